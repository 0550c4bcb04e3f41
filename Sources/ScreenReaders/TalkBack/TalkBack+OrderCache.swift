import PlatformTrees

/// Keeping the order of nodes, so that a swipe looks at its neighbours only.
extension TalkBack {
  /// Works out what is out of the tree's order. Where no node has bounds or asks to be moved
  /// there is nothing to do, then or after a change.
  mutating func prepareOrder() {
    guard !order.isPrepared else { return }
    order = TraversalOrder()
    order.isPrepared = true
    guard tree.roots.contains(where: holdsRequests) else { return }
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
    asksForOrder(tree[index]) || tree.children(of: index).contains(where: holdsRequests)
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
    guard order.isNatural else {
      order.isPrepared = false
      return
    }
    switch change {
    case .replace(_, let subtree), .insert(let subtree, _, _):
      order.isPrepared = !asksForOrder(subtree)
    case .update(let node): order.isPrepared = !asksForOrder(node)
    case .remove: break
    }
  }
}
