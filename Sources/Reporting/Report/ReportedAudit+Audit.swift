public import Audit

extension ReportedAudit {
  /// Whether it tells of no screen, but of suppressions that no longer hold.
  var isOfSuppressions: Bool { outcomes.contains { $0.rule == Suppression.expiredRule } }

  /// An audit of a screen.
  public init(_ report: AuditReport) {
    self.init(
      path: report.path ?? report.screen, title: report.screen,
      findings: report.findings.map(ReportedFinding.init),
      outcomes: report.outcomes.map {
        RuleOutcome(rule: $0.rule, outcome: AuditOutcome($0.outcome))
      })
  }
}

extension ReportedAudit {
  /// Suppressions that no longer hold, by the files that they stand in; none where all hold.
  public static func expired(in configuration: AuditConfiguration) -> [ReportedAudit] {
    let findings = configuration.findings
    let paths = findings.map { $0.position?.path ?? "earshot.yaml" }
    return Set(paths).sorted().map { path in
      ReportedAudit(
        path: path, title: "Suppressions",
        findings: zip(findings, paths).filter { $0.1 == path }.map { ReportedFinding($0.0) },
        outcomes: [RuleOutcome(rule: Suppression.expiredRule, outcome: .fail)])
    }
  }
}

extension ReportedFinding {
  init(_ finding: Finding) {
    self.init(
      rule: finding.rule, severity: finding.severity, outcome: AuditOutcome(finding.outcome),
      review: finding.outcome.reason, nodes: finding.nodes, alike: finding.alike,
      readers: finding.readers, message: finding.message, heard: finding.heard, why: finding.why,
      fix: finding.fix, criteria: finding.criteria.map(\.number), evidence: finding.evidence,
      line: finding.position?.line, column: finding.position?.column,
      suppression: finding.suppression.map(\.words))
  }
}

extension ReportedRule {
  /// A rule as its card has it.
  public init(_ card: RuleCard) {
    self.init(
      id: card.id, title: card.title, checks: card.checks, severity: card.severity,
      criteria: card.criteria.map {
        ReportedCriterion(number: $0.number, title: $0.title, level: $0.level)
      })
  }
}

extension AuditOutcome {
  init(_ outcome: Outcome) {
    switch outcome {
    case .pass: self = .pass
    case .fail: self = .fail
    case .needsReview: self = .needsReview
    case .notApplicable: self = .notApplicable
    }
  }
}

extension Outcome {
  fileprivate var reason: String? {
    switch self {
    case .needsReview(let reason): reason
    case .pass, .fail, .notApplicable: nil
    }
  }
}

extension Suppression {
  fileprivate var words: String {
    "\(reason) (\(owner)\(expires.map { ", until \($0)" } ?? ""))"
  }
}
