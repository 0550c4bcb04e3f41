/// What a project decided about audits: `earshot.yaml`.
public struct AuditConfiguration: Sendable, Hashable {
  /// Rules that are switched off, by id.
  public var off: Set<String> = []
  /// Severities that the project gives rules, by id.
  public var severities: [String: Severity] = [:]
  public var suppressions: [Suppression] = []
  /// The day on which suppressions are held against their expiry, `YYYY-MM-DD`; nil never expires.
  ///
  /// Given from outside, so that a run depends on nothing but its input.
  public var today: String?
  /// A verb in a name that agrees with the state is only a matter for review.
  public var allowsAgreeingVerbs = true

  /// All rules on, nothing suppressed.
  public static let standard = AuditConfiguration()

  public init() {}

  func isOn(_ card: RuleCard) -> Bool { !off.contains(card.id) }

  func severity(of card: RuleCard) -> Severity? { severities[card.id] }

  /// The suppressions that no longer hold.
  public var expired: [Suppression] { suppressions.filter(isExpired) }

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
  /// That it no longer holds.
  var finding: Finding {
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

  /// What the finding about an expired suppression is called.
  public static let expiredRule = "suppression-expired"
}
