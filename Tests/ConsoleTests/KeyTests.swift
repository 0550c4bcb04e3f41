import Console
import Testing

@Suite("The bytes of a terminal become keys")
struct KeyTests {
  static let sequences: [(bytes: String, keys: [TerminalKey])] = [
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[1;5C", [.right]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\r\n\t\u{7F}\u{8}\u{4}", [.enter, .enter, .tab, .backspace, .backspace, .end]),
    ("q?R", [.character("q"), .character("?"), .character("R")]),
    ("ü…😀", [.character("ü"), .character("…"), .character("😀")]),
    ("\u{1B}q", [.escape, .character("q")]), ("\u{1B}[3~\u{1B}[Hx", [.character("x")]),
    ("\u{0}\u{1}\u{1F}a", [.character("a")]), ("\u{1B}\u{1B}[C", [.escape, .right]),
  ]

  @Test("Whole and byte by byte, the keys are the same", arguments: sequences)
  func decoding(bytes: String, keys: [TerminalKey]) {
    var whole = KeyDecoder()
    #expect(whole.keys(in: bytes.utf8) + whole.finish() == keys)
    var pieces = KeyDecoder()
    #expect(bytes.utf8.flatMap { pieces.keys(in: [$0]) } + pieces.finish() == keys)
  }

  @Test("An escape alone is a key once nothing follows")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0x1B]).isEmpty && decoder.isInsideKey)
    #expect(decoder.finish() == [.escape] && !decoder.isInsideKey)
  }

  @Test("What is no text is passed over, and ends")
  func broken() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] =
      [0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x61, 0x80, 0x1B, 0x5B]
      + Array(
        repeating: 0x31, count: 100)
    let keys = decoder.keys(in: bytes)
    #expect(keys.prefix(2) == [.character("("), .character("a")])
  }
}
