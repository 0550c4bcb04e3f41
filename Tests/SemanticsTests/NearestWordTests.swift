import Semantics
import Testing

@Suite struct NearestWordTests {
  private static let words = ["voiceover", "talkback", "chevron-up", "chevron-down"]

  @Test(arguments: [
    ("voicover", "voiceover"), ("TalkBakc", "talkback"), ("chevron-dwon", "chevron-down"),
    ("chevron-pu", "chevron-up"), ("", "talkback"),
  ])
  func misspeltWord(word: String, nearest: String) {
    #expect(nearestWord(to: word, among: Self.words) == nearest)
  }

  @Test func firstOfEqualsWins() {
    #expect(nearestWord(to: "x", among: ["b", "a"]) == "b")
  }

  @Test func noWords() {
    #expect(nearestWord(to: "x", among: []) == nil)
  }

  @Test func hugeWordIsCompared() {
    #expect(nearestWord(to: String(repeating: "x", count: 1_000_000), among: ["a"]) == "a")
  }
}
