import Hearing
import PlatformTrees
import Playing
import ScreenReaders
import Semantics
import Testing

/// Every text takes one second, so that times are easy to read.
private struct OneSecond: SpeechTiming {
  func duration(of text: String, language: String) -> Milliseconds {
    1000
  }
}

@Suite struct SessionTests {
  private func play(_ steps: [ScriptedStep], reads: [String] = []) -> Performance {
    let screen = NodesScreen(Sample.disclosure())
    return Session(
      reader: EchoReader(reads: reads), app: NodesApp<AndroidPlatform>(screen),
      queue: SpeechQueue(reader: .talkBack, locale: "en", timing: OneSecond())
    ).play(steps)
  }

  private func heard(_ performance: Performance) -> [String] {
    performance.timeline.speech.filter { $0.outcome == .heard }.map(\.utterance.text)
  }

  @Test func `a step waits until what came before was heard out, the hint too`() {
    let played = play([
      .init(.gesture(.touch(node: "row"))), .init(.gesture(.touch(node: "panel"))),
    ])
    #expect(played.steps.map(\.began) == [0, 2800])
    #expect(heard(played) == ["row", "hint", "panel", "hint"])
  }

  @Test func `a step that comes early cuts what is being said`() {
    let played = play([
      .init(.gesture(.touch(node: "row"))), .init(.gesture(.touch(node: "panel")), after: 300),
    ])
    #expect(played.steps.map(\.began) == [0, 300])
    #expect(heard(played) == ["panel", "hint"])
    #expect(played.timeline.speech.first?.ended == 300)
  }

  @Test func `a click is looked at 150 ms later, after the change that came with it`() {
    let played = play([.init(.gesture(.touch(node: "row"))), .init(.gesture(.doubleTap))])
    let second = played.speech(in: 1).map(\.utterance.text)
    #expect(second.first == "2 changed")
    #expect(second.contains("event row at \(played.steps[1].began + 150)"))
    #expect([0, 1].map { played.isOpen("row", after: $0) } == [false, true])
  }

  @Test func `each utterance names the step and the event that caused it`() throws {
    let played = play([.init(.gesture(.touch(node: "row"))), .init(.gesture(.doubleTap))])
    let click = try #require(played.speech(in: 1).last)
    #expect(click.cause == Cause(.event, step: 1, what: "TYPE_VIEW_CLICKED"))
    #expect(played.speech(in: 0).map(\.cause.kind) == [.gesture, .pause])
  }

  @Test func `reading on goes from one to the next until it is cut`() {
    let all = play([.init(.gesture(.readFromTop))], reads: ["one", "two", "three"])
    #expect(heard(all) == ["one", "two", "three"])
    let cut = play(
      [.init(.gesture(.readFromTop)), .init(.gesture(.touch(node: "row")), after: 1500)],
      reads: ["one", "two", "three"])
    #expect(heard(cut) == ["one", "row", "hint"])
  }

  @Test func `a wait lets the clock run for just that long`() {
    let played = play([.init(.wait(700)), .init(.wait(50), after: 700)])
    #expect(played.steps.map(\.began) == [0, 700])
    #expect(played.steps.map(\.ended) == [700, 750])
  }
}
