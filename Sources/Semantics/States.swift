/// Whether a disclosure is open. A row that cannot open has none: `Optional` carries that.
public enum ExpandedState: String, Sendable, CaseIterable {
  case collapsed, partial, expanded

  /// The state after one activation.
  public var toggled: ExpandedState {
    switch self {
    case .collapsed: .expanded
    case .partial, .expanded: .collapsed
    }
  }
}

/// The state of a check box, radio button or switch.
public enum CheckedState: String, Sendable, CaseIterable {
  case unchecked, mixed, checked
}

/// How a change inside a region is announced.
public enum LiveRegion: String, Sendable, CaseIterable {
  case off, polite, assertive
}
