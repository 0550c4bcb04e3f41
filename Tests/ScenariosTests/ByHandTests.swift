import Playing
import Scenarios
import ScreenReaders
import Semantics
import Testing
import YAML

@Suite("A screen that is driven by hand")
struct ByHandTests {
  private static let source = """
    earshot: 1
    title: T
    # Why this screen is here.
    screen:
      accordion:
        rows:
          - {id: a, title: Delivery, description: Two days.}
          - {id: b, title: Returns, description: Free.}
    steps:
      - do: swipe left

    """

  private func hand(_ source: String = source, _ reader: ReaderKind? = nil) throws -> ByHand {
    let reading = Scenario.read(bytes: Array(source.utf8), path: "s.yaml", acceptsScreen: true)
    return try ByHand(try #require(reading.scenario), with: reader)
  }

  private func does(_ hand: inout ByHand, _ words: String...) throws {
    for words in words { hand.perform(try hand.action(words)) }
  }

  @Test("Each reader keeps its own place")
  func readers() throws {
    var hand = try hand()
    try does(&hand, "swipe right", "swipe right")
    #expect(hand.focus == "b" && hand.stops == ["a", "b"])
    #expect(try hand.switchReader())
    #expect(hand.reader == .talkBack && hand.focus == nil)
    try does(&hand, "swipe right")
    #expect(try hand.switchReader())
    #expect(hand.focus == "b" && hand.stepCount == 3)
  }

  @Test("What is undone never was")
  func undo() throws {
    var hand = try hand()
    try does(&hand, "swipe right")
    let before = hand.performance.timeline
    try does(&hand, "double tap")
    #expect(hand.stops == ["a", "a.description", "b"])
    #expect(hand.undo()?.action.description == "double tap")
    #expect(hand.performance.timeline == before && hand.stops == ["a", "b"])
    #expect(hand.undo() != nil && hand.undo() == nil && hand.stepCount == 0)
  }

  @Test("What is cut has a line when it begins and one when it ends")
  func captions() throws {
    var hand = try hand()
    hand.perform(.gesture(.swipeRight))
    let first = hand.captions(ofLast: 4)
    #expect(first.map(\.line.label) == ["heard", "signals", "cursor", "hint"])
    hand.perform(.gesture(.swipeRight), after: 300)
    let both = hand.captions(ofLast: 4)
    #expect(both.map(\.time) == both.map(\.time).sorted())
    // What was shown by then is still the same; the hint never came.
    #expect(first.dropLast().allSatisfy { caption in both.contains { $0.id == caption.id } })
    #expect(!both.contains { $0.id == first.last?.id })
    #expect(both.filter { $0.time == 300 }.map(\.line.label).prefix(2) == ["cut", "no hint"])
  }

  @Test("What is saved keeps the comments, reads again and passes")
  func saving() throws {
    for reader in ReaderKind.allCases {
      var hand = try hand(Self.source, reader)
      try does(&hand, "swipe right", "double tap", "swipe right", "touch b", "wait 2s")
      let text = try hand.saved(source: Array(Self.source.utf8), at: "t.yaml")
      #expect(text.contains("# Why this screen is here.") && text.contains("title: \"T, by hand\""))
      #expect(!text.contains("swipe left"))
      let scenario = try #require(
        Scenario.read(bytes: Array(text.utf8), path: "t.yaml").scenario)
      #expect(scenario.readers == [reader])
      let results = try ScenarioPlayer().play(scenario, with: reader).results
      #expect(results.count > 8 && results.allSatisfy { $0.outcome == .passed })
      let kinds = Set(scenario.steps.flatMap(\.checks).map { "\($0.expectation)".prefix(5) })
      #expect(["heard", "conve", "focus", "open(", "silen"].allSatisfy { kinds.contains($0[...]) })
    }
  }

  @Test("Nothing done is nothing to save")
  func nothing() throws {
    let hand = try hand()
    #expect(throws: HandSavingError.self) {
      try hand.saved(source: Array(Self.source.utf8), at: "t.yaml")
    }
  }

  @Test(
    "A scenario in flow style is written anew",
    arguments: [
      #"{"earshot": 1, "title": "T: 1", "tags": ["x", "404"], "screen": {"nodes": [{"id": "a", "name": "true", "role": "button"}]}, "steps": []}"#,
      "{nodes: [{id: a, role: button, name: 'x: y'}, {id: b, text: '- #'}]}",
    ])
  func flow(source: String) throws {
    var hand = try hand(source)
    try does(&hand, "swipe right", "double tap")
    let text = try hand.saved(source: Array(source.utf8), at: "t.yaml")
    let scenario = try #require(Scenario.read(bytes: Array(text.utf8), path: "t.yaml").scenario)
    #expect(scenario.steps.count == 2)
    #expect(
      try ScenarioPlayer().play(scenario, with: .voiceOver).results.allSatisfy {
        $0.outcome == .passed
      })
  }

  @Test("A line is broken between words, and inside one that is too long")
  func wrapping() {
    let line = Transcript.Line(
      .heard, label: "heard", "one two " + String(repeating: "x", count: 40) + " 日本語です",
      remark: "why")
    for width in [20, 40, 80] {
      let pieces = line.text(width: width, colored: false).split(separator: "\n")
      #expect(pieces.allSatisfy { $0.count <= width })
      #expect(
        pieces.joined().filter { $0 != " " } == "heardonetwo"
          + String(repeating: "x", count: 40) + "日本語です(why)")
    }
    let colored = line.text(width: 80, colored: true)
    #expect(colored.contains("\u{1B}[32m") && colored.hasSuffix("\u{1B}[0m"))
  }
}
