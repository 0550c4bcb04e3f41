import PlatformTrees
import Semantics

/// What is remembered of the order of nodes, so that a swipe costs the same on any screen.
struct TraversalOrder: Sendable {
  /// Whether the rest is up to date.
  var isPrepared = false
  /// No node has bounds or asks to be moved: the tree's order is the order.
  var isNatural = true
  /// Children in another order than the tree's, by parent.
  var reordered: [TreeIndex: [TreeIndex]] = [:]
  /// The whole order, where nodes ask to be moved.
  var moved: WorkingTree?
}

/// The order of children (ReorderedChildrenIterator.java, NodeCachedBoundsCalculator.java).
extension TalkBack {
  /// The children in TalkBack's order.
  func orderedChildren(of index: TreeIndex) -> [TreeIndex] {
    let children = Array(tree.children(of: index))
    guard children.count > 1, children.contains(where: { hasBorrowedBounds($0) }) else {
      return children
    }
    return reordered(children)
  }

  func forEachOrderedChild(of index: TreeIndex, _ body: (TreeIndex) -> Void) {
    if order.isPrepared && order.isNatural {
      for child in tree.children(of: index) { body(child) }
    } else {
      for child in orderedChildren(of: index) { body(child) }
    }
  }

  /// From the last but one to the first: who counts by its children's bounds moves down past the
  /// siblings that it now comes after.
  private func reordered(_ children: [TreeIndex]) -> [TreeIndex] {
    var nodes = children
    for start in nodes.indices.dropLast().reversed() where hasBorrowedBounds(nodes[start]) {
      var place = start
      while place + 1 < nodes.count, comesAfter(nodes[place], nodes[place + 1]) {
        nodes.swapAt(place, place + 1)
        place += 1
      }
    }
    return nodes
  }

  /// Swapped only where the bounds in use say so and the nodes' own bounds said otherwise.
  private func comesAfter(_ first: TreeIndex, _ second: TreeIndex) -> Bool {
    guard let left = usefulBounds(of: first), let right = usefulBounds(of: second),
      left.isAfter(right)
    else { return false }
    return !pixelBounds(of: first).isAfter(pixelBounds(of: second))
  }

  /// Whether a node counts by the bounds of what is focusable inside it.
  private func hasBorrowedBounds(_ index: TreeIndex) -> Bool {
    guard tree[index].bounds != nil, let useful = usefulBounds(of: index) else { return false }
    return useful != pixelBounds(of: index)
  }

  func pixelBounds(of index: TreeIndex) -> PixelBounds { PixelBounds(tree[index].bounds) }

  private func usefulBounds(of index: TreeIndex) -> PixelBounds? {
    let bounds = borrowedBounds(of: index)
    return bounds == .empty ? nil : bounds
  }

  /// A stop's own bounds; else its own, cut to those of the stops inside it.
  private func borrowedBounds(of index: TreeIndex) -> PixelBounds {
    guard tree[index].isVisible else { return .empty }
    let own = pixelBounds(of: index)
    guard !shouldFocus(index, remembers: true) else { return own }
    let inner = tree.children(of: index).map(borrowedBounds(of:)).filter { $0 != .empty }
    guard let first = inner.first else { return own }
    return own.cut(to: inner.dropFirst().reduce(first) { $0.union($1) })
  }
}

/// A rectangle by its edges, in whole pixels, as Android's `Rect`.
struct PixelBounds: Sendable, Equatable {
  var left, top, right, bottom: Int

  static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(_ rect: Rect?) {
    guard let rect else {
      self = .empty
      return
    }
    self.init(
      left: Self.pixel(rect.x), top: Self.pixel(rect.y), right: Self.pixel(rect.maxX),
      bottom: Self.pixel(rect.maxY))
  }

  private static func pixel(_ value: Double) -> Int {
    value.isFinite ? Int(max(-1e9, min(1e9, value.rounded()))) : 0
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func cut(to other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// By stripes: below, then further right, then lower, then less high, then less wide.
  func isAfter(_ other: PixelBounds) -> Bool {
    if bottom <= other.top { return false }
    if top >= other.bottom { return true }
    if left != other.left { return left > other.left }
    if top != other.top { return top > other.top }
    let (height, otherHeight) = (bottom - top, other.bottom - other.top)
    if height != otherHeight { return height < otherHeight }
    return right - left < other.right - other.left
  }
}
