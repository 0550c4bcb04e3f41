/// A node of the neutral accessibility tree: what a design means, before a platform shows it.
public struct Node: Sendable, Hashable, Identifiable {
  /// Unique in its tree; what scenarios and findings call it.
  public var id: String
  public var role: Role
  /// The accessible name, or the text of a `text` node.
  public var name: String?
  /// An explicit label that stands in place of the children's text.
  public var label: String?
  public var value: String?
  /// The author's usage hint.
  public var hint: String?
  /// BCP 47 tag of the node's own text, where it differs from the screen's.
  public var language: String?
  /// Nil where the node cannot open.
  public var expanded: ExpandedState?
  public var checked: CheckedState?
  public var isSelected = false
  public var isEnabled = true
  /// 1 to 6 where the node is a heading of that level, 0 for a heading without one.
  public var headingLevel: Int?
  /// Hidden from assistive technology, with everything below.
  public var isHidden = false
  /// One stop that speaks for its whole subtree (SwiftUI `.combine`, Compose `mergeDescendants`).
  public var isSingleElement = false
  /// Whether it takes the cursor, where that does not follow from its role and name.
  public var isFocusable: Bool?
  /// Has a handler for a tap, whatever its role.
  public var isActivatable = false
  public var live = LiveRegion.off
  public var actions: [NodeAction] = []
  /// The node that this one shows and hides.
  public var opens: String?
  public var position: Position?
  /// In points on iOS, dp on Android.
  public var frame: Rect?
  /// Can be scrolled to what does not fit into it.
  public var scrolls = false
  /// Ids in the order they are read, where that is not the order of `children`.
  public var order: [String] = []
  public var children: [Node] = []

  /// A node with a role and, where it has one, a name.
  public init(id: String, role: Role, name: String? = nil, children: [Node] = []) {
    self.id = id
    self.role = role
    self.name = name
    self.children = children
  }
}

/// "1 of 3": the place of a node among its like, counted from 1.
public struct Position: Sendable, Hashable {
  public var index: Int
  public var count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// Something that assistive technology can ask a node to do.
public enum NodeAction: Sendable, Hashable {
  case activate(label: String?)
  case longPress(label: String?)
  case expand
  case collapse
  case dismiss
  case increment
  case decrement
  case custom(name: String)
}
