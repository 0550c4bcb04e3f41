import PlatformTrees

/// The order of a screen whose nodes ask to come before or after others
/// (OrderedTraversalController.java, WorkingTree.java).
struct WorkingTree: Sendable {
  private struct Place: Sendable {
    var parent: TreeIndex?
    var children: [TreeIndex]
  }

  private var places: [TreeIndex: Place] = [:]
  private var roots: [TreeIndex] = []

  /// The nodes in their final order.
  private(set) var sequence: [TreeIndex] = []
  /// Where each node stands in `sequence`.
  private(set) var positions: [TreeIndex: Int] = [:]

  init(_ tree: FlatTree<AndroidNode>, childrenOf ordered: (TreeIndex) -> [TreeIndex]) {
    var nodes: [TreeIndex] = []
    for root in tree.roots { add(root, below: nil, ordered, &nodes) }
    roots = tree.roots
    for node in nodes { move(node, in: tree) }
    for root in roots { append(top(of: root)) }
    positions = Dictionary(
      sequence.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func add(
    _ node: TreeIndex, below parent: TreeIndex?, _ ordered: (TreeIndex) -> [TreeIndex],
    _ nodes: inout [TreeIndex]
  ) {
    nodes.append(node)
    let children = ordered(node)
    places[node] = Place(parent: parent, children: children)
    for child in children { add(child, below: node, ordered, &nodes) }
  }

  private mutating func move(_ node: TreeIndex, in tree: FlatTree<AndroidNode>) {
    if let id = tree[node].traversalBefore {
      if let target = tree.index(of: id) { move(node, before: target, in: tree) }
    } else if let id = tree[node].traversalAfter, let target = tree.index(of: id) {
      move(node, after: target, in: tree)
    }
  }

  /// The node takes the target's place, and the target becomes its last child.
  private mutating func move(
    _ node: TreeIndex, before target: TreeIndex, in tree: FlatTree<AndroidNode>
  ) {
    guard !isSelfOrAbove(node, target) else { return }
    let moving = carrier(of: node, in: tree)
    let parent = places[target]?.parent
    if let parent, isSelfOrAbove(moving, parent) { return }
    detach(moving)
    if let parent, let index = places[parent]?.children.firstIndex(of: target) {
      places[parent]?.children[index] = moving
    }
    places[moving]?.parent = parent
    places[node]?.children.append(target)
    places[target]?.parent = node
  }

  /// The node becomes the target's last child.
  private mutating func move(
    _ node: TreeIndex, after target: TreeIndex, in tree: FlatTree<AndroidNode>
  ) {
    guard !isSelfOrAbove(node, target) else { return }
    let moving = carrier(of: node, in: tree)
    guard !isSelfOrAbove(moving, target) else { return }
    detach(moving)
    places[target]?.children.append(moving)
    places[moving]?.parent = target
  }

  /// A parent that was moved in front of the node goes along with it.
  private func carrier(of node: TreeIndex, in tree: FlatTree<AndroidNode>) -> TreeIndex {
    var top = node
    while let parent = places[top]?.parent, tree[parent].traversalBefore == tree[top].id {
      top = parent
    }
    return top
  }

  private mutating func detach(_ node: TreeIndex) {
    if let parent = places[node]?.parent { places[parent]?.children.removeAll { $0 == node } }
    places[node]?.parent = nil
  }

  private func isSelfOrAbove(_ node: TreeIndex, _ descendant: TreeIndex) -> Bool {
    var place: TreeIndex? = descendant
    while let here = place {
      if here == node { return true }
      place = places[here]?.parent
    }
    return false
  }

  private func top(of node: TreeIndex) -> TreeIndex {
    var top = node
    while let parent = places[top]?.parent { top = parent }
    return top
  }

  private mutating func append(_ root: TreeIndex) {
    var waiting = [root]
    while let next = waiting.popLast() {
      sequence.append(next)
      waiting.append(contentsOf: (places[next]?.children ?? []).reversed())
    }
  }
}
