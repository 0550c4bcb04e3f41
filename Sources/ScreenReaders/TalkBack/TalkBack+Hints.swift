import PlatformTrees

/// The usage hint (HintFeedbackRule.java, hint/*.java).
///
/// What gives a part or none is inlined: a part is large, and would be moved several times.
extension TalkBack {
  /// What can be done with the node under the cursor; nothing where hints are off, the node is
  /// disabled, or the cursor is elsewhere.
  func hintParts(of index: TreeIndex, _ node: AndroidNode) -> [Part] {
    guard preferences.givesHints, node.has(.enabled), index == cursor else { return [] }
    let role = node.role
    var parts: [Part] = []
    parts.reserveCapacity(2)
    if let picker = adjustablePicker(above: index) {
      parts.append(adjustHint(picker))
    }
    appendRoleHints(node, role, to: &parts)
    if let actions = actionsHint(index, node, role) { parts.append(actions) }
    return parts
  }

  private func adjustablePicker(above index: TreeIndex) -> AndroidNode? {
    guard let parent = tree.parent(of: index), role(of: parent) == .numberPicker else { return nil }
    let node = tree[parent]
    return node.supports(.scrollForward) || node.supports(.scrollBackward) ? node : nil
  }

  private func appendRoleHints(
    _ node: AndroidNode, _ role: TalkBackRole, to parts: inout [Part]
  ) {
    switch role {
    case .dropDownList:
      if let hint = tapHint(.toChange, node, role) { parts.append(hint) }
    case .editText:
      if !node.has(.focused), let hint = tapHint(.toEdit, node, role) { parts.append(hint) }
      if let hint = longClickHint(node) { parts.append(hint) }
    case .seekControl where node.supports(.scrollForward) || node.supports(.scrollBackward):
      parts.append(adjustHint(node))
    case .none, .button, .checkBox, .grid, .image, .imageButton, .list, .radioButton, .switch,
      .tabBar, .toggleButton, .viewGroup, .webView, .pager, .checkedTextView, .progressBar,
      .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey, .textEntryKey, .seekControl:
      if let hint = clickHint(node, role) { parts.append(hint) }
      if let hint = longClickHint(node) { parts.append(hint) }
    }
  }

  // MARK: Clicks

  /// The app's label, else selecting, else toggling, else activating.
  @inline(__always)
  private func clickHint(_ node: AndroidNode, _ role: TalkBackRole) -> Part? {
    if let label = node.label(of: .click), role != .textEntryKey {
      let text = words.text(.toDo, tap, label)
      return part(.hint, text, node, .actions, Because.clickLabel, word: words[.toDo])
    }
    if isSingleSelection, let hint = tapHint(.toSelect, node, role) { return hint }
    if node.has(.checkable), let hint = tapHint(.toToggle, node, role) { return hint }
    return tapHint(.toActivate, node, role)
  }

  @inline(__always)
  private func tapHint(_ word: TalkBackWord, _ node: AndroidNode, _ role: TalkBackRole) -> Part? {
    guard node.isClickable, role != .textEntryKey else { return nil }
    let text = words.tapped(word, isSingle: preferences.usesSingleTap)
    return part(.hint, text, node, .clickable, Because.clickHint, word: words[word])
  }

  private var tap: String { words[preferences.usesSingleTap ? .singleTap : .doubleTap].text }

  /// The mode counts only while the cursor is on an item of the collection.
  private var isSingleSelection: Bool {
    guard collections.item != nil, let root = collections.root, tree.contains(root) else {
      return false
    }
    return tree[root].collectionInfo?.selectionMode == .single
  }

  @inline(__always)
  private func longClickHint(_ node: AndroidNode) -> Part? {
    if let label = node.label(of: .longClick) {
      let text = words.text(.toHoldAndDo, words[.doubleTap].text, label)
      return part(.hint, text, node, .actions, Because.longClickHint, word: words[.toHoldAndDo])
    }
    guard node.isLongClickable else { return nil }
    return part(
      .hint, words.tapped(.toLongPress), node, .longClickable, Because.longClickHint,
      word: words[.toLongPress])
  }

  private func adjustHint(_ node: AndroidNode) -> Part {
    let text = words.text(.toAdjust, words[.swipeUp].text, words[.swipeDown].text)
    return part(.hint, text, node, .actions, Because.adjustHint, word: words[.toAdjust])
  }

  // MARK: Actions

  /// "Actions available …", where the node itself has any; its way is the reading control while
  /// that stands on actions, else the menu.
  @inline(__always)
  private func actionsHint(
    _ index: TreeIndex, _ node: AndroidNode, _ role: TalkBackRole
  ) -> Part? {
    guard role != .textEntryKey, hintsAtActions(node, role) else { return nil }
    guard control.current == .actions, isAllowed(.actions, at: index), role != .editText else {
      return part(
        .actions, words.actionsInMenu, node, .actions, Because.actionsHint, word: words[.inMenu])
    }
    return part(
      .actions, words.actionsInControl, node, .readingControl, Because.actionsHint,
      word: words[.inReadingControl])
  }

  private func hintsAtActions(_ node: AndroidNode, _ role: TalkBackRole) -> Bool {
    offersActions(node) || role == .editText && node.has(.focused)
  }
}
