import Testing
import YAML

@Suite("Hostile input is refused in bounded time")
struct HostileTests {
  private let bomb: String = {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let parts = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(parts)]\n"
    }
    return text
  }()

  @Test("An alias bomb is refused at its first alias and never expanded", .timeLimit(.minutes(1)))
  func aliasBomb() {
    let document = Document.yaml(bomb, path: "f")
    #expect(document.hasErrors)
    #expect(
      document.diagnostics.first?.description
        == "f:2:10: error: the alias '*a0' is refused: write the value out")
    #expect(document.diagnostics.count == 99)
  }

  @Test("100 MB are refused by their size", .timeLimit(.minutes(1)))
  func large() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 100 << 20)
    let document = Document.yaml(bytes: bytes, path: "f")
    #expect(
      document.diagnostics.map(\.description) == ["f: error: the file is larger than 4194304 bytes"]
    )
  }

  @Test(
    "Deep nesting is refused at the limit", .timeLimit(.minutes(1)),
    arguments: ["[", "{a: ", "- "])
  func deep(opening: String) {
    let document = Document.yaml(String(repeating: opening, count: 100_000), path: "f")
    #expect(document.root == nil)
    #expect(
      document.diagnostics.map(\.message) == ["lists and mappings nest deeper than 128 levels"])
  }

  @Test("Each limit holds to the unit", arguments: [0, 1])
  func exactly(over: Int) {
    let limits = Limits(bytes: 40, depth: 3, nodes: 6, textBytes: 8)
    let size = "k: 1 #".padded(to: 40 + over)
    let depth = String(repeating: "[", count: 3 + over) + String(repeating: "]", count: 3 + over)
    let nodes = "[" + Array(repeating: "1", count: 5 + over).joined(separator: ",") + "]"
    let text = "é".padded(to: 8 + over)
    for written in [size, depth, nodes, text] {
      #expect(Document.yaml(written, path: "f", limits: limits).hasErrors == (over > 0))
    }
    for written in [depth, nodes, "\"\(text)\"", "\"\\n\(text.dropFirst())x\""] {
      #expect(Document.json(written, path: "f", limits: limits).hasErrors == (over > 0))
    }
  }

  @Test("Deep JSON is refused at the limit", .timeLimit(.minutes(1)), arguments: ["[", "{\"a\":"])
  func deepJSON(opening: String) {
    let document = Document.json(String(repeating: opening, count: 100_000), path: "f")
    #expect(
      document.diagnostics.map(\.message) == ["lists and mappings nest deeper than 512 levels"])
  }

  @Test("Ten thousand duplicate keys do not buy ten thousand messages")
  func manyProblems() {
    let document = Document.yaml(String(repeating: "a: 1\n", count: 10_000), path: "f")
    #expect(document.diagnostics.count == 200)
  }

  @Test("A mapping of 50 000 keys is read in linear time", .timeLimit(.minutes(1)))
  func manyKeys() {
    let text = (0..<50_000).map { "key\($0): 1\n" }.joined()
    #expect(Document.yaml(text, path: "f").root?.entries?.count == 50_000)
  }
}

extension String {
  /// Filled with `x` up to a number of bytes.
  fileprivate func padded(to bytes: Int) -> String {
    self + String(repeating: "x", count: bytes - utf8.count)
  }
}
