public import Semantics

/// A screen written by hand, with what is open on it.
public struct NodesScreen: Sendable, Hashable {
  public var root: ScreenNode
  /// By trigger.
  private(set) var isOpen: [String: Bool] = [:]
  /// Triggers by their id, and by the panel that they open.
  private(set) var triggers: [String: ScreenNode] = [:]
  private var triggerOfPanel: [String: String] = [:]

  public init(_ root: ScreenNode) {
    self.root = root
    root.visit { node in
      guard let disclosure = node.disclosure else { return }
      triggers[node.node.id] = node
      triggerOfPanel[disclosure.panel] = node.node.id
      isOpen[node.node.id] = disclosure.isOpen
    }
  }

  /// Opens or shuts.
  public mutating func set(_ trigger: String, open: Bool) {
    guard triggers[trigger] != nil else { return }
    isOpen[trigger] = open
  }

  /// The trigger at a node or nearest above it.
  public func trigger(at id: String) -> String? {
    root.path(to: id).last { triggers[$0] != nil }
  }

  /// The neutral tree as it is now.
  public var neutral: Node { resolve(root, trigger: nil) }

  /// What is true of each disclosure, in the order of the tree.
  public var disclosures: [DisclosureTruth] {
    var truths: [DisclosureTruth] = []
    root.visit { node in
      guard let disclosure = node.disclosure else { return }
      truths.append(
        DisclosureTruth(
          trigger: node.node.id, panel: disclosure.panel, title: visibleTitle(node),
          isOpen: isOpen[node.node.id] ?? false, isEnabled: node.node.isEnabled,
          leaves: root.find(disclosure.panel)?.leaves ?? []))
    }
    return truths
  }

  private func resolve(_ screenNode: ScreenNode, trigger: String?) -> Node {
    let own = screenNode.disclosure == nil ? trigger : screenNode.node.id
    let followed = screenNode.follows ?? own
    let open = followed.flatMap { isOpen[$0] } ?? false
    var node = screenNode.node
    for (property, text) in screenNode.texts { node[property] = text.text(isOpen: open) }
    node.isHidden = node.isHidden || isHidden(screenNode, open: open)
    if let disclosure = screenNode.disclosure {
      node.opens = disclosure.panel
      disclosure.tell(of: isOpen[node.id] ?? false, on: &node)
    }
    node.children = screenNode.children.map { resolve($0, trigger: own) }
    return node
  }

  private func isHidden(_ node: ScreenNode, open: Bool) -> Bool {
    if let trigger = triggerOfPanel[node.node.id], let opener = triggers[trigger]?.disclosure {
      if isOpen[trigger] == false, opener.closedPanel == .removed { return true }
    }
    return switch node.visibility {
    case .always: false
    case .whenExpanded: !open
    case .whenCollapsed: open
    case .never: true
    }
  }

  /// What a sighted person reads on the trigger: its texts, without the panel's.
  private func visibleTitle(_ trigger: ScreenNode) -> String {
    let node = resolve(trigger, trigger: nil)
    let texts = node.children.filter { $0.id != trigger.disclosure?.panel }.flatMap(\.texts)
    return texts.isEmpty ? node.name ?? "" : texts.joined(separator: " ")
  }
}

extension Node {
  subscript(property: TextProperty) -> String? {
    get {
      switch property {
      case .name: name
      case .label: label
      case .value: value
      case .hint: hint
      }
    }
    set {
      switch property {
      case .name: name = newValue
      case .label: label = newValue
      case .value: value = newValue
      case .hint: hint = newValue
      }
    }
  }

  /// The texts that are seen in it, in order.
  var texts: [String] {
    guard !isHidden else { return [] }
    let own = role == .image ? [] : [name].compactMap { $0 }
    return own + children.flatMap(\.texts)
  }
}

extension ScreenNode {
  /// Calls with the node and everything below, in order.
  func visit(_ body: (ScreenNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The node with this id, here or below.
  func find(_ id: String) -> ScreenNode? {
    if node.id == id { return self }
    for child in children { if let found = child.find(id) { return found } }
    return nil
  }

  /// The ids from here down to a node; empty where it is not below.
  func path(to id: String) -> [String] {
    if node.id == id { return [id] }
    for child in children {
      let path = child.path(to: id)
      if !path.isEmpty { return [node.id] + path }
    }
    return []
  }

  /// What a person wants to read or use in it.
  var leaves: [String] {
    guard !node.isHidden, visibility != .never else { return [] }
    if children.isEmpty { return isContent ? [node.id] : [] }
    return children.flatMap(\.leaves)
  }

  private var isContent: Bool {
    node.role != .group || node.name != nil || node.label != nil || !texts.isEmpty
  }
}

extension Disclosure {
  /// Puts what a reader is told of the state on the trigger.
  func tell(of open: Bool, on node: inout Node) {
    let state = exposedState(open: open)
    switch carrier {
    case .expanded: node.expanded = state
    case .selected: node.isSelected = state == .expanded
    case .checked: node.checked = state.map { $0 == .expanded ? .checked : .unchecked }
    }
    node.actions += offeredActions(state)
  }

  private func exposedState(open: Bool) -> ExpandedState? {
    let state: ExpandedState = open ? .expanded : .collapsed
    return switch exposure {
    case .bound: state
    case .none: nil
    case .inverted: state.toggled
    case .stale: isOpen ? .expanded : .collapsed
    case .alwaysCollapsed: .collapsed
    case .alwaysExpanded: .expanded
    case .onlyExpanded: open ? .expanded : nil
    case .onlyCollapsed: open ? nil : .collapsed
    }
  }

  private func offeredActions(_ state: ExpandedState?) -> [NodeAction] {
    guard let state, carrier == .expanded else { return [] }
    let matching: NodeAction = state == .collapsed ? .expand : .collapse
    return switch offers {
    case .matching: [matching]
    case .none: []
    case .both: [.expand, .collapse]
    case .inverted: [state == .collapsed ? .collapse : .expand]
    }
  }
}
