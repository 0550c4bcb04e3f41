public import PlatformTrees
public import Semantics

extension Neutral {
  /// The Android nodes of a node and of what is shown below it.
  public static func android(_ node: Node) -> Subtree<AndroidNode> {
    let children = node.shownChildren
    var result = AndroidNode(id: node.id, className: className(node.role))
    name(node, into: &result)
    result.stateDescription = node.value
    result.hintText = node.hint
    result.roleDescription = roleDescription(node.role)
    result.language = node.language
    result.flags = flags(node)
    result.checked = node.checked ?? .unchecked
    result.expandedState = node.expanded
    result.liveRegion = node.live
    result.bounds = node.frame
    result.actions = actions(node)
    result.collectionInfo = collection(node, children)
    return Subtree(result, ordered(children, in: node))
  }

  private static func ordered(_ children: [Node], in parent: Node) -> [Subtree<AndroidNode>] {
    var row = 0
    var previous: String?
    return children.map { child in
      var subtree = android(child)
      if let index = child.position.map({ $0.index - 1 }) ?? (child.role == .listItem ? row : nil) {
        subtree.element.collectionItemInfo = CollectionItemInfo(rowIndex: index)
        row += 1
      }
      if !parent.order.isEmpty { subtree.element.traversalAfter = previous }
      previous = child.id
      return subtree
    }
  }

  private static func className(_ role: Role) -> String {
    switch role {
    case .button: "android.widget.Button"
    case .text, .heading, .link: "android.widget.TextView"
    case .image: "android.widget.ImageView"
    case .list: "androidx.recyclerview.widget.RecyclerView"
    case .listItem, .group, .region: "android.view.ViewGroup"
    case .checkBox: "android.widget.CheckBox"
    case .radioButton: "android.widget.RadioButton"
    case .toggle: "android.widget.Switch"
    case .slider: "android.widget.SeekBar"
    case .progress: "android.widget.ProgressBar"
    case .textField: "android.widget.EditText"
    case .dropDown: "android.widget.Spinner"
    case .tab: "android.view.View"
    case .tabBar: "android.widget.TabWidget"
    }
  }

  /// React Native and Compose give these roles, which Android has no class for, as descriptions.
  private static func roleDescription(_ role: Role) -> String? {
    switch role {
    case .link: "Link"
    case .tab: "Tab"
    case .button, .text, .heading, .image, .list, .listItem, .group, .region, .checkBox,
      .radioButton, .toggle, .slider, .progress, .textField, .dropDown, .tabBar:
      nil
    }
  }

  /// The text of a switch would be taken for its state: its name is a description.
  private static func name(_ node: Node, into result: inout AndroidNode) {
    result.contentDescription = node.label
    guard let name = node.name else { return }
    if node.role == .image || node.role == .toggle || node.isContainer {
      result.contentDescription = result.contentDescription ?? name
    } else {
      result.text = name
    }
  }

  private static func flags(_ node: Node) -> AndroidFlags {
    var flags: AndroidFlags = .visibleToUser
    if node.isEnabled { flags.insert(.enabled) }
    if node.takesTaps { flags.formUnion([.clickable, .focusable]) }
    if node.isSingleElement || node.isFocusable == true { flags.insert(.screenReaderFocusable) }
    if node.isFocusable == false { flags.subtract([.focusable, .clickable]) }
    if node.isSelected { flags.insert(.selected) }
    if node.checked != nil { flags.insert(.checkable) }
    if node.role == .heading || node.headingLevel != nil { flags.insert(.heading) }
    if node.role == .textField { flags.insert(.editable) }
    if node.scrolls { flags.insert(.scrollable) }
    return flags
  }

  private static func actions(_ node: Node) -> [AndroidAction] {
    var actions = node.takesTaps ? [AndroidAction(.click)] : []
    for action in node.actions {
      switch action {
      case .activate(let label):
        actions.removeAll { $0.kind == .click }
        actions.append(AndroidAction(.click, label: label))
      case .longPress(let label): actions.append(AndroidAction(.longClick, label: label))
      case .expand: actions.append(AndroidAction(.expand))
      case .collapse: actions.append(AndroidAction(.collapse))
      case .dismiss: actions.append(AndroidAction(.dismiss))
      case .increment: actions.append(AndroidAction(.scrollForward))
      case .decrement: actions.append(AndroidAction(.scrollBackward))
      case .custom(let name): actions.append(AndroidAction(.custom, label: name))
      }
    }
    return actions
  }

  private static func collection(_ node: Node, _ children: [Node]) -> CollectionInfo? {
    if let count = children.lazy.compactMap(\.position).first?.count {
      return CollectionInfo(rowCount: count, columnCount: 1)
    }
    guard node.role == .list else { return nil }
    let items = children.count { $0.role == .listItem }
    return CollectionInfo(rowCount: items == 0 ? -1 : items, columnCount: items == 0 ? -1 : 1)
  }
}
