import Testing
import YAML

@Suite("JSON becomes the same tree")
struct JSONTests {
  @Test("Escapes that YAML lacks are read")
  func escapes() {
    let document = Document.json(#"{"a": "\ud83d\ude00\/\u00e9\n\ud800!"}"#, path: "f")
    #expect(document.diagnostics.isEmpty)
    #expect(document.root?["a"]?.scalar == Scalar("😀/é\n\u{FFFD}!", isPlain: false))
  }

  @Test("Line separators, tabs and long keys stay as written")
  func separators() {
    let key = String(repeating: "k", count: 5000)
    let document = Document.json("\t{\n\t\"\(key)\"\t:\t\"a\u{2028}b\u{7F}\"}", path: "f")
    #expect(document.root?[key]?.scalar?.text == "a\u{2028}b\u{7F}")
    #expect(document.root?[key]?.mark == Mark(line: 2, column: 5007))
  }

  @Test("Columns after an emoji count it once")
  func columns() {
    let document = Document.json(#"{"é😀": "ü\n😀", "b": -1.5e3}"#, path: "f")
    #expect(document.root?["b"]?.mark == Mark(line: 1, column: 21))
    #expect(document.root?["b"]?.scalar?.meaning == .number(-1500))
  }

  @Test(
    "A problem is told with its place",
    arguments: [
      (#"{"a": 1, "a": 2}"#, "f:1:10: error: the key 'a' stands here twice; first on line 1"),
      (#"{"a": 1,}"#, "f:1:9: error: expected a key in quotes"),
      (#"{"a" 1}"#, "f:1:6: error: expected ':' after the key"),
      ("[1 2]", "f:1:4: error: expected ',' or ']'"),
      ("[1, ", "f:1:5: error: a value is missing at the end"),
      ("[1", "f:1:3: error: the end of a list or mapping is missing"),
      ("[yes]", "f:1:2: error: expected a value"),
      ("[]\n[]", "f:2:1: error: there is more text after the value"),
      ("\"a\nb\"", "f:1:3: error: a line break or control character stands inside quotes"),
      ("\"é", "f:1:3: error: the closing quote is missing"),
      (#""\x""#, "f:1:2: error: an unknown escape stands inside quotes"),
      (#""\u12g4""#, "f:1:2: error: expected four hexadecimal digits after \\u"),
      (#""\u0000""#, "f:1:2: error: the text holds a NUL character"),
      (" ", "f:1:2: error: the file is empty"),
    ])
  func problems(text: String, expected: String) {
    #expect(Document.json(text, path: "f").diagnostics.map(\.description) == [expected])
  }

  @Test("JSON Lines keep the lines of the file, and a bad line spoils only itself")
  func lines() {
    let text = "{\"a\": 1}\r\n\n{\"b\": }\n{\"é\": \"\u{2028}\", \"c\": 3}"
    let documents = Document.jsonLines(bytes: Array(text.utf8), path: "f")
    #expect(documents.map(\.root?.mark.line) == [1, nil, 4])
    #expect(documents[1].diagnostics.map(\.description) == ["f:3:7: error: expected a value"])
    #expect(documents[2].root?["c"]?.mark == Mark(line: 4, column: 17))
  }

  @Test("A broken byte in one line is told there")
  func brokenLine() {
    let bytes = Array("[1]\n[\"é".utf8) + [0xFF] + Array("\"]\n[2]".utf8)
    let documents = Document.jsonLines(bytes: bytes, path: "f")
    #expect(documents.map { $0.root == nil } == [false, true, false])
    #expect(
      documents[1].diagnostics.map(\.description) == ["f:2:4: error: the file is not valid UTF-8"])
  }
}
