public import PlatformTrees

/// An entry of the actions menu and of the "Actions" reading control.
public struct MenuAction: Sendable, Hashable {
  /// What it is called there.
  public var title: String
  /// What it does.
  public var action: AndroidAction
  /// The node that is asked to do it: the one under the cursor, or one above.
  public var node: String

  /// What TalkBack asks of the app when the entry is chosen.
  public var command: Command {
    action.kind == .custom
      ? .customAction(name: title, node: node) : .perform(action.kind, node: node)
  }
}

/// The actions of a node (CustomActionMenu.java).
extension TalkBack {
  /// What the actions menu shows with the cursor on a node. The nodes above are asked where the
  /// node itself has nothing.
  public func menuActions(of node: String) -> [MenuAction] {
    tree.index(of: node).map(menuActions(at:)) ?? []
  }

  func menuActions(at index: TreeIndex) -> [MenuAction] {
    guard hasActions(tree[index]) else { return [] }
    var place: TreeIndex? = index
    while let here = place {
      if offersActions(tree[here]) { return ownMenuActions(tree[here]) }
      place = tree.parent(of: here)
    }
    return []
  }

  /// Whether the menu has entries with the cursor on a node.
  func hasMenuActions(at index: TreeIndex) -> Bool {
    guard hasActions(tree[index]) else { return false }
    return offersActions(tree[index])
      || tree.ancestors(of: index).contains { offersActions(tree[$0]) }
  }

  /// Whether the framework lists anything for a node: being clickable counts as an action.
  private func hasActions(_ node: AndroidNode) -> Bool {
    !node.actions.isEmpty || node.has(.clickable) || node.has(.longClickable)
  }

  func offersActions(_ node: AndroidNode) -> Bool {
    !node.offers.isDisjoint(with: Self.titledKinds)
      || !node.offers.isDisjoint(with: Self.labelledKinds)
        && node.actions.contains { !(menuTitle(of: $0) ?? "").isEmpty }
  }

  /// What has TalkBack's own title in the menu.
  private static let titledKinds = AndroidActionKinds(of: .dismiss, .expand, .collapse)
  /// What has a title where the app's label is not empty.
  private static let labelledKinds = AndroidActionKinds(
    of: .custom, .dragStart, .dragDrop, .dragCancel)

  private func ownMenuActions(_ node: AndroidNode) -> [MenuAction] {
    node.actions.compactMap { action in
      guard let title = menuTitle(of: action), !title.isEmpty else { return nil }
      return MenuAction(title: title, action: action, node: node.id)
    }
  }

  /// Standard actions have TalkBack's own titles, whatever label the app gave them.
  private func menuTitle(of action: AndroidAction) -> String? {
    switch action.kind {
    case .custom: action.label
    case .dismiss: words[.dismiss].text
    case .expand: words[.expand].text
    case .collapse: words[.collapse].text
    case .dragStart: action.label ?? words[.dragStart].text
    case .dragDrop: action.label ?? words[.dragDrop].text
    case .dragCancel: action.label ?? words[.dragCancel].text
    case .click, .longClick, .focus, .clearFocus, .select, .clearSelection, .accessibilityFocus,
      .clearAccessibilityFocus, .scrollForward, .scrollBackward, .scrollUp, .scrollDown,
      .scrollLeft, .scrollRight, .scrollToPosition, .scrollInDirection, .setProgress,
      .setSelection, .setText, .copy, .cut, .paste, .nextAtGranularity, .previousAtGranularity,
      .nextHTMLElement, .previousHTMLElement, .showOnScreen, .pageUp, .pageDown, .pageLeft,
      .pageRight, .imeEnter, .showTooltip, .hideTooltip, .contextClick, .pressAndHold,
      .moveWindow, .showTextSuggestions:
      nil
    }
  }
}
