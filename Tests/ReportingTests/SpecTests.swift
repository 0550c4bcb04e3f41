import Reporting
import Scenarios
import ScreenReaders
import Semantics
import Testing

/// The announcement table of a screen, and given, when, then.
@Suite struct SpecTests {
  private func scenario(_ text: String) throws -> Scenario {
    let reading = Scenario.read(bytes: Array(text.utf8), path: "faq.yaml")
    #expect(reading.diagnostics.isEmpty)
    return try #require(reading.scenario)
  }

  private func faq() throws -> Scenario {
    try scenario(
      """
      earshot: 1
      title: Questions & answers
      screen:
        accordion:
          implementation: {ios: swiftui.disclosureGroup, android: compose.expandCollapse}
          rows:
            - {id: states, title: Which states are there?, description: Three.}
            - {id: nest, title: 'May I nest, or "fold"?', description: No.}
      steps:
        - do: swipe right
      """)
  }

  @Test("One row: closed, open, disabled, what it opened, and both ways of the toggle")
  func oneRow() throws {
    let spec = try Spec(of: faq(), trigger: "states")
    #expect(spec.items.map(\.title) == ["Which states are there?"])
    #expect(
      spec.table.rows.map(\.first) == [
        "closed", "open", "disabled", "what it opened", "double tap to open",
        "double tap to close",
      ])
    try expectGolden(spec.overview.text(width: 100), "spec.txt")
    try expectGolden(spec.markdown, "spec.md")
    try expectGolden(spec.html, "spec.html")
    try expectGolden(spec.csv, "spec.csv")
    try expectGolden(spec.json.text, "spec.json")
  }

  @Test("All rows: each line names its row; the feature file has a scenario for each state")
  func allRows() throws {
    let spec = try Spec(of: faq())
    #expect(spec.table.columns.first == "row")
    #expect(spec.table.rows.count == 12)
    try expectGolden(spec.gherkin, "spec.feature")
  }

  @Test("A screen written by hand has no disabled state of its own")
  func nodes() throws {
    let spec = try Spec(
      of: scenario(
        """
        earshot: 1
        title: A button and its panel
        readers: [voiceover]
        screen:
          nodes:
            - id: more
              role: button
              name: More
              opens: panel
            - {id: panel, role: text, name: The rest}
        steps:
          - do: swipe right
        """))
    #expect(spec.items.map(\.title) == ["More"])
    #expect(!spec.table.rows.contains { $0.first == "disabled" })
    #expect(spec.table.rows.first?[1] == "More, button, collapsed")
  }

  @Test("A row that is not there is answered with the nearest; so is a locale")
  func unknown() throws {
    let faq = try faq()
    let row = #expect(throws: UnknownName.self) { try Spec(of: faq, trigger: "state") }
    #expect(row?.nearest == "states")
    #expect(throws: UnknownLocale.self) { try Spec(of: faq, locale: "xx") }
  }

  @Test("Another locale speaks the readers' other words")
  func locale() throws {
    let spec = try Spec(of: faq(), trigger: "nest", locale: "de")
    #expect(spec.table.rows.first?[4].hasPrefix("Minimiert, ") == true)
  }
}
