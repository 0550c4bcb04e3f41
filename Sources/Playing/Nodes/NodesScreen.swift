public import Semantics

/// A screen written by hand, with what is open on it.
public struct NodesScreen: Sendable, Hashable {
  public var root: ScreenNode
  /// By trigger.
  private(set) var isOpen: [String: Bool] = [:]
  /// What a bound state tells, by trigger.
  private var told: [String: Bool] = [:]
  /// Whether the panel is there, by trigger.
  private var isShown: [String: Bool] = [:]
  /// The trigger whose state a node tells, by that node.
  private var tellers: [String: String] = [:]
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
      isShown[node.node.id] = disclosure.isOpen
      told[node.node.id] = disclosure.isOpen != (disclosure.exposure == .wrongAtFirst)
      tellers[disclosure.stateOn ?? node.node.id] = node.node.id
    }
  }

  /// Opens or shuts.
  public mutating func set(_ trigger: String, open: Bool) {
    setState(trigger, open: open, byCode: true)
    showPanel(of: trigger)
  }

  /// Opens or shuts, the panel left as it is.
  mutating func setState(_ trigger: String, open: Bool, byCode: Bool) {
    guard let disclosure = triggers[trigger]?.disclosure else { return }
    isOpen[trigger] = open
    if !(byCode && disclosure.exposure == .staleAfterCode) { told[trigger] = open }
  }

  /// Shows or hides the panel after its state.
  mutating func showPanel(of trigger: String) { isShown[trigger] = isOpen[trigger] }

  /// The trigger at a node or nearest above it. What is in a panel belongs to no trigger above.
  public func trigger(at id: String) -> String? {
    let path = root.path(to: id)
    guard let place = path.lastIndex(where: { triggers[$0] != nil }) else { return nil }
    let panel = triggers[path[place]]?.disclosure?.panel
    return path[place...].dropFirst().contains { $0 == panel } ? nil : path[place]
  }

  /// The one trigger inside a node that is itself neither a trigger nor inside one.
  func loneTrigger(inside id: String) -> String? {
    guard trigger(at: id) == nil, let node = root.find(id) else { return nil }
    var found: [String] = []
    node.visit { if $0.disclosure != nil { found.append($0.node.id) } }
    return found.count == 1 ? found[0] : nil
  }

  /// What activating a node does to others.
  func control(at id: String) -> Control? { root.find(id)?.control }

  /// The neutral tree as it is now.
  public var neutral: Node { resolve(root, trigger: nil) }

  /// What is true of each disclosure, in the order of the tree.
  public var disclosures: [DisclosureTruth] {
    var truths: [DisclosureTruth] = []
    root.visit { node in
      guard let disclosure = node.disclosure else { return }
      var truth = DisclosureTruth(
        trigger: node.node.id, panel: disclosure.panel, title: visibleTitle(node),
        isOpen: isOpen[node.node.id] ?? false, isEnabled: node.node.isEnabled,
        leaves: leaves(of: disclosure.panel))
      if truth.title.hasNoWords, let beside = root.text(before: node.node.id) {
        truth.titleNode = beside.id
        truth.title = beside.name ?? ""
      }
      truth.doesSomethingElse = disclosure.activation == .somethingElse
      truths.append(truth)
    }
    return truths
  }

  private func leaves(of panel: String) -> [DisclosureTruth.Leaf] {
    (root.find(panel)?.leaves ?? []).map {
      DisclosureTruth.Leaf($0, text: root.find($0)?.visibleText)
    }
  }

  private func resolve(_ screenNode: ScreenNode, trigger: String?) -> Node {
    let own = screenNode.disclosure == nil ? trigger : screenNode.node.id
    let followed = screenNode.follows ?? own
    let open = followed.flatMap { isOpen[$0] } ?? false
    var node = screenNode.node
    for (property, text) in screenNode.texts { node[property] = text.text(isOpen: open) }
    node.isHidden = node.isHidden || isHidden(screenNode, open: open)
    node.opens = screenNode.disclosure?.panel ?? node.opens
    if let teller = tellers[node.id], let disclosure = triggers[teller]?.disclosure {
      disclosure.tell(of: told[teller] ?? false, on: &node)
    }
    if screenNode.control != nil { node.isActivatable = true }
    node.children = screenNode.children.map { resolve($0, trigger: own) }
    return node
  }

  private func isHidden(_ node: ScreenNode, open: Bool) -> Bool {
    if let trigger = triggerOfPanel[node.node.id], let opener = triggers[trigger]?.disclosure {
      if isShown[trigger] == false, opener.closedPanel == .removed { return true }
    }
    return switch node.visibility {
    case .always: false
    case .whenExpanded: !open
    case .whenCollapsed: open
    case .never: true
    }
  }

  /// What a sighted person reads on the trigger: its texts, without the panel's, without those of
  /// other controls where there are any besides, and without glyphs.
  private func visibleTitle(_ trigger: ScreenNode) -> String {
    let node = resolve(trigger, trigger: nil)
    let panel = trigger.disclosure?.panel
    let plain = node.children.flatMap { $0.texts(without: panel, withControls: false) }
    let texts =
      plain.isEmpty
      ? node.children.flatMap { $0.texts(without: panel, withControls: true) } : plain
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
  var texts: [String] { texts(without: nil, withControls: true) }

  fileprivate func texts(without panel: String?, withControls: Bool) -> [String] {
    guard !isHidden, id != panel, role != .image, withControls || !isControl else { return [] }
    let own = [name].compactMap { $0 }.filter { $0.contains { $0.isLetter || $0.isNumber } }
    return own + children.flatMap { $0.texts(without: panel, withControls: withControls) }
  }

  private var isControl: Bool {
    switch role {
    case .button, .link, .checkBox, .radioButton, .toggle, .slider, .textField, .dropDown, .tab:
      true
    case .text, .heading, .image, .list, .listItem, .group, .region, .progress, .tabBar: false
    }
  }
}

