import PlatformTrees
import Semantics

/// Composes what is said of a node and of what is folded into it (TreeNodesDescription.java and
/// the role descriptions).
///
/// Everything here adds parts to a list; nothing is joined before the end. A part's text is never
/// empty.
///
/// What gives a part or none is inlined: a part is large, and would be moved several times.
extension TalkBack {
  /// The node's selected state, its tree and its disabled state, in the set order.
  func appendDescription(
    of index: TreeIndex, _ node: AndroidNode, foldsAll: Bool, to parts: inout [Part]
  ) {
    let isStateFirst = preferences.order == .stateNameRole
    if isStateFirst { appendSelected(node, to: &parts) }
    appendLabelledTree(of: index, node, foldsAll: foldsAll, to: &parts)
    if !isStateFirst { appendSelected(node, to: &parts) }
    if !node.has(.enabled), !node.isHeading {
      parts.append(part(.disabled, .disabled, node, .enabled, Because.disabled))
    }
  }

  private func appendSelected(_ node: AndroidNode, to parts: inout [Part]) {
    guard node.has(.selected) else { return }
    parts.append(part(.selected, .selected, node, .selected, Because.selected))
  }

  /// The tree, and the name of the node that labels it.
  private func appendLabelledTree(
    of index: TreeIndex, _ node: AndroidNode, foldsAll: Bool, to parts: inout [Part]
  ) {
    guard let id = node.labeledBy, let place = tree.index(of: id) else {
      appendTree(of: index, node, foldsAll: foldsAll, to: &parts)
      return
    }
    let label = tree[place]
    guard let name = name(of: label, orId: true) else {
      appendTree(of: index, node, foldsAll: foldsAll, to: &parts)
      return
    }
    var labelled: [Part] = []
    appendTree(of: index, node, foldsAll: foldsAll, to: &labelled)
    let origin = Origin(
      node: label.id, property: .labeledBy, rule: Because.labelledBy, word: words[.labelled])
    parts.append(
      contentsOf: fill(.labelled, [labelled, [Part(.label, name.text, origin: origin)]], origin))
  }

  /// Status and own parts and children, and then error, hint and tooltip.
  func appendTree(
    of index: TreeIndex, _ node: AndroidNode, foldsAll: Bool, to parts: inout [Part]
  ) {
    let role = node.role
    let start = parts.count
    let isStateFirst = preferences.order == .stateNameRole
    if isStateFirst { appendStatus(of: node, role, to: &parts) }
    let main = parts.count
    appendNodes(of: index, node, role, foldsAll: foldsAll, to: &parts)
    if parts.count == main {
      // A status is not said on its own.
      parts.removeSubrange(start...)
    } else if !isStateFirst {
      appendStatus(of: node, role, to: &parts)
    }
    appendNotices(of: node, role, to: &parts)
  }

  /// Collapsed or expanded, and checked or not.
  private func appendStatus(of node: AndroidNode, _ role: TalkBackRole, to parts: inout [Part]) {
    if let status = expandedStatus(of: node) { parts.append(status) }
    guard node.has(.checkable), role != .switch, role != .toggleButton, state(of: node) == nil
    else { return }
    let isChecked = node.checked == .checked
    guard isChecked || role != .checkedTextView else { return }
    parts.append(
      part(.checked, isChecked ? .checked : .notChecked, node, .checked, Because.checked))
  }

  /// What the node offers to do tells its state: who can expand is collapsed.
  @inline(__always)
  func expandedStatus(of node: AndroidNode) -> Part? {
    if node.supports(.expand) {
      return part(.state, .collapsed, node, .actions, Because.expandedFromActions)
    }
    if node.supports(.collapse) {
      return part(.state, .expanded, node, .actions, Because.expandedFromActions)
    }
    guard preferences.asksExpandedState, let state = node.expandedState else { return nil }
    let word: TalkBackWord =
      switch state {
      case .collapsed: .collapsed
      case .partial: .partiallyExpanded
      case .expanded: .expanded
      }
    return part(.state, word, node, .expandedState, Because.expandedFromState)
  }

  /// The node's own parts, and those of what is folded into it.
  private func appendNodes(
    of index: TreeIndex, _ node: AndroidNode, _ role: TalkBackRole, foldsAll: Bool,
    to parts: inout [Part]
  ) {
    appendOwn(of: index, node, role, to: &parts)
    guard foldsChildren(node, role) else { return }
    forEachOrderedChild(of: index) { child in
      let childNode = tree[child]
      guard childNode.isVisible, foldsAll || !isAccessibilityFocusable(child, childNode) else {
        return
      }
      appendTree(of: child, childNode, foldsAll: foldsAll, to: &parts)
    }
  }

  private func foldsChildren(_ node: AndroidNode, _ role: TalkBackRole) -> Bool {
    switch role {
    case .webView: false
    case .grid, .list, .pager: true
    case .none, .button, .checkBox, .dropDownList, .editText, .image, .imageButton, .radioButton,
      .seekControl, .switch, .tabBar, .toggleButton, .viewGroup, .checkedTextView, .progressBar,
      .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey, .textEntryKey:
      node.contentDescription.isNilOrEmpty
    }
  }

  /// Error, hint text and tooltip follow even where nothing else is said.
  private func appendNotices(of node: AndroidNode, _ role: TalkBackRole, to parts: inout [Part]) {
    if let error = errorPart(of: node) { parts.append(error) }
    if let hint = node.hintText, !hint.isEmpty, role != .editText || !node.has(.showingHintText) {
      parts.append(part(.hint, hint, node, .hintText, Because.hintText))
    }
    if let tooltip = node.tooltipText, !tooltip.isEmpty, tooltip != name(of: node)?.text {
      parts.append(part(.tooltip, tooltip, node, .tooltipText, Because.tooltip))
    }
  }

  @inline(__always)
  func errorPart(of node: AndroidNode) -> Part? {
    guard node.has(.contentInvalid), let error = node.error, !error.isEmpty else { return nil }
    return part(
      .error, words.text(.error, error), node, .error, Because.error, word: words[.error])
  }
}
