import Hearing
import ScreenReaders
import Semantics
import Testing

@Suite struct HeardTextTests {
  static let cause = Cause(.gesture, step: 0, what: "swipe right")

  private func speech(cutAfter length: Milliseconds) -> Speech {
    Speech(
      utterance: .make("collapsed, Details, Button", .queue, .focus), cause: Self.cause,
      requested: 0, began: 0, ended: length, duration: 1800, outcome: .cut(by: Self.cause))
  }

  @Test(arguments: [
    (0, ""), (100, ""), (400, "collapsed"), (700, "collapsed"), (1400, "collapsed, Details"),
    (10_000, "collapsed, Details, Button"),
  ])
  func tellsWhatCouldBeMadeOut(_ length: Milliseconds, _ heard: String) {
    #expect(speech(cutAfter: length).heardText(language: "en") == heard)
  }

  @Test func isAllWhereItWasHeardAndNothingWhereItWasDropped() {
    var speech = speech(cutAfter: 10)
    speech.outcome = .heard
    #expect(speech.heardText(language: "en") == "collapsed, Details, Button")
    speech.outcome = .dropped(.cleared, by: Self.cause)
    #expect(speech.heardText(language: "en") == "")
  }

  @Test func dividesAnUtteranceWhereTheLanguageChanges() {
    var utterance = Utterance.make("Straße, button, collapsed", .queue, .focus)
    let origin = Origin(
      node: nil, property: .label, rule: Rule("test", "A test.", .modelled, source: "a test"))
    utterance.parts = [
      Part(.label, "Straße", origin: origin, language: "de"), Part(.role, "button", origin: origin),
      Part(.state, "collapsed", origin: origin),
    ]
    #expect(
      utterance.segments(in: "en") == [
        SpokenSegment("Straße", language: "de"),
        SpokenSegment("button, collapsed", language: "en"),
      ])
    utterance.parts[0].language = "en"
    #expect(utterance.segments(in: "en") == [SpokenSegment(utterance.text, language: "en")])
  }
}
