/// What a platform tree stores at each of its places.
public protocol TreeElement: Sendable {
  /// Unique in its tree.
  var id: String { get }
}

/// A place in a `FlatTree`. Valid until the node at it is removed.
public struct TreeIndex: Sendable, Hashable, Comparable {
  @usableFromInline let raw: Int32

  @inlinable init(_ raw: Int32) { self.raw = raw }

  /// Orders by place in storage, not by reading order.
  @inlinable public static func < (left: TreeIndex, right: TreeIndex) -> Bool {
    left.raw < right.raw
  }
}

/// A subtree on its way into or out of a `FlatTree`.
public struct Subtree<Element: TreeElement>: Sendable {
  public var element: Element
  public var children: [Subtree]

  public init(_ element: Element, _ children: [Subtree] = []) {
    self.element = element
    self.children = children
  }

  /// How many nodes there are in it.
  @inlinable public var count: Int {
    // By their places, as no child is copied then.
    children.indices.reduce(1) { $0 + children[$1].count }
  }
}

extension Subtree: Equatable where Element: Equatable {}
extension Subtree: Hashable where Element: Hashable {}

/// A forest in flat storage: parent, siblings and children are reached in constant time, and a
/// subtree is replaced at a cost that depends on that subtree alone.
public struct FlatTree<Element: TreeElement>: Sendable {
  @usableFromInline struct Links: Sendable {
    @usableFromInline var isLive = true
    @usableFromInline var parent: Int32 = -1
    @usableFromInline var firstChild: Int32 = -1
    @usableFromInline var lastChild: Int32 = -1
    @usableFromInline var next: Int32 = -1
    @usableFromInline var previous: Int32 = -1

    @inlinable init() {}
  }

  @usableFromInline var links: [Links] = []
  /// Beside the links, so that a property is read where it lies. What was removed stays here until
  /// its place is taken again.
  @usableFromInline var elements: [Element] = []
  @usableFromInline var free: [Int32] = []
  @usableFromInline var places: [String: Int32] = [:]
  @usableFromInline var topmost: [TreeIndex] = []
  @usableFromInline var changes = 0

  /// The topmost nodes, in order. Platform trees mostly have one.
  @inlinable public var roots: [TreeIndex] { topmost }
  /// Grows by one at each structural change, so that caches know when they are stale.
  @inlinable public var version: Int { changes }

  /// An empty tree.
  @inlinable public init() {}

  /// A tree with these roots.
  ///
  /// Of two nodes with the same id, the look-up by id finds the one that came last.
  @inlinable public init(_ roots: [Subtree<Element>]) {
    let count = roots.indices.reduce(0) { $0 + roots[$1].count }
    links.reserveCapacity(count)
    elements.reserveCapacity(count)
    places.reserveCapacity(count)
    insert(roots, asLastChildrenOf: nil)
  }

  /// How many nodes there are.
  @inlinable public var count: Int { links.count - free.count }

  /// The node at a place. Writing through it must keep the id.
  @inlinable public subscript(index: TreeIndex) -> Element {
    _read {
      precondition(links[Int(index.raw)].isLive, "the node was removed")
      yield elements[Int(index.raw)]
    }
    _modify {
      precondition(links[Int(index.raw)].isLive, "the node was removed")
      yield &elements[Int(index.raw)]
    }
  }

  /// Where the node with this id is, or nil.
  @inlinable public func index(of id: String) -> TreeIndex? { places[id].map(TreeIndex.init) }

  /// Whether the place still holds a node.
  @inlinable public func contains(_ index: TreeIndex) -> Bool {
    Int(index.raw) < links.count && links[Int(index.raw)].isLive
  }

  /// The node above.
  @inlinable public func parent(of index: TreeIndex) -> TreeIndex? {
    place(links[Int(index.raw)].parent)
  }
  /// The first node below.
  @inlinable public func firstChild(of index: TreeIndex) -> TreeIndex? {
    place(links[Int(index.raw)].firstChild)
  }
  /// The last node below.
  @inlinable public func lastChild(of index: TreeIndex) -> TreeIndex? {
    place(links[Int(index.raw)].lastChild)
  }
  /// The next node below the same parent.
  @inlinable public func nextSibling(of index: TreeIndex) -> TreeIndex? {
    place(links[Int(index.raw)].next)
  }
  /// The previous node below the same parent.
  @inlinable public func previousSibling(of index: TreeIndex) -> TreeIndex? {
    place(links[Int(index.raw)].previous)
  }

  /// The nodes below, in order.
  @inlinable public func children(of index: TreeIndex) -> ChildSequence<Element> {
    ChildSequence(tree: self, parent: index)
  }

  /// The nodes above, nearest first.
  @inlinable public func ancestors(of index: TreeIndex) -> AncestorSequence<Element> {
    AncestorSequence(tree: self, node: index)
  }

  @inlinable func place(_ raw: Int32) -> TreeIndex? { raw < 0 ? nil : TreeIndex(raw) }
}

extension FlatTree {
  /// Adds a subtree after the last child of a node, or as a further root.
  @discardableResult @inlinable
  public mutating func insert(_ subtree: Subtree<Element>, asLastChildOf parent: TreeIndex?)
    -> TreeIndex
  {
    insert(subtree, below: parent, after: parent.flatMap(lastChild(of:)))
  }

