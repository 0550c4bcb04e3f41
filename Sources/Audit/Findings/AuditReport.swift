/// What all rules found on one screen.
public struct AuditReport: Sendable, Hashable {
  /// One rule's outcome on the screen.
  public struct RuleOutcome: Sendable, Hashable {
    public var rule: String
    public var outcome: Outcome
  }

  public var screen: String
  public var path: String?
  /// The worst first, then in the order of the rules and of the screen.
  public var findings: [Finding]
  /// In the order of the rules.
  public var outcomes: [RuleOutcome]

  /// Failures that nobody suppressed, of a severity or worse.
  public func failures(atLeast severity: Severity = .minor) -> [Finding] {
    findings.filter { $0.counts && $0.severity >= severity }
  }
}
