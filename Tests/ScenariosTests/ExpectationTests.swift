import Hearing
import Playing
import Scenarios
import ScreenReaders
import Semantics
import Testing
import YAML

@Suite("What was heard is held against what was expected")
struct ExpectationTests {
  private static let row = "zugeklappt, Which states?, Taste, 1 von 3"

  private func message(
    _ expectation: Check.Expectation, step: Int = 0, writtenFor locale: String = "en"
  ) -> String? {
    let sample = SamplePerformance.opening
    let steps = sample.steps.indices.map { place in
      Step(
        ScriptedStep(sample.steps[place].action),
        checks: place == step ? [Check(expectation, mark: .start)] : [], mark: .start)
    }
    return Expectations(of: sample.performance).results(of: steps, writtenFor: locale).first?
      .message
  }

  private func conveyed(_ change: (inout Conveyed) -> Void) -> Check.Expectation {
    var conveyed = Conveyed()
    change(&conveyed)
    return .conveys(conveyed)
  }

  @Test(
    "Words are compared one by one, spaces apart",
    arguments: [
      ([row], ""), (["zugeklappt,  Which states?, Taste, 1 von\n3"], ""),
      (
        ["zugeklappt, Which state?, Taste, 1 von 3"],
        "word 3 differs: 'state?,' was expected, 'states?,' was heard"
      ),
      ([row + " Stück"], "word 8 is missing: 'Stück'"),
      (["zugeklappt, Which states?,"], "word 4 is too much: 'Taste,'"),
      ([row, "more"], "not heard: more"),
      ([], "also heard: \(row)"),
    ])
  func heard(texts: [String], expected: String) {
    #expect(message(.heard(texts)) == expected)
  }

  @Test("A hint is compared apart from what it follows")
  func hints() {
    #expect(message(.hint("Double-tap to activate")) == "")
    #expect(message(.hint("Double-tap to toggle")) != "")
    #expect(message(.hint(nil)) == "also heard: Double-tap to activate")
    #expect(message(.hint(nil), step: 1) == "")
  }

  @Test("Meaning is found whatever the words and their order")
  func conveys() {
    let all = conveyed {
      $0.name = "which states"
      $0.role = .button
      $0.states = [.collapsed]
      $0.position = Position(index: 1, count: 3)
    }
    #expect(message(all) == "")
    #expect(message(all, writtenFor: "de") == "")
    #expect(message(conveyed { $0.name = "Taste" }) == "not conveyed: name 'Taste'")
    #expect(message(conveyed { $0.states = [.expanded] }) == "not conveyed: state expanded")
    #expect(message(conveyed { $0.role = .link }) == "not conveyed: role link")
    #expect(
      message(conveyed { $0.change = .collapsed }) == "not conveyed: change to collapsed",
      "a state that is told on arrival is no news")
  }

  @Test("What was cut is not heard")
  func cut() {
    #expect(message(conveyed { $0.change = .expanded }, step: 1) != "")
    #expect(
      message(.notCut(nil), step: 1) == "'aufgeklappt' was cut after 180 ms, by swipe right")
    #expect(message(.notCut("Which states"), step: 1) == "")
    #expect(message(.heard([]), step: 1) == "")
    #expect(message(.silent, step: 1) == "'aufgeklappt' is heard")
  }

  @Test("A text that is due in time is heard to its end by then")
  func within() {
    #expect(message(.heardWithin("which states", 2010)) == "")
    #expect(message(.heardWithin("which states", 2000)) == "heard only after 2.01 s")
    #expect(message(.heardWithin("which", 5000)) == "")
    #expect(message(.heardWithin("state", 5000)) == "not heard")
    #expect(
      message(.heardWithin("aufgeklappt", 5000), step: 1) == "begun, and not heard to its end")
  }

  @Test("Silence counts everything that sounds")
  func silence() {
    #expect(message(.silentFor(10)) == "")
    #expect(message(.silentFor(11)) == "'\(Self.row)' is heard")
    #expect(message(.silentFor(100), step: 2) == "")
    #expect(message(.silent, step: 2) == "")
  }

  @Test("Words that must not be heard are found in hints too")
  func notHeard() {
    #expect(message(.notHeard("toggle")) == "")
    #expect(message(.notHeard("activate")) == "heard in 'Double-tap to activate'")
  }

  @Test("Cursor and open rows are those at the step's end")
  func truth() {
    #expect(message(.focus("row")) == "")
    #expect(message(.focus("other")) == "it is row, not other")
    #expect(message(.focus(nil), step: 2) == "")
    #expect(message(.open([])) == "")
    #expect(message(.open(["row"])) == "'row' is not open")
    #expect(message(.open(["row"]), step: 1) == "")
    #expect(message(.open([]), step: 2) == "'row' is open")
  }

  @Test("Words are not held against another locale, and checks not against another reader")
  func applies() {
    #expect(message(.heard(["x"]), writtenFor: "de") == nil)
    let sample = SamplePerformance.opening
    let check = Check(.silent, readers: [.voiceOver], mark: .start)
    let step = Step(ScriptedStep(.gesture(.swipeRight)), checks: [check], mark: .start)
    let results = Expectations(of: sample.performance).results(of: [step], writtenFor: "en")
    #expect(results.isEmpty)
  }

  @Test("A check that only warns does not fail")
  func warning() throws {
    let sample = SamplePerformance.opening
    let check = Check(conveyed { $0.role = .link }, isWarning: true, mark: .start)
    let step = Step(ScriptedStep(.gesture(.swipeRight)), checks: [check], mark: .start)
    let result = try #require(
      Expectations(of: sample.performance).results(of: [step], writtenFor: "en").first)
    #expect(result.outcome == .warning)
    #expect(result.key == "should")
    #expect(result.expected == "role: link")
  }
}