extension ScreenNode {
  /// Calls with the node and everything below, in order.
  public func visit(_ body: (ScreenNode) -> Void) {
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

  /// The text that stands right before a node in the same row, unless that is the whole screen.
  func text(before id: String) -> Node? {
    guard let place = children.firstIndex(where: { $0.node.id == id }) else {
      return children.lazy.compactMap { $0.text(before: id) }.first
    }
    let before = children[..<place].last { $0.disclosure == nil && $0.visibility == .always }?.node
    return before?.role == .text || before?.role == .heading ? before : nil
  }

  /// What a person wants to read or use in it.
  var leaves: [String] {
    guard !node.isHidden, visibility != .never else { return [] }
    if children.isEmpty { return isContent ? [node.id] : [] }
    return children.flatMap(\.leaves)
  }

  /// The text that is seen of it, where it is nothing but a text.
  var visibleText: String? {
    switch node.role {
    case .text, .heading: texts[.name] == nil ? node.name : nil
    case .button, .link, .image, .list, .listItem, .group, .region, .checkBox, .radioButton,
      .toggle, .slider, .progress, .textField, .dropDown, .tab, .tabBar:
      nil
    }
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
    node.actions += offeredActions(state, isEnabled: node.isEnabled)
  }

  private func exposedState(open: Bool) -> ExpandedState? {
    let state: ExpandedState = open ? .expanded : .collapsed
    return switch exposure {
    case .bound, .wrongAtFirst, .staleAfterCode: state
    case .none: nil
    case .inverted: state.toggled
    case .stale: isOpen ? .expanded : .collapsed
    case .alwaysCollapsed: .collapsed
    case .alwaysExpanded: .expanded
    case .onlyExpanded: open ? .expanded : nil
    case .onlyCollapsed: open ? nil : .collapsed
    }
  }

  private func offeredActions(_ state: ExpandedState?, isEnabled: Bool) -> [NodeAction] {
    guard let state, carrier == .expanded else { return [] }
    let matching: NodeAction = state == .collapsed ? .expand : .collapse
    return switch offers {
    case .matching: isEnabled ? [matching] : []
    case .none: []
    case .both: [.expand, .collapse]
    case .inverted: [state == .collapsed ? .collapse : .expand]
    }
  }
}

extension String {
  /// Empty, or nothing but glyphs or the name of an icon in an icon font.
  fileprivate var hasNoWords: Bool {
    !contains { $0.isLetter || $0.isNumber }
      || contains("_") && allSatisfy { $0 == "_" || $0.isLowercase || $0.isNumber }
  }
}
