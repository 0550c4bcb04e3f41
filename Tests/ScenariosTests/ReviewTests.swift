import Playing
import Scenarios
import ScreenReaders
import Semantics
import Testing

/// Why words are said, what a suite notices, and what it hears.
@Suite struct ReviewTests {
  private func scenario(_ steps: String) throws -> Scenario {
    let text = """
      earshot: 1
      title: Fees
      screen:
        nodes:
          - {id: row, role: button, name: Fees, hint: Monthly, opens: panel}
          - {id: panel, role: group, children: [{id: text, text: Two euros}]}
      steps:
      \(steps)
      """
    let reading = Scenario.read(bytes: Array(text.utf8), path: "fees.yaml")
    #expect(reading.diagnostics == [])
    return try #require(reading.scenario)
  }

  @Test func `each word has its reason, and the settings that take it away`() throws {
    let scenario = try scenario("  - do: touch row")
    let explanation = try #require(
      try Explanation(scenario, step: 1, reader: .voiceOver))
    let words = explanation.said.flatMap(\.words)
    let role = try #require(words.first { $0.kind == .role })
    #expect(role.text == "button" && role.node == "row" && role.property == .traits)
    #expect(role.removedBy.contains("voiceover: {controls: off}"))
    let name = try #require(words.first { $0.kind == .label })
    #expect(name.removedBy == [])
    let hint = try #require(words.first { $0.text == "Monthly" })
    #expect(hint.removedBy == ["voiceover: {hints: false}"])
  }

  @Test func `a step that is not there has no explanation`() throws {
    #expect(try Explanation(scenario("  - do: touch row"), step: 2, reader: .talkBack) == nil)
  }

  private func noticed(_ scenario: Scenario, goldens: Bool = false) throws
    -> [String: Mutant.Noticed]
  {
    let mutants = try MutationRun(scenario, goldens: goldens).mutants()
    let iOS = mutants.filter { $0.reader == .voiceOver }
    return Dictionary(iOS.map { ($0.description, $0.noticed) }) { first, _ in first }
  }

  @Test func `a check notices what it asks for, and nothing else`() throws {
    let noticed = try noticed(scenario("  - {do: touch row, conveys: {name: Fees, role: button}}"))
    #expect(noticed["row: without label"] == .check)
    #expect(noticed["row: without trait button"] == .check)
    #expect(noticed["row: without expandedStatus"] == .nobody)
    #expect(noticed["row: activation does nothing"] == .unheard)
    #expect(noticed["row: its shut panel stays in the tree"] == .unheard)
  }

  @Test func `a transcript notices all that is heard`() throws {
    let noticed = try noticed(scenario("  - do: touch row\n  - do: swipe right"), goldens: true)
    #expect(noticed["row: without expandedStatus"] == .transcript)
    #expect(noticed["row: its shut panel stays in the tree"] == .transcript)
    #expect(!noticed.values.contains(.nobody))
  }

  @Test func `a suite knows what it never heard`() throws {
    let scenario = try scenario("  - do: touch row\n  - do: double tap\n  - do: swipe right")
    let played = try ScenarioPlayer().play(scenario, with: .talkBack)
    let coverage = SuiteCoverage([played])
    let heard = coverage.cells.filter { $0.count > 0 }.map { "\($0.gesture) \($0.place.rawValue)" }
    #expect(
      heard == [
        "swipe right on an open header", "touch nowhere", "double tap on a shut header",
      ])
    #expect(
      coverage.gaps.contains { $0.gesture == "double tap" && $0.place == .open })
    #expect(coverage.locales == [.talkBack: ["en"]])
    #expect(coverage.settings.allSatisfy { $0.count == 0 })
  }
}