  /// Adds a subtree below a node, after one of its children or in front of them all. A sibling
  /// that stands elsewhere counts as none.
  @discardableResult @inlinable
  public mutating func insert(
    _ subtree: Subtree<Element>, below parent: TreeIndex?, after sibling: TreeIndex?
  ) -> TreeIndex {
    changes += 1
    let previous = sibling.flatMap { self.parent(of: $0) == parent ? $0 : nil }
    let place = TreeIndex(take(subtree.element))
    link(place, below: parent, after: previous)
    insert(subtree.children, asLastChildrenOf: place)
    return place
  }

  /// By their places, as no subtree is copied then.
  @inlinable mutating func insert(
    _ subtrees: [Subtree<Element>], asLastChildrenOf parent: TreeIndex?
  ) {
    for place in subtrees.indices { insert(subtrees[place], asLastChildOf: parent) }
  }

  /// Takes a node out, with everything below it.
  @discardableResult @inlinable
  public mutating func remove(_ index: TreeIndex) -> Subtree<Element> {
    changes += 1
    let removed = subtree(at: index)
    unlink(index)
    release(index)
    return removed
  }

  /// Puts a subtree in the place of another. The place keeps its index, so a cursor on it stays.
  @inlinable public mutating func replace(_ index: TreeIndex, with subtree: Subtree<Element>) {
    changes += 1
    while let child = firstChild(of: index) {
      unlink(child)
      release(child)
    }
    let old = self[index].id
    if places[old] == index.raw { places[old] = nil }
    elements[Int(index.raw)] = subtree.element
    places[subtree.element.id] = index.raw
    insert(subtree.children, asLastChildrenOf: index)
  }

  /// A copy of what stands at a place.
  @inlinable public func subtree(at index: TreeIndex) -> Subtree<Element> {
    Subtree(self[index], children(of: index).map(subtree(at:)))
  }

  @inlinable mutating func take(_ element: Element) -> Int32 {
    let raw: Int32
    if let reused = free.popLast() {
      raw = reused
      links[Int(raw)] = Links()
      elements[Int(raw)] = element
    } else {
      raw = Int32(links.count)
      links.append(Links())
      elements.append(element)
    }
    places[element.id] = raw
    return raw
  }

  @inlinable mutating func link(_ index: TreeIndex, below parent: TreeIndex?, after: TreeIndex?) {
    guard let parent else {
      topmost.append(index)
      return
    }
    let raw = index.raw
    links[Int(raw)].parent = parent.raw
    links[Int(raw)].previous = after?.raw ?? -1
    let next = after.map { links[Int($0.raw)].next } ?? links[Int(parent.raw)].firstChild
    links[Int(raw)].next = next
    if let after {
      links[Int(after.raw)].next = raw
    } else {
      links[Int(parent.raw)].firstChild = raw
    }
    if next >= 0 { links[Int(next)].previous = raw } else { links[Int(parent.raw)].lastChild = raw }
  }

  @inlinable mutating func unlink(_ index: TreeIndex) {
    let old = links[Int(index.raw)]
    if old.previous >= 0 {
      links[Int(old.previous)].next = old.next
    } else if old.parent >= 0 {
      links[Int(old.parent)].firstChild = old.next
    }
    if old.next >= 0 {
      links[Int(old.next)].previous = old.previous
    } else if old.parent >= 0 {
      links[Int(old.parent)].lastChild = old.previous
    }
    if old.parent < 0 { topmost.removeAll { $0 == index } }
  }

  @inlinable mutating func release(_ index: TreeIndex) {
    var waiting = [index]
    while let next = waiting.popLast() {
      waiting.append(contentsOf: children(of: next))
      let id = self[next].id
      if places[id] == next.raw { places[id] = nil }
      links[Int(next.raw)] = Links()
      links[Int(next.raw)].isLive = false
      free.append(next.raw)
    }
  }
}

/// The children of one node.
public struct ChildSequence<Payload: TreeElement>: Sequence, IteratorProtocol {
  public typealias Element = TreeIndex

  @usableFromInline let links: [FlatTree<Payload>.Links]
  @usableFromInline var upcoming: Int32

  @inlinable init(tree: FlatTree<Payload>, parent: TreeIndex) {
    links = tree.links
    upcoming = tree.links[Int(parent.raw)].firstChild
  }

  /// The next child, or nil after the last.
  @inlinable public mutating func next() -> TreeIndex? {
    guard upcoming >= 0 else { return nil }
    let here = TreeIndex(upcoming)
    upcoming = links[Int(here.raw)].next
    return here
  }
}

/// The nodes above one node.
public struct AncestorSequence<Payload: TreeElement>: Sequence, IteratorProtocol {
  public typealias Element = TreeIndex

  @usableFromInline let links: [FlatTree<Payload>.Links]
  @usableFromInline var upcoming: Int32

  @inlinable init(tree: FlatTree<Payload>, node: TreeIndex) {
    links = tree.links
    upcoming = tree.links[Int(node.raw)].parent
  }

  /// The node above the last one, or nil above a root.
  @inlinable public mutating func next() -> TreeIndex? {
    guard upcoming >= 0 else { return nil }
    let here = TreeIndex(upcoming)
    upcoming = links[Int(here.raw)].parent
    return here
  }
}
