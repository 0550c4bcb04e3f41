import PlatformTrees
public import Semantics

/// A node as a platform shows it to readers, in terms that both platforms share.
public struct ExposedNode: Sendable, Hashable, Identifiable {
  public var id: String
  public var parent: String?
  public var children: [String] = []
  /// `accessibilityLabel`, or `contentDescription`.
  public var label: String?
  /// The text of a text view on Android.
  public var text: String?
  /// `accessibilityValue`, or `stateDescription`.
  public var value: String?
  /// The author's hint.
  public var hint: String?
  /// `accessibilityExpandedStatus`, or `expandedState` of API 36.
  public var status: ExpandedState?
  public var offersExpand = false
  public var offersCollapse = false
  public var customActions: [String] = []
  /// What the author calls a click.
  public var clickLabel: String?
  public var role = ExposedRole.none
  public var isHeading = false
  public var headingLevel: Int?
  public var isSelected = false
  /// Nil where it cannot be checked.
  public var checked: CheckedState?
  public var isEnabled = true
  public var live = LiveRegion.off
  /// Says by itself that a tap does something.
  public var isActivatable = false
  /// Takes the focus of a keyboard or a switch.
  public var takesKeyboard = false
  /// Stands for all that is below it, which cannot be reached then.
  public var hidesChildren = false
  public var scrolls = false
  public var isList = false
  /// Static text.
  public var isText = false
  /// A landmark.
  public var isRegion = false
  public var language: String?
  public var frame: Rect?
  public var position: Position?
  /// How many rows its collection has, where it is one and knows.
  public var count: Int?

  /// The name that it brings itself.
  public var ownName: String? { label ?? text }

  init(id: String, parent: String?) {
    self.id = id
    self.parent = parent
  }
}

/// What a platform says a node is.
public enum ExposedRole: Sendable, Hashable {
  case none
  case button, link, checkBox, radioButton, toggle, tab, image, slider, textField, dropDown
  case progress, list, pager, searchField
  /// A word of the app's own.
  case other(String)

  /// Whether a person expects that it can be activated.
  public var isControl: Bool {
    switch self {
    case .button, .link, .checkBox, .radioButton, .toggle, .tab, .slider, .textField, .dropDown,
      .searchField:
      true
    case .none, .image, .progress, .list, .pager, .other: false
    }
  }
}

/// An element that can be looked at without knowing the platform.
protocol Exposable: TreeElement, Hashable {
  func exposed(parent: String?) -> ExposedNode
}

/// The nodes of a screen at one moment, in the order of the tree.
public struct ExposedTree: Sendable {
  public private(set) var order: [String] = []
  private var nodes: [String: ExposedNode] = [:]

  init<Element: Exposable>(_ tree: FlatTree<Element>) {
    var waiting = Array(tree.roots.reversed())
    while let place = waiting.popLast() {
      let parent = tree.parent(of: place).map { tree[$0].id }
      var node = tree[place].exposed(parent: parent)
      let children = Array(tree.children(of: place))
      node.children = children.map { tree[$0].id }
      order.append(node.id)
      nodes[node.id] = node
      waiting.append(contentsOf: children.reversed())
    }
  }

  /// The node with this id.
  public subscript(id: String) -> ExposedNode? { nodes[id] }

  /// All nodes, in order.
  public var all: [ExposedNode] { order.compactMap { nodes[$0] } }

  /// The node and everything below it, in order, without the subtrees at `excluded`.
  public func subtree(at id: String, without excluded: Set<String> = []) -> [ExposedNode] {
    guard let node = nodes[id], !excluded.contains(id) else { return [] }
    return [node] + node.children.flatMap { subtree(at: $0, without: excluded) }
  }

  /// What the node lies in, the nearest first.
  public func ancestors(of id: String) -> [ExposedNode] {
    var found: [ExposedNode] = []
    var next = nodes[id]?.parent
    while let here = next, let node = nodes[here] {
      found.append(node)
      next = node.parent
    }
    return found
  }

  /// Whether the node is the other one or below it.
  public func contains(_ id: String, in other: String) -> Bool {
    id == other || ancestors(of: id).contains { $0.id == other }
  }
}
