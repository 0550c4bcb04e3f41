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
    let expected: [Expected]
    var testDescription: String { name }

    static let all = [
      Defect(
        name: "state-in-name",
        expected: [
          Expected("name-state", "row"), Expected("state-missing", "row"),
          Expected("change-silent", "row"), Expected("action-pair", "row"),
        ]),
      Defect(name: "combined-card", expected: [Expected("hidden-spoken", "card")]),
      Defect(
        name: "state-on-wrapper",
        expected: [
          Expected("split", "w", "h"), Expected("state-node", "w"), Expected("name-missing", "w"),
          Expected("hint-stale", "w"),
        ]),
      Defect(
        name: "swallowed-body",
        expected: [Expected("panel-unreachable", "b", "lnk"), Expected("flatten", "item")]),
      Defect(
        name: "constant-hint",
        expected: [Expected("hint-stale", "cz"), Expected("hint-gesture", "cz")]),
      Defect(
        name: "four-announcements",
        expected: [
          Expected("change-echo", "row"), Expected("chevron", "up", "dn"),
          Expected("live-stop", "up", "dn"),
        ]),
      Defect(
        name: "announce-only-node",
        expected: [
          Expected("live-stop", "lv"), Expected("split", "lv", "h"), Expected("state-in-hint", "h"),
        ]),
      Defect(
        name: "rebuilt-row",
        expected: [
          Expected("focus-lost", "c1"), Expected("state-missing", "c1"),
          Expected("state-missing", "c2"), Expected("change-silent", "c1"),
        ]),
      Defect(
        name: "dead-activation", expected: [Expected("action-noop", "r"), Expected("role", "r")]),
      Defect(
        name: "late-focus-pull",
        expected: [Expected("focus-pull", "h"), Expected("change-echo", "h")]),
      Defect(
        name: "same-words",
        expected: [
          Expected("name-override", "a"), Expected("name-override", "b"),
          Expected("name-dup", "a", "b"), Expected("name-state", "a"), Expected("name-state", "b"),
        ]),
      Defect(
        name: "state-twice",
        expected: [Expected("state-dup", "row"), Expected("name-state", "row")]),
    ]
  }

  private func report(_ name: String) throws -> AuditReport {
    let reading = Scenario.read("\(Self.folder)/\(name).yaml")
    #expect(reading.diagnostics == [])
    let scenario = try #require(reading.scenario)
    return try Auditor().audit(AuditedScreen(scenario))
  }

  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Scenarios/defects"

  @Test(arguments: Defect.all)
  func `a defect raises its findings, and nothing else that is serious`(defect: Defect) throws {
    let failures = try report(defect.name).failures()
    for expected in defect.expected {
      let isFound = failures.contains {
        $0.rule == expected.rule && Set($0.nodes) == Set(expected.nodes)
      }
      #expect(isFound, "\(expected) in \(failures.map { "\($0.rule) \($0.nodes)" })")
    }
    let others = failures.filter { finding in
      finding.severity >= .serious
        && !defect.expected.contains {
          $0.rule == finding.rule && Set($0.nodes) == Set(finding.nodes)
        }
    }
    #expect(others.map { "\($0.rule) \($0.nodes): \($0.message) | \($0.heard.map(\.text))" } == [])
  }

  @Test(arguments: ["native-header"] + Defect.all.map { "\($0.name).repaired" })
  func `a repaired screen raises nothing that is serious`(name: String) throws {
    let failures = try report(name).failures(atLeast: .serious)
    #expect(
      failures.map { "\($0.rule) \($0.nodes): \($0.message) | \($0.heard.map(\.text))" } == [])
  }
}
