public import ScreenReaders

/// One thing that people complain about, found by listening and by looking.
///
/// A rule is a file of its own with its own passing and failing examples; three tests run over all
/// of them.
public protocol AuditRule: Sendable {
  var card: RuleCard { get }
  /// Small screens that show what it finds and what it lets pass.
  var examples: [RuleExample] { get }
  /// Whether one moment of a screen is enough, so that it can judge what a raw tree claims.
  var judgesClaims: Bool { get }
  /// What it finds under one reader.
  func judge(_ side: Side) -> [Judgement]
  /// What it finds on the screen as a whole: under each reader, unless it looks at both together.
  func judge(_ listening: Listening) -> [Judgement]
}

extension AuditRule {
  public var judgesClaims: Bool { false }
  public func judge(_ side: Side) -> [Judgement] { [] }
  public func judge(_ listening: Listening) -> [Judgement] { listening.sides.flatMap(judge) }
}

/// What a rule is about, for people who read its finding.
public struct RuleCard: Sendable, Hashable {
  /// Where the rule comes from.
  public enum Origin: Sendable, Hashable {
    /// How many of 161 public reports and audits it would have caught.
    case reports(Int)
    /// A fact of the accordion's design page.
    case designPage
  }

  /// Stable once released.
  public let id: String
  public let title: String
  public let severity: Severity
  public let criteria: [Criterion]
  /// What it checks.
  public let checks: String
  /// Why a fault hurts, in a sentence.
  public let why: String
  public let fix: Fix
  public let origin: Origin

  /// How many reports it would have caught; nil for a fact of the design page.
  public var weight: Int? {
    switch origin {
    case .reports(let count): count
    case .designPage: nil
    }
  }

  init(
    _ id: String, _ title: String, _ severity: Severity, _ criteria: [Criterion],
    checks: String, why: String, fix: Fix, origin: Origin
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.criteria = criteria
    self.checks = checks
    self.why = why
    self.fix = fix
    self.origin = origin
  }
}

/// What a rule says about some nodes.
public struct Judgement: Sendable, Hashable {
  public var outcome: Outcome
  public var nodes: [String]
  /// Nil where it does not depend on the reader.
  public var reader: ReaderKind?
  /// What is wrong; empty where nothing is.
  public var message: String
  public var heard: String?
  /// Nodes built alike, which were not tried one by one.
  public var alike: [String] = []
  /// Where the fault is lighter than the rule's own severity, or heavier.
  public var severity: Severity?

  static func pass(_ nodes: [String]) -> Judgement {
    Judgement(outcome: .pass, nodes: nodes, reader: nil, message: "")
  }
}
