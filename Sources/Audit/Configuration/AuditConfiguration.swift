/// What a project decided about audits: the `audit` part of `earshot.yaml`.
public struct AuditConfiguration: Sendable, Hashable {
  /// What becomes of something that a rule would leave to a person.
  public enum Reviews: String, Sendable, CaseIterable {
    /// It is shown, and does not count.
    case ask
    /// It counts as a failure.
    case fail
    /// It passes.
    case pass
  }

  /// What a project decided about one rule.
  public struct RuleSetting: Sendable, Hashable {
    public var isOn = true
    /// Nil leaves the rule's own.
    public var severity: Severity?
    public var reviews = Reviews.ask

    public init() {}
  }

  /// By the rule's id.
  public var rules: [String: RuleSetting] = [:]
  public var suppressions: [Suppression] = []
  /// The day on which suppressions are held against their expiry, `YYYY-MM-DD`; nil never expires.
  ///
  /// Given from outside, so that a run depends on nothing but its input.
  public var today: String?

  /// All rules on, nothing suppressed.
  public static let standard = AuditConfiguration()

  public init() {}

  func isOn(_ card: RuleCard) -> Bool { rules[card.id]?.isOn ?? true }

  func severity(of card: RuleCard) -> Severity? { rules[card.id]?.severity }

  /// The outcome as the project wants it.
  func outcome(_ outcome: Outcome, of card: RuleCard) -> Outcome {
    guard case .needsReview = outcome else { return outcome }
    return switch rules[card.id]?.reviews ?? .ask {
    case .ask: outcome
    case .fail: .fail
    case .pass: .pass
    }
  }

  /// A finding for each suppression that no longer holds: once for a run, not for each screen.
  public var findings: [Finding] { suppressions.filter(isExpired).map(\.expiry) }

  private func isExpired(_ suppression: Suppression) -> Bool {
    guard let today, let expires = suppression.expires else { return false }
    return expires < today
  }

  func suppression(of finding: Finding, on screen: AuditedScreen) -> Suppression? {
    suppressions.first { suppression in
      !isExpired(suppression) && suppression.rule == finding.rule
        && (suppression.node.map(finding.nodes.contains) ?? true)
        && (suppression.screen.map { screen.isCalled($0) } ?? true)
    }
  }
}

extension AuditedScreen {
  fileprivate func isCalled(_ name: String) -> Bool {
    title.contains(name) || path?.contains(name) == true
  }
}

extension Suppression {
  /// What the finding about an expired suppression is called.
  public static let expiredRule = "suppression-expired"

  /// That it no longer holds.
  fileprivate var expiry: Finding {
    Finding(
      rule: Self.expiredRule, severity: .serious, outcome: .fail, nodes: node.map { [$0] } ?? [],
      readers: [],
      message: """
        the suppression of \(rule)\(node.map { " at \($0)" } ?? "") expired on \
        \(expires ?? "an unknown day"): \(reason)
        """,
      why: "What was put up with for a time is put up with for ever.",
      fix: "Repair the fault, or let \(owner) decide again and set a new day.", criteria: [],
      position: position)
  }
}
