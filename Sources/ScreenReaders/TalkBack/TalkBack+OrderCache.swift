import PlatformTrees
import Semantics

/// Keeping the order of nodes, so that a swipe looks at its neighbours only.
extension TalkBack {
  /// Works out what is out of the tree's order. Where no node has bounds or asks to be moved
  /// there is nothing to do, then or after a change.
  mutating func prepareOrder() {
    guard !order.isPrepared else { return }
    order = TraversalOrder()
    order.isPrepared = true
    guard tree.roots.contains(where: { holdsRequests($0) }) else { return }
    order.isNatural = false
    var moves = false
    for root in tree.roots { noteOrder(below: root, &moves) }
    guard moves else { return }
    order.moved = WorkingTree(tree) { orderedChildren(of: $0) }
  }

  private mutating func noteOrder(below index: TreeIndex, _ moves: inout Bool) {
    let node = tree[index]
    moves = moves || node.traversalBefore != nil || node.traversalAfter != nil
    let children = orderedChildren(of: index)
    if !children.elementsEqual(tree.children(of: index)) { order.reordered[index] = children }
    for child in children { noteOrder(below: child, &moves) }
  }

  private func holdsRequests(_ index: TreeIndex) -> Bool {
    asksForOrder(tree[index]) || tree.children(of: index).contains { holdsRequests($0) }
  }

  private func asksForOrder(_ node: AndroidNode) -> Bool {
    node.bounds != nil || node.traversalBefore != nil || node.traversalAfter != nil
  }

  private func asksForOrder(_ subtree: Subtree<AndroidNode>) -> Bool {
    asksForOrder(subtree.element) || subtree.children.contains(where: asksForOrder)
  }

  /// A change may bring an order into a screen that had none of its own.
  mutating func noteOrder(of change: TreeChange<AndroidNode>) {
    guard order.isPrepared else { return }
    switch change {
    case .replace(_, let subtree), .insert(let subtree, _, _):
      order.isPrepared = order.isNatural && !asksForOrder(subtree)
    case .update(let node):
      let old = tree.index(of: node.id).map { OrderFacts(tree[$0]) }
      order.isPrepared =
        old == OrderFacts(node) || order.isNatural && !asksForOrder(node)
    case .remove: order.isPrepared = order.isNatural
    }
  }
}

/// What of a node has a say in the order: where it lies, and what makes it a stop. A row that
/// opens or shuts in its place keeps them all.
private struct OrderFacts: Equatable {
  let bounds: Rect?
  let before: String?
  let after: String?
  let role: TalkBackRole
  let isVisible: Bool
  let isScrollable: Bool
  let isActionable: Bool
  let isPressable: Bool
  let takesFocus: Bool
  let hasText: Bool
  let hasState: Bool

  init(_ node: AndroidNode) {
    bounds = node.bounds
    before = node.traversalBefore
    after = node.traversalAfter
    role = node.role
    isVisible = node.isVisible
    isScrollable = node.isScrollable
    isActionable = node.isActionable
    isPressable = node.isClickable || node.isLongClickable
    takesFocus = node.has(.screenReaderFocusable)
    hasText = node.hasText
    hasState = node.hasState
  }
}
