import Playing
import Semantics
import YAML

/// Reads a screen written by hand.
struct NodesReader {
  let problems: Problems
  let ids: IDRegister

  /// One node, or several below a group of their own.
  func screen(_ node: YAMLNode) -> NodesScreen? {
    let written = node.oneOrMore()
    guard !written.isEmpty else {
      problems.error("a screen needs a node", at: node.mark)
      return nil
    }
    if written.count == 1 {
      return self.node(written[0], fallbackID: "screen").map(NodesScreen.init)
    }
    ids.add(Self.rootID, at: node.mark)
    let children = nodes(written, below: Self.rootID)
    return NodesScreen(ScreenNode(Node(id: Self.rootID, role: .group), children: children))
  }

  /// What the group around several nodes is called.
  static let rootID = "screen"

  private func nodes(_ written: [YAMLNode], below parent: String) -> [ScreenNode] {
    written.enumerated().compactMap { node($1, fallbackID: "\(parent).\($0 + 1)") }
  }

  private func node(_ written: YAMLNode, fallbackID: String) -> ScreenNode? {
    guard let reader = MappingReader<NodeKey>(written, problems, as: "a node") else { return nil }
    let id = reader.text(.id) ?? fallbackID
    ids.add(id, at: reader[.id]?.mark ?? written.mark)
    var screenNode = ScreenNode(Node(id: id, role: role(reader)))
    readTexts(reader, into: &screenNode)
    readState(reader, into: &screenNode.node)
    readShape(reader, into: &screenNode.node)
    screenNode.visibility = reader.word(.visible) ?? .always
    screenNode.follows = reference(reader[.follows], as: "trigger")
    let behaviours = DisclosureReader(problems: problems, ids: ids)
    screenNode.disclosure = reader[.opens].flatMap { behaviours.disclosure($0, of: id) }
    screenNode.control = reader[.control].flatMap(behaviours.control)
    screenNode.look = reader[.look].flatMap { LookReader(problems: problems).look($0) }
    if screenNode.disclosure != nil { ids.markTrigger(id) }
    screenNode.children = nodes(reader.list(.children), below: id)
    return screenNode
  }

  private func reference(_ node: YAMLNode?, as what: String) -> String? {
    guard let node, let id = node.text(problems) else { return nil }
    ids.refer(to: id, at: node.mark, as: what)
    return id
  }

  private func role(_ reader: MappingReader<NodeKey>) -> Role {
    if reader.has(.role) { return reader.requiredWord(.role) ?? .group }
    if reader.has(.text) { return .text }
    problems.error("a node needs 'role'", at: reader.mark)
    return .group
  }

  private func readTexts(_ reader: MappingReader<NodeKey>, into node: inout ScreenNode) {
    if reader.has(.name), reader.has(.text) {
      problems.error("'name' and 'text' are the same: keep one", at: reader.mark(of: .text))
    }
    let properties: [(NodeKey, TextProperty)] = [
      (.name, .name), (.text, .name), (.label, .label), (.value, .value), (.hint, .hint),
    ]
    for (key, property) in properties {
      guard let written = reader[key] else { continue }
      if written.entries != nil {
        node.texts[property] = written.stateText(problems)
      } else if let text = written.text(problems) {
        switch property {
        case .name: node.node.name = text
        case .label: node.node.label = text
        case .value: node.node.value = text
        case .hint: node.node.hint = text
        }
      }
    }
  }

  private func readState(_ reader: MappingReader<NodeKey>, into node: inout Node) {
    node.language = reader.text(.language)
    node.expanded = reader[.expanded].flatMap(expanded)
    node.checked = reader[.checked].flatMap(checked)
    node.isSelected = reader.boolean(.selected) ?? false
    node.isEnabled = reader.boolean(.enabled) ?? true
    node.headingLevel = reader[.heading].flatMap(headingLevel)
    node.isHidden = reader.boolean(.hidden) ?? false
    node.live = reader.word(.live) ?? .off
  }

  private func readShape(_ reader: MappingReader<NodeKey>, into node: inout Node) {
    node.isSingleElement = reader.boolean(.singleElement) ?? false
    node.isFocusable = reader.boolean(.focusable)
    node.isActivatable = reader.boolean(.activatable) ?? false
    node.scrolls = reader.boolean(.scrolls) ?? false
    node.actions = reader.list(.actions).compactMap(action)
    node.position = reader[.position]?.position(problems)
    node.frame = reader[.frame]?.frame(problems)
    node.order = reader.list(.order).compactMap { reference($0, as: "node") }
  }

  private func expanded(_ node: YAMLNode) -> ExpandedState? {
    if case .boolean(let open)? = node.scalar?.meaning { return open ? .expanded : .collapsed }
    return node.word(problems, what: "state")
  }

  private func checked(_ node: YAMLNode) -> CheckedState? {
    if case .boolean(let isOn)? = node.scalar?.meaning { return isOn ? .checked : .unchecked }
    return node.word(problems, what: "state")
  }

  private func headingLevel(_ node: YAMLNode) -> Int? {
    if case .boolean(let isHeading)? = node.scalar?.meaning { return isHeading ? 0 : nil }
    guard let level = node.integer(problems) else { return nil }
    guard (1...6).contains(level) else {
      problems.error("a heading's level is 1 to 6, not \(level)", at: node.mark)
      return nil
    }
    return level
  }

  private func action(_ node: YAMLNode) -> NodeAction? {
    if node.entries == nil {
      return node.word(problems, as: PlainNodeAction.self, what: "action").map(\.action)
    }
    guard let reader = MappingReader<NodeActionKey>(node, problems, as: "an action") else {
      return nil
    }
    if let name = reader.text(.custom) { return .custom(name: name) }
    if let label = reader.text(.activate) { return .activate(label: label) }
    if let label = reader.text(.longPress) { return .longPress(label: label) }
    return nil
  }
}

/// The actions of a node that need no words of the app.
enum PlainNodeAction: String, CaseIterable {
  case activate, expand, collapse, dismiss, increment, decrement
  case longPress = "long press"

  var action: NodeAction {
    switch self {
    case .activate: .activate(label: nil)
    case .longPress: .longPress(label: nil)
    case .expand: .expand
    case .collapse: .collapse
    case .dismiss: .dismiss
    case .increment: .increment
    case .decrement: .decrement
    }
  }
}

extension YAMLNode {
  /// A text, or one for shut and one for open.
  func stateText(_ problems: Problems) -> StateText? {
    guard entries != nil else {
      return text(problems).map { StateText(collapsed: $0, expanded: $0) }
    }
    guard let reader = MappingReader<StateTextKey>(self, problems, as: "a text for each state")
    else { return nil }
    return StateText(collapsed: reader.text(.collapsed), expanded: reader.text(.expanded))
  }

  /// `[x, y, width, height]`.
  func frame(_ problems: Problems) -> Rect? {
    guard let items = list(problems) else { return nil }
    let numbers = items.compactMap { $0.number(problems) }
    guard numbers.count == items.count else { return nil }
    guard numbers.count == 4 else {
      problems.error("a frame is [x, y, width, height]", at: mark)
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
