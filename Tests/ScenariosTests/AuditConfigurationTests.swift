import Audit
import Playing
import Scenarios
import Semantics
import Testing
import YAML

/// What `earshot.yaml` decides about audits.
@Suite struct AuditConfigurationTests {
  private func read(_ text: String) -> (
    configuration: AuditConfiguration?, diagnostics: [Diagnostic]
  ) {
    AuditConfiguration.read(bytes: Array(text.utf8), path: "earshot.yaml")
  }

  private func audit(_ configuration: AuditConfiguration) throws -> AuditReport {
    var row = ScreenNode(Node(id: "row", role: .button, name: "Fees"))
    row.disclosure = Disclosure(panel: "panel")
    row.disclosure?.exposure = .none
    let text = ScreenNode(Node(id: "text", role: .text, name: "Two euros"))
    let panel = ScreenNode(Node(id: "panel", role: .group), children: [text])
    let root = ScreenNode(Node(id: "screen", role: .group), children: [row, panel])
    return try Auditor(configuration: configuration)
      .audit(AuditedScreen(NodesScreen(root), title: "Prices"))
  }

  @Test func `a rule is switched off, and another weighs less`() throws {
    let read = read(
      """
      earshot: 1
      audit:
        rules:
          change-silent: off
          state-missing: minor
      """)
    #expect(read.diagnostics == [])
    let report = try audit(try #require(read.configuration))
    #expect(report.findings.map(\.rule) == ["state-missing"])
    #expect(report.findings.map(\.severity) == [.minor])
  }

  private static let suppressing = """
    earshot: 1
    audit:
      suppressions:
        - rule: state-missing
          node: row
          screen: Prices
          reason: The new list comes in May
          owner: Kim
          expires: 2027-05-31
    """

  @Test(arguments: [("2027-05-31", 1, 0), ("2027-06-01", 2, 1)])
  func `a suppression holds to its last day, and is a finding from then on`(
    today: String, failures: Int, expired: Int
  ) throws {
    var configuration = try #require(read(Self.suppressing).configuration)
    configuration.today = today
    let report = try audit(configuration)
    #expect(report.failures().count == failures)
    #expect(configuration.findings.map(\.position?.line) == (expired == 1 ? [4] : []))
    #expect(report.findings.count == 2)
  }

  @Test(arguments: ["2027-02-30", "2027-02-29", "2027-04-31", "2027-13-01", "2027-00-10"])
  func `a day that no calendar has is refused where it stands`(day: String) {
    let read = read(Self.suppressing.replacing("2027-05-31", with: day))
    #expect(read.configuration == nil)
    #expect(
      read.diagnostics.map(\.description) == [
        "earshot.yaml:9:16: error: a day is written YYYY-MM-DD, not '\(day)'"
      ])
  }

  @Test func `all that is empty is told at once`() {
    let read = read(
      """
      earshot: 1
      audit:
        suppressions: [{rule: role, reason: "", owner: "", node: "", screen: " "}]

      """)
    #expect(read.diagnostics.count == 4)
  }

  @Test(arguments: [
    ("rules: {state-mising: off}", "unknown rule 'state-mising'"),
    ("rules: {state-missing: heavy}", "unknown severity 'heavy'"),
    ("suppressions: [{rule: state-missing, owner: Kim}]", "a suppression needs 'reason'"),
    (
      "suppressions: [{rule: role, reason: Later, owner: Kim, expires: May}]",
      "a day is written YYYY-MM-DD, not 'May'"
    ),
    (
      "suppressions: [{rule: role, reason: '', owner: Kim}]",
      "a suppression needs a text for 'reason', which is empty"
    ),
    (
      "suppressions: [{rule: role, reason: Later, owner: '  '}]",
      "a suppression needs a text for 'owner', which is empty"
    ),
    (
      "suppressions: [{rule: role, reason: Later, owner: Kim, screen: ''}]",
      "a suppression needs a text for 'screen', which is empty"
    ),
  ])
  func `what is wrong is told with its place`(text: String, message: String) {
    let read = read("earshot: 1\naudit:\n  \(text)\n")
    #expect(read.configuration == nil)
    #expect(read.diagnostics.map(\.message).contains { $0.hasPrefix(message) })
  }
}
