import Audit
import Scenarios
import Testing

/// The defects that people reported, each beside its repaired twin.
@Suite struct DefectAuditTests {
  /// What must be found: a rule, and the nodes that it names.
  struct Expected: Sendable, Hashable, CustomStringConvertible {
    let rule: String
    let nodes: [String]

    init(_ rule: String, _ nodes: String...) {
      self.rule = rule
      self.nodes = nodes
    }

    var description: String { "\(rule) \(nodes.joined(separator: "+"))" }
  }

  struct Defect: Sendable, CustomTestStringConvertible {
    let name: String
    /// The same tree, written down by somebody else, for both readers.
    let other: String
    let expected: [Expected]
    var testDescription: String { name }

    static let all = [
      Defect(
        name: "state-in-name", other: "03-state-in-name",
        expected: [
          Expected("name-state", "row"), Expected("state-missing", "row"),
          Expected("change-silent", "row"), Expected("action-pair", "row"),
        ]),
      Defect(
        name: "combined-card", other: "05-combined-body",
        expected: [Expected("hidden-spoken", "card")]),
      Defect(
        name: "state-on-wrapper", other: "07-state-on-wrapper",
        expected: [
          Expected("split", "w", "h"), Expected("state-node", "w"), Expected("name-missing", "w"),
          Expected("hint-stale", "w"),
        ]),
      Defect(
        name: "swallowed-body", other: "09-swallowed-body",
        expected: [Expected("panel-unreachable", "b", "lnk"), Expected("flatten", "item")]),
      Defect(
        name: "constant-hint", other: "11-stale-hint",
        expected: [Expected("hint-stale", "cz"), Expected("hint-gesture", "cz")]),
      Defect(
        name: "four-announcements", other: "13-four-announcements",
        expected: [
          Expected("change-echo", "row"), Expected("chevron", "up", "dn"),
          Expected("live-stop", "up", "dn"),
        ]),
      Defect(
        name: "announce-only-node", other: "15-announce-only",
        expected: [
          Expected("live-stop", "lv"), Expected("split", "lv", "h"), Expected("state-in-hint", "h"),
        ]),
      Defect(
        name: "rebuilt-row", other: "17-rows-rebuilt",
        expected: [
          Expected("focus-lost", "c1"), Expected("state-missing", "c1"),
          Expected("state-missing", "c2"), Expected("change-silent", "c1"),
        ]),
      Defect(
        name: "dead-activation", other: "19-no-handler",
        expected: [Expected("action-noop", "r"), Expected("role", "r")]),
      Defect(
        name: "late-focus-pull", other: "21-late-pull",
        expected: [Expected("focus-pull", "h"), Expected("change-echo", "h")]),
      Defect(
        name: "same-words", other: "23-same-words",
        expected: [
          Expected("name-override", "a"), Expected("name-override", "b"),
          Expected("name-dup", "a", "b"), Expected("name-state", "a"), Expected("name-state", "b"),
        ]),
      Defect(
        name: "state-twice", other: "25-state-twice",
        expected: [Expected("state-dup", "row"), Expected("name-state", "row")]),
    ]
  }

  private func report(_ path: String) throws -> AuditReport {
    let reading = Scenario.read(path)
    #expect(reading.diagnostics == [])
    let scenario = try #require(reading.scenario)
    return try Auditor().audit(AuditedScreen(scenario))
  }

  private static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

  private func own(_ name: String) -> String { "\(Self.root)/Scenarios/defects/\(name).yaml" }

  private func other(_ name: String) -> String {
    "\(Self.root)/Tests/ScenariosTests/Data/defects/\(name).yaml"
  }

  @Test(arguments: Defect.all)
  func `a defect raises its findings, and nothing else that is serious`(defect: Defect) throws {
    try check(report(own(defect.name)), defect.expected)
  }

  @Test(arguments: Defect.all)
  func `it does so however the tree is written down`(defect: Defect) throws {
    // In the other file the second row opens nothing, so that nothing can be missing there.
    let expected = defect.expected.filter { $0 != Expected("state-missing", "c2") }
    try check(report(other(defect.other)), expected)
  }

  private func check(_ report: AuditReport, _ expected: [Expected]) {
    let failures = report.failures()
    for each in expected {
      let isFound = failures.contains { $0.rule == each.rule && Set($0.nodes) == Set(each.nodes) }
      #expect(isFound, "\(each) in \(failures.map { "\($0.rule) \($0.nodes)" })")
    }
    let others = failures.filter { finding in
      finding.severity >= .serious
        && !expected.contains { $0.rule == finding.rule && Set($0.nodes) == Set(finding.nodes) }
    }
    #expect(others.map(Self.line) == [])
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.nodes): \(finding.message) | \(finding.heard.map(\.text))"
  }

  @Test(arguments: ["native-header"] + Defect.all.map { "\($0.name).repaired" })
  func `a repaired screen raises nothing that is serious`(name: String) throws {
    #expect(try report(own(name)).failures(atLeast: .serious).map(Self.line) == [])
  }

  @Test func `the control is as good in other hands`() throws {
    #expect(try report(other("01-native-header")).failures(atLeast: .serious).map(Self.line) == [])
  }
}
