import Audit
import Semantics
import Testing

/// The tests that run over all rules.
@Suite struct RuleExamplesTests {
  /// One example of one rule, by words that a failing test shows.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any AuditRule
    let example: RuleExample

    var testDescription: String { "\(rule.card.id): \(example.title)" }

    static let all = AuditRules.all.flatMap { rule in
      rule.examples.map { Case(rule: rule, example: $0) }
    }
  }

  @Test(arguments: Case.all)
  func `an example fails or passes as its rule says`(each: Case) throws {
    let report = try Auditor(rules: [each.rule]).audit(each.example.screen)
    let failed = report.findings.filter { $0.outcome == .fail }.flatMap(\.nodes)
    let reviewed = report.findings.filter { $0.outcome != .fail }.flatMap(\.nodes)
    switch each.example.expectation {
    case .fails(let nodes): #expect(failed == nodes)
    case .passes:
      #expect(failed == [])
      #expect(reviewed == [])
    case .needsReview(let nodes): #expect(reviewed == nodes)
    }
  }

  @Test func `each rule has an example that fails and one that passes`() {
    for rule in AuditRules.all {
      let expectations = rule.examples.map(\.expectation)
      #expect(expectations.contains(.passes), "\(rule.card.id)")
      let finds = expectations.contains { if case .passes = $0 { false } else { true } }
      #expect(finds, "\(rule.card.id)")
    }
  }
}
