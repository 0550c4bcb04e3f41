public import Audit
public import ScreenReaders
public import Semantics

/// What all rules found on one screen.
public struct ReportedAudit: Sendable, Hashable {
  /// The file that the screen is of, as it was named.
  public var path: String
  public var title: String
  /// The worst first.
  public var findings: [ReportedFinding]
  /// How each rule came out, in the order of the rules.
  public var outcomes: [RuleOutcome]

  /// How one rule came out.
  public struct RuleOutcome: Sendable, Hashable {
    public var rule: String
    public var outcome: AuditOutcome

    public init(rule: String, outcome: AuditOutcome) {
      self.rule = rule
      self.outcome = outcome
    }
  }

  public init(
    path: String, title: String, findings: [ReportedFinding] = [], outcomes: [RuleOutcome] = []
  ) {
    self.path = path
    self.title = title
    self.findings = findings
    self.outcomes = outcomes
  }
}

/// What a rule can come to, as reports tell it.
public enum AuditOutcome: String, Sendable, CaseIterable {
  case pass, fail
  case needsReview = "needs review"
  case notApplicable = "not applicable"
}

/// A fault on a screen, or something that a person has to look at.
public struct ReportedFinding: Sendable, Hashable {
  public var rule: String
  public var severity: Severity
  public var outcome: AuditOutcome
  /// Why a person has to look.
  public var review: String?
  public var nodes: [String]
  /// Nodes that are built alike, and share the fault.
  public var alike: [String]
  public var readers: [ReaderKind]
  public var message: String
  public var heard: [Heard]
  public var why: String
  public var fix: String
  /// Numbers of success criteria, such as `4.1.2`.
  public var criteria: [String]
  public var evidence: Evidence?
  /// Counted from 1; nil where the fault is in no line.
  public var line: Int?
  public var column: Int?
  /// Why somebody decided to live with it, and who.
  public var suppression: String?

  public init(
    rule: String, severity: Severity, outcome: AuditOutcome, review: String? = nil,
    nodes: [String], alike: [String] = [], readers: [ReaderKind], message: String,
    heard: [Heard] = [], why: String, fix: String, criteria: [String] = [],
    evidence: Evidence? = nil, line: Int? = nil, column: Int? = nil, suppression: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.outcome = outcome
    self.review = review
    self.nodes = nodes
    self.alike = alike
    self.readers = readers
    self.message = message
    self.heard = heard
    self.why = why
    self.fix = fix
    self.criteria = criteria
    self.evidence = evidence
    self.line = line
    self.column = column
    self.suppression = suppression
  }

  /// Whether it is a failure that nobody suppressed.
  public var counts: Bool { outcome == .fail && suppression == nil }
}

/// A rule of audits, for reports that list what was tried.
public struct ReportedRule: Sendable, Hashable {
  public var id: String
  public var title: String
  public var checks: String
  public var severity: Severity
  public var criteria: [ReportedCriterion]

  public init(
    id: String, title: String, checks: String, severity: Severity, criteria: [ReportedCriterion]
  ) {
    self.id = id
    self.title = title
    self.checks = checks
    self.severity = severity
    self.criteria = criteria
  }
}

/// A success criterion of WCAG 2.2.
public struct ReportedCriterion: Sendable, Hashable {
  public var number: String
  public var title: String
  /// A, AA or AAA.
  public var level: String

  public init(number: String, title: String, level: String) {
    self.number = number
    self.title = title
    self.level = level
  }
}
