/// What activating a node does to what others open: "Expand all", or a close button in a panel.
public struct Control: Sendable, Hashable {
  /// What it does to each.
  public enum Goal: String, Sendable, CaseIterable {
    case open, close, toggle
    /// Something that has nothing to do with what others open.
    case nothing
  }

  public var goal: Goal
  /// The triggers of what it opens or shuts; empty for every one on the screen.
  public var triggers: [String]
  /// What else the app does, in order.
  public var effects: [Effect]

  public init(_ goal: Goal, triggers: [String] = [], effects: [Effect] = []) {
    self.goal = goal
    self.triggers = triggers
    self.effects = effects
  }

  func target(from isOpen: Bool) -> Bool {
    switch goal {
    case .open: true
    case .close: false
    case .toggle: !isOpen
    case .nothing: isOpen
    }
  }
}
