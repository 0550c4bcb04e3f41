import PlatformTrees
import Semantics

/// What can be told of an app's look from what its platform tells a reader.
extension Node {
  /// A node with the roots of a platform's tree below.
  init<Element>(
    of tree: FlatTree<Element>, seen: (Element, [Node]) -> Node
  ) {
    func node(_ subtree: Subtree<Element>) -> Node {
      seen(subtree.element, subtree.children.map(node))
    }
    let roots = tree.roots.map { node(tree.subtree(at: $0)) }
    self.init(id: "", role: .group, children: roots)
  }

  /// An element of iOS. What is below one that takes the cursor is not known to be seen.
  init(_ element: IOSElement, children: [Node]) {
    let isLeaf = element.isElement || children.isEmpty
    self.init(
      id: element.id, role: isLeaf ? Self.role(of: element.traits) : .group,
      name: isLeaf ? element.label : nil, children: element.isElement ? [] : children)
    value = element.value
    isHidden = element.isHidden || element.alpha == 0
    expanded = ExpandedState(element.expandedStatus)
  }

  private static func role(of traits: Traits) -> Role {
    let roles: KeyValuePairs<Traits, Role> = [
      .switchButton: .toggle, .toggleButton: .toggle, .textEntry: .textField,
      .searchField: .textField, .adjustable: .slider, .tabBarItem: .tab, .link: .link,
      .button: .button, .image: .image, .header: .heading,
    ]
    return roles.first { !traits.isDisjoint(with: $0.key) }?.value ?? .text
  }

  /// A node of Android.
  init(_ node: AndroidNode, children: [Node]) {
    let widget = AndroidWidget(className: node.className)
    let text = node.text ?? (children.isEmpty ? node.contentDescription : nil)
    self.init(
      id: node.id, role: Self.role(of: widget, isLeaf: children.isEmpty), name: text,
      children: children)
    isHidden = !node.flags.contains(.visibleToUser)
    isActivatable = node.flags.contains(.clickable)
    if node.flags.contains(.checkable) { checked = node.checked }
    expanded = node.expandedState ?? ExpandedState(offering: node.actions)
    if node.flags.contains(.heading), children.isEmpty { role = .heading }
  }

  private static func role(of widget: AndroidWidget, isLeaf: Bool) -> Role {
    switch widget {
    case .imageView: .image
    case .switch, .toggleButton: .toggle
    case .radioButton: .radioButton
    case .compoundButton, .checkedTextView: .checkBox
    case .button, .keyboardKey: .button
    case .editText: .textField
    case .seekBar, .numberPicker: .slider
    case .progressBar: .progress
    case .spinner: .dropDown
    case .tabWidget: .tabBar
    case .webView, .horizontalScrollView, .scrollView, .viewPager, .gridView, .absListView,
      .viewGroup:
      .group
    case .other: isLeaf ? .text : .group
    }
  }
}

extension ExpandedState {
  fileprivate init?(_ status: ExpandedStatus) {
    switch status {
    case .unsupported: return nil
    case .collapsed: self = .collapsed
    case .expanded: self = .expanded
    }
  }

  fileprivate init?(offering actions: [AndroidAction]) {
    if actions.contains(where: { $0.kind == .expand }) {
      self = .collapsed
    } else if actions.contains(where: { $0.kind == .collapse }) {
      self = .expanded
    } else {
      return nil
    }
  }
}
