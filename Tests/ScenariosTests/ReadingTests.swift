import Playing
import Scenarios
import ScreenReaders
import Semantics
import Testing
import YAML

@Suite("A scenario is read whole, or every problem of it is told")
struct ReadingTests {
  private func read(_ text: String) -> ScenarioReading {
    Scenario.read(bytes: Array(text.utf8), path: "s.yaml")
  }

  private func scenario(steps: String) -> ScenarioReading {
    read(
      """
      earshot: 1
      title: T
      screen: {accordion: {rows: [{id: a, title: A}, {id: b, title: B}]}}
      steps:
      \(steps)
      """)
  }

  @Test("The form in the documentation is read")
  func sample() throws {
    let reading = read(
      """
      earshot: 1
      title: Opening a question reads its answer
      tags: [faq]
      readers: [voiceover, talkback]
      locale: en
      settings: {hints: true}
      screen:
        accordion:
          implementation: {ios: swiftui.disclosureGroup, android: compose.expandCollapse}
          rows:
            - {id: states, title: Which states?, description: Three., icon: circle-question-mark}
            - {id: nest, title: May I nest one?, description: No.}
      steps:
        - do: swipe right
          focus: states
          conveys: {name: Which states?, role: button, state: collapsed}
          heard:
            voiceover: Which states?, button, collapsed
            talkback: collapsed, Which states?, Button
        - do: double tap
          conveys: {change: expanded}
        - do: swipe right
          heard: Three.
      """)
    #expect(reading.diagnostics.map(\.description) == [])
    let scenario = try #require(reading.scenario)
    #expect(scenario.name == "s")
    #expect(scenario.tags == ["faq"])
    #expect(scenario.readers == [.voiceOver, .talkBack])
    #expect(scenario.settings.voiceOver.speaksHints == true)
    #expect(
      scenario.steps.map(\.script.action.description) == [
        "swipe right", "double tap", "swipe right",
      ])
    let first = scenario.steps[0].checks
    #expect(first.map(\.mark.line) == [15, 16, 18, 19])
    #expect(first[2].readers == [.voiceOver])
    #expect(first[2].expectation == .heard(["Which states?, button, collapsed"]))
    #expect(scenario.steps[0].mark == Mark(line: 14, column: 5))
  }

  @Test("Every problem of a file is told at once, in the order of the lines")
  func allAtOnce() {
    let reading = read(
      """
      earshot: 2
      titel: T
      readers: [voiceover, jaws]
      locale: en
      screen:
        accordion:
          rows:
            - {id: a, title: A, icon: bel, opened: true}
            - {id: a, title: B}
            - {title: C}
      steps:
        - do: swipe rigth
        - do: touch c
          hears: x
          focus: aa
        - do: wait 2
          heard within 2: x
          conveys: {role: buton, state: open}
      """)
    #expect(
      reading.diagnostics.map(\.description) == [
        "s.yaml:1:1: error: a scenario needs 'title'",
        "s.yaml:1:10: error: version 2 of the format is not known to this Earshot; "
          + "did you mean '1'?",
        "s.yaml:2:1: error: unknown key 'titel'; did you mean 'title'?",
        "s.yaml:3:22: error: unknown reader 'jaws'; known: voiceover, talkback",
        "s.yaml:8:33: error: unknown icon 'bel'; did you mean 'bell'?",
        "s.yaml:8:38: error: unknown key 'opened'; did you mean 'open'?",
        "s.yaml:9:14: error: the id 'a' is taken; first on line 8",
        "s.yaml:10:9: error: a row needs 'id'",
        "s.yaml:12:9: error: unknown step 'swipe rigth'; did you mean 'swipe right'?",
        "s.yaml:13:9: error: unknown node 'c'; did you mean 'a'?",
        "s.yaml:14:5: error: unknown key 'hears'; did you mean 'heard'?",
        "s.yaml:15:12: error: unknown node 'aa'; did you mean 'a'?",
        "s.yaml:16:9: error: the duration 2 needs a unit: s or ms",
        "s.yaml:17:5: error: the duration 2 needs a unit: s or ms; "
          + "did you mean 'heard within 1s'?",
        "s.yaml:18:21: error: unknown role 'buton'; did you mean 'button'?",
        "s.yaml:18:35: error: unknown state 'open'; known: collapsed, expanded, partial, "
          + "selected, disabled, checked, unchecked, mixed",
      ])
    #expect(reading.scenario == nil)
  }
}
