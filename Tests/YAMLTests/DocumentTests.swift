import Testing
import YAML

@Suite("YAML becomes a tree with places")
struct DocumentTests {
  @Test("Places count lines and Unicode scalars from 1")
  func marks() throws {
    let document = Document.yaml("a: Títle\nb: [😀, x]\n", path: "m.yaml")
    let root = try #require(document.root)
    #expect(document.diagnostics.isEmpty)
    #expect(root["a"]?.mark == Mark(line: 1, column: 4))
    #expect(root["b"]?.items?.map(\.mark) == [Mark(line: 2, column: 5), Mark(line: 2, column: 8)])
    #expect(root.entries?.map(\.mark) == [Mark(line: 1, column: 1), Mark(line: 2, column: 1)])
  }

  @Test(
    "Plain scalars mean what the core schema says",
    arguments: [
      ("true", Scalar.Meaning.boolean(true)), ("False", .boolean(false)), ("yes", .text),
      ("12", .integer(12)), ("-3", .integer(-3)), ("0x1F", .integer(31)), ("0o17", .integer(15)),
      ("1.5", .number(1.5)), ("1e3", .number(1000)), ("~", .null), ("null", .null),
      ("'12'", .text), ("\"true\"", .text), ("1 of 3", .text), ("nan", .text),
      ("!!str 12", .text), ("2s", .text),
    ])
  func meanings(written: String, meaning: Scalar.Meaning) {
    #expect(Document.yaml("k: \(written)", path: "s.yaml").root?["k"]?.scalar?.meaning == meaning)
  }

  @Test(
    "A problem is told with its place",
    arguments: [
      ("a: 1\nb: 2\na: 3\n", "f:3:1: error: the key 'a' stands here twice; first on line 1"),
      ("a: *x\n", "f:1:4: error: the alias '*x' names no anchor"),
      ("a: &x 1\nb: *x\n", "f:2:4: error: the alias '*x' is refused: write the value out"),
      ("a: 1\n---\nb: 2\n", "f:2:1: error: a second document begins here; a file holds one"),
      ("", "f: error: the file is empty"),
      ("# only a comment\n", "f: error: the file is empty"),
      ("a: !ruby/object {}\n", "f:1:4: error: the tag '!ruby/object' is not known"),
      ("? [1, 2]\n: 3\n", "f:1:3: error: a key must be a word, not a list"),
      ("a: \"x\\0y\"\n", "f:1:4: error: the text holds a NUL character"),
      ("é: 1\nk: a\u{7}b\n", "f:2:5: error: the control character U+0007 is not allowed here"),
      ("k: a\u{0}b\n", "f:1:5: error: the file holds a NUL character"),
      ("k: é\u{9B}\n", "f:1:5: error: the control character U+009B is not allowed here"),
    ])
  func problems(text: String, expected: String) {
    let document = Document.yaml(text, path: "f")
    #expect(document.diagnostics.map(\.description) == [expected])
    #expect(document.hasErrors)
  }

  @Test("A syntax error is told where it is seen")
  func syntaxError() {
    let document = Document.yaml("a: [1, 2\nb: 3\n", path: "f")
    #expect(document.root == nil)
    #expect(
      document.diagnostics.map(\.description) == [
        "f:2:2: error: did not find expected ',' or ']' while parsing a flow sequence "
          + "that begins on line 1"
      ])
  }

  @Test("Bytes that are not UTF-8 are told with line and column")
  func invalidUTF8() {
    let bytes = Array("a: é\nb: x".utf8) + [0xC3, 0x28]
    let document = Document.yaml(bytes: bytes, path: "f")
    #expect(
      document.diagnostics.map(\.description) == ["f:2:5: error: the file is not valid UTF-8"])
  }

  @Test("A byte order mark at the start is passed over, UTF-16 is refused")
  func byteOrderMarks() {
    #expect(Document.yaml("\u{FEFF}a: 1", path: "f").root?["a"]?.mark == Mark(line: 1, column: 4))
    let wide = Document.yaml(bytes: [0xFF, 0xFE, 0x61, 0], path: "f")
    #expect(wide.diagnostics.map(\.description) == ["f:1:1: error: the file is not valid UTF-8"])
  }
}
