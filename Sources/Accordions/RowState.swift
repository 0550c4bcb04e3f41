/// What a row looks like and whether it is open (facts 4 to 7).
public enum RowState: String, Sendable, CaseIterable {
  case `default` = "Default"
  /// A finger is on the closed row.
  case pressed = "Pressed"
  case active = "Active"

  /// Whether the description is shown.
  public var isOpen: Bool { self == .active }

  /// The state at rest that is open or closed.
  public init(isOpen: Bool) { self = isOpen ? .active : .default }
}

/// What a finger does to a row.
public enum RowInput: String, Sendable, CaseIterable {
  case press
  /// The finger slid off, or a scroll took it over.
  case cancel
  case click
}

extension RowState {
  /// The state after an input (fact 12).
  ///
  /// A click counts only where a press went before or the row is open; "next" of Active is
  /// Default.
  public func after(_ input: RowInput) -> RowState {
    switch (self, input) {
    case (.default, .press): .pressed
    case (.pressed, .click): .active
    case (.pressed, .cancel): .default
    case (.active, .click): .default
    case (.default, .cancel), (.default, .click), (.pressed, .press), (.active, .press),
      (.active, .cancel):
      self
    }
  }

  /// The state after an activation by a screen reader: a click without touches before it.
  public var afterActivation: RowState { after(.press).after(.click) }
}
