import PlatformTrees

/// Where a swipe goes.
enum SwipeDirection: Sendable { case forward, backward }

/// What a swipe looks for (NavigationTarget.java).
public enum NavigationTarget: String, Sendable, CaseIterable {
  case any = "DEFAULT"
  case heading = "HEADING"
  case control = "CONTROL"
  case link = "LINK"
  case container = "CONTAINER"
}

/// What is remembered of a swipe that found no way on.
struct EdgeState: Sendable {
  /// The last swipe ran into the first or last item; the next one of that way wraps around.
  var reached: SwipeDirection?
  /// A container that was asked to scroll, and the swipe that waits for it.
  var pendingScroll: PendingScroll?
}

/// A swipe that waits for a container to scroll.
struct PendingScroll: Sendable {
  var container: String
  var pivot: String
  var direction: SwipeDirection
  var target: NavigationTarget
  var cause: FocusCause
}

/// The linear order and the search in it (OrderedTraversalController.java,
/// FocusProcessorForLogicalNavigation.java).
extension TalkBack {
  /// Every node that a swipe stops at, in order.
  public func stops() -> [String] {
    var copy = self
    copy.prepareOrder()
    return copy.stopIndices().map { tree[$0].id }
  }

  /// Whether each node takes the cursor, in the tree's order.
  public func focusability() -> [(node: String, takesFocus: Bool)] {
    var answers: [(node: String, takesFocus: Bool)] = []
    for root in tree.roots { note(root, &answers) }
    return answers
  }

  private func note(_ index: TreeIndex, _ answers: inout [(node: String, takesFocus: Bool)]) {
    answers.append((tree[index].id, shouldFocus(index)))
    for child in tree.children(of: index) { note(child, &answers) }
  }

  /// The nodes that a reading control would count, in the tree's order, stops or not.
  public func matches(_ target: NavigationTarget) -> [String] {
    var found: [String] = []
    for root in tree.roots { collect(root, target, &found) }
    return found
  }

  private func collect(_ index: TreeIndex, _ target: NavigationTarget, _ found: inout [String]) {
    if isTarget(index, target) { found.append(tree[index].id) }
    for child in tree.children(of: index) { collect(child, target, &found) }
  }

  private func stopIndices() -> [TreeIndex] {
    var found: [TreeIndex] = []
    var place = firstNode()
    while let here = place {
      if shouldFocus(here, remembers: true) { found.append(here) }
      place = node(after: here)
    }
    return found
  }

  func firstStop() -> TreeIndex? { search(from: firstNode(), .forward, .any) }

  // MARK: Targets

  /// Whether a node is of the kind that is looked for, whether or not it is a stop.
  func isTarget(_ index: TreeIndex, _ target: NavigationTarget) -> Bool {
    let node = tree[index]
    switch target {
    case .any: return true
    case .heading: return node.isHeading || holdsHiddenHeading(index)
    case .control:
      return isControl(index, node)
        || hasDescendant(of: index) { isControl($0, $1) && isFolded($0, $1) }
    case .link: return false
    case .container: return isContainer(node)
    }
  }

  private func isControl(_ index: TreeIndex, _ node: AndroidNode) -> Bool {
    switch node.role {
    case .button, .imageButton, .editText, .checkBox, .radioButton, .toggleButton, .switch,
      .dropDownList, .seekControl:
      return true
    case .none, .grid, .image, .list, .tabBar, .viewGroup, .webView, .pager, .checkedTextView,
      .progressBar, .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey,
      .textEntryKey:
      // What can be pressed in a list is the row, which is no control of its own.
      return (node.isClickable || node.isLongClickable) && !isCollectionItem(index)
    }
  }

  private func isCollectionItem(_ index: TreeIndex) -> Bool {
    guard let parent = tree.parent(of: index) else { return false }
    let role = role(of: parent)
    return role == .list || role == .grid
  }

  private func isFolded(_ index: TreeIndex, _ node: AndroidNode) -> Bool {
    node.isVisible && !isAccessibilityFocusable(index, node)
  }

  /// A leaf that is a heading and no stop, somewhere below.
  private func holdsHiddenHeading(_ index: TreeIndex) -> Bool {
    hasDescendant(of: index) { place, node in
      node.isHeading && tree.firstChild(of: place) == nil && !shouldFocus(place)
    }
  }

  private func isContainer(_ node: AndroidNode) -> Bool {
    switch node.role {
    case .list, .grid, .pager, .scrollView, .horizontalScrollView, .webView: true
    case .none, .button, .checkBox, .dropDownList, .editText, .image, .imageButton, .radioButton,
      .seekControl, .switch, .tabBar, .toggleButton, .viewGroup, .checkedTextView, .progressBar,
      .numberPicker, .keyboardKey, .textEntryKey:
      !node.containerTitle.isNilOrEmpty
    }
  }

  private func hasDescendant(
    of index: TreeIndex, where fits: (TreeIndex, AndroidNode) -> Bool
  ) -> Bool {
    tree.children(of: index).contains { child in
      fits(child, tree[child]) || hasDescendant(of: child, where: fits)
    }
  }

  // MARK: Searching

  /// The next node from a place on, that place included, that a swipe stops at.
  func search(
    from place: TreeIndex?, _ direction: SwipeDirection, _ target: NavigationTarget
  ) -> TreeIndex? {
    var place = place
    while let here = place {
      if shouldFocus(here, remembers: true), isTarget(here, target) { return here }
      place = step(from: here, direction)
    }
    return nil
  }

  func step(from index: TreeIndex, _ direction: SwipeDirection) -> TreeIndex? {
    switch direction {
    case .forward: node(after: index)
    case .backward: node(before: index)
    }
  }

  /// The first node of the screen, or the last.
  func edgeNode(_ direction: SwipeDirection) -> TreeIndex? {
    switch direction {
    case .forward: firstNode()
    case .backward: lastNode()
    }
  }

  // MARK: Steps

  private func firstNode() -> TreeIndex? {
    if let moved = order.moved { return moved.sequence.first }
    return tree.roots.first
  }

  private func lastNode() -> TreeIndex? {
    if let moved = order.moved { return moved.sequence.last }
    return tree.roots.last.map(lastNode(in:))
  }

  private func lastNode(in index: TreeIndex) -> TreeIndex {
    var last = index
    while let child = lastChild(of: last) { last = child }
    return last
  }

  private func node(after index: TreeIndex) -> TreeIndex? {
    if let moved = order.moved { return moved.neighbour(of: index, by: 1) }
    if let child = firstChild(of: index) { return child }
    var place = index
    while true {
      if let next = sibling(after: place) { return next }
      guard let parent = tree.parent(of: place) else { return root(after: place) }
      place = parent
    }
  }

  private func node(before index: TreeIndex) -> TreeIndex? {
    if let moved = order.moved { return moved.neighbour(of: index, by: -1) }
    if let previous = sibling(before: index) { return lastNode(in: previous) }
    return tree.parent(of: index) ?? root(before: index).map(lastNode(in:))
  }

  private func root(after index: TreeIndex) -> TreeIndex? {
    tree.roots.firstIndex(of: index).flatMap {
      tree.roots.indices.contains($0 + 1) ? tree.roots[$0 + 1] : nil
    }
  }

  private func root(before index: TreeIndex) -> TreeIndex? {
    tree.roots.firstIndex(of: index).flatMap { $0 > 0 ? tree.roots[$0 - 1] : nil }
  }
}
