import PlatformTrees

/// Which nodes take the cursor (AccessibilityNodeInfoUtils.java).
extension TalkBack {
  /// Whether a swipe stops at a node, or touch exploration settles on it.
  func shouldFocus(_ index: TreeIndex, remembers: Bool = false) -> Bool {
    let node = tree[index]
    if node.supportsWebActions { return isInVisibleWebView(index) }
    guard node.isVisible else { return false }
    if windowKind(of: index) == .pictureInPicture { return true }
    guard !isBackdrop(index, node) else { return false }
    if node.takesFocusItself || isSpeakingScrollItem(index, node) {
      // A leaf takes focus even where it has nothing to say, so that it can be labelled.
      return tree.firstChild(of: index) == nil || isSpeaking(index, node, remembers: remembers)
    }
    guard node.hasText || node.hasState else { return false }
    return !tree.ancestors(of: index).contains { isAncestorFocusable($0) }
  }

  /// `isAccessibilityFocusable`: a stop by itself, and so not folded into the node above.
  func isAccessibilityFocusable(_ index: TreeIndex, _ node: AndroidNode) -> Bool {
    node.takesFocusItself || isSpeakingScrollItem(index, node)
  }

  private func isAncestorFocusable(_ index: TreeIndex) -> Bool {
    let node = tree[index]
    if node.supportsWebActions { return isInVisibleWebView(index) }
    guard node.isVisible else { return false }
    if windowKind(of: index) == .pictureInPicture { return true }
    return !isBackdrop(index, node) && isAccessibilityFocusable(index, node)
  }

  /// A web page answers for what is in it: all of it takes the cursor while the view around it,
  /// the outermost of web views in each other, is visible.
  private func isInVisibleWebView(_ index: TreeIndex) -> Bool {
    var place: TreeIndex? = index
    while let here = place {
      let parent = tree.parent(of: here)
      if role(of: here) == .webView, parent.map(role(of:)) != .webView {
        return tree[here].has(.visibleToUser)
      }
      place = parent
    }
    return false
  }

  /// A child of a scrolling container or list that has something to say.
  private func isSpeakingScrollItem(_ index: TreeIndex, _ node: AndroidNode) -> Bool {
    isTopLevelScrollItem(index, node) && isSpeaking(index, node, remembers: false)
  }

  private func isTopLevelScrollItem(_ index: TreeIndex, _ node: AndroidNode) -> Bool {
    guard node.isVisible, let parent = tree.parent(of: index) else { return false }
    return holdsScrollItems(tree[parent])
  }

  private func holdsScrollItems(_ node: AndroidNode) -> Bool {
    switch node.role {
    case .dropDownList: false
    case .list, .grid, .scrollView, .horizontalScrollView: true
    case .none, .button, .checkBox, .editText, .image, .imageButton, .radioButton, .seekControl,
      .switch, .tabBar, .toggleButton, .viewGroup, .webView, .pager, .checkedTextView,
      .progressBar, .numberPicker, .keyboardKey, .textEntryKey:
      node.isScrollable
    }
  }

  /// Whether there is anything to say of a node, children that fold into it counted.
  ///
  /// - Parameter remembers: swiping keeps what it found for a node and asks a second time without
  ///   loss; elsewhere a second question about a child of a clickable container finds that child's
  ///   children visited already, and so nothing.
  func isSpeaking(_ index: TreeIndex, _ node: AndroidNode, remembers: Bool) -> Bool {
    speaksItself(node) || hasSpeakingChildren(index, node, remembers: remembers)
  }

  private func speaksItself(_ node: AndroidNode) -> Bool { node.hasText || node.hasState }

  private func hasSpeakingChildren(
    _ index: TreeIndex, _ node: AndroidNode, remembers: Bool
  ) -> Bool {
    let holdsItems = holdsScrollItems(node)
    let isPressable = node.isClickable || node.isLongClickable
    for child in tree.children(of: index) {
      let childNode = tree[child]
      guard childNode.isVisible, !childNode.takesFocusItself else { continue }
      let speaks = isSpeaking(child, childNode, remembers: remembers)
      if holdsItems, speaks, !isPressable { continue }
      if holdsItems ? remembers && speaks || speaksItself(childNode) : speaks { return true }
    }
    return hasSpeakingHiddenChildren(index, node)
  }

  /// Children that are scrolled away count, except in what can scroll to them by itself.
  private func hasSpeakingHiddenChildren(_ index: TreeIndex, _ node: AndroidNode) -> Bool {
    guard !scrollsByItself(node) else { return false }
    return tree.children(of: index).contains { child in
      let childNode = tree[child]
      return !childNode.isVisible && childNode.hasText
        && !childNode.has(.screenReaderFocusable) && !childNode.isActionable
    }
  }

  /// `FILTER_AUTO_SCROLL`: shows part of its content and can show more.
  func scrollsByItself(_ node: AndroidNode) -> Bool {
    guard node.isScrollable, node.isVisible else { return false }
    switch node.role {
    case .dropDownList, .list, .grid, .scrollView, .horizontalScrollView: return true
    case .none, .button, .checkBox, .editText, .image, .imageButton, .radioButton, .seekControl,
      .switch, .tabBar, .toggleButton, .viewGroup, .webView, .pager, .checkedTextView,
      .progressBar, .numberPicker, .keyboardKey, .textEntryKey:
      return false
    }
  }

  /// A container as large as its window that nobody can press: never a stop of its own.
  private func isBackdrop(_ index: TreeIndex, _ node: AndroidNode) -> Bool {
    guard !node.takesFocusItself, tree.firstChild(of: index) != nil else { return false }
    guard tree.parent(of: index) != nil else { return true }
    return node.bounds != nil && node.bounds == tree[root(of: index)].bounds
  }
}
