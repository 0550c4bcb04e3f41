import Accordions
import Hearing
import Implementations
import Playing
import ScreenReaders
import Testing

@Suite struct StageTests {
  private let faq = Accordion(rows: [
    AccordionRow(id: "states", title: "Which states are there?", description: "Three."),
    AccordionRow(id: "nest", title: "May I nest one?", description: "No."),
  ])

  private func heard(_ performance: Performance, step: Int) -> [String] {
    performance.speech(in: step).filter { $0.outcome == .heard }.map(\.utterance.text)
  }

  @Test func `VoiceOver opens a disclosure group and reads what it hid`() throws {
    let app = AccordionApp(faq, kind: SwiftUIDisclosureGroup())
    let played = try Stage.voiceOver(on: app, settings: VoiceOverSettings()).play([
      .init(.gesture(.swipeRight)), .init(.gesture(.doubleTap)), .init(.gesture(.swipeRight)),
    ])
    #expect(
      heard(played, step: 0) == [
        "Which states are there?, button, collapsed", "Double tap to expand",
      ])
    #expect(heard(played, step: 1) == ["Which states are there?, expanded"])
    #expect(heard(played, step: 2) == ["Three."])
    #expect(played.steps.map(\.focus) == ["states", "states", "states.description"])
    #expect([0, 1].map { played.isOpen("states", after: $0) } == [false, true])
  }

  @Test func `TalkBack opens an expandable row and reads what it hid`() throws {
    let app = AccordionApp(faq, kind: ComposeExpandCollapse())
    let played = try Stage.talkBack(on: app, settings: TalkBackSettings()).play([
      .init(.gesture(.swipeRight)), .init(.gesture(.doubleTap)), .init(.gesture(.swipeRight)),
    ])
    #expect(heard(played, step: 0).first == "collapsed, Which states are there?, Button")
    #expect(heard(played, step: 1) == ["expanded"])
    #expect(heard(played, step: 2) == ["Three."])
    #expect(played.steps.map(\.focus) == ["states", "states", "states.description"])
  }
}
