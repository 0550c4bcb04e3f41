/// How much a fault costs the people who meet it.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// They cannot go on.
  case critical
  /// They go on with a guess or a detour.
  case serious
  /// They are slowed down.
  case moderate
  /// They notice.
  case minor

  private var rank: Int {
    switch self {
    case .minor: 0
    case .moderate: 1
    case .serious: 2
    case .critical: 3
    }
  }

  /// The lighter one first.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// What a rule found on a screen.
public enum Outcome: Sendable, Hashable {
  case pass
  case fail
  /// A person has to decide, for this reason.
  case needsReview(String)
  /// There is nothing on the screen that the rule is about.
  case notApplicable

  /// The word that reports use.
  public var name: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .needsReview: "needs review"
    case .notApplicable: "not applicable"
    }
  }
}
