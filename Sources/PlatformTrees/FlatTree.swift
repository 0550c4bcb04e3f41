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
}

extension Subtree: Equatable where Element: Equatable {}
extension Subtree: Hashable where Element: Hashable {}

/// A forest in flat storage: parent, siblings and children are reached in constant time, and a
/// subtree is replaced at a cost that depends on that subtree alone.
public struct FlatTree<Element: TreeElement>: Sendable {
  @usableFromInline struct Slot: Sendable {
    @usableFromInline var element: Element?
    @usableFromInline var parent: Int32 = -1
    @usableFromInline var firstChild: Int32 = -1
    @usableFromInline var lastChild: Int32 = -1
    @usableFromInline var next: Int32 = -1
    @usableFromInline var previous: Int32 = -1

    @usableFromInline init(element: Element? = nil) { self.element = element }
  }

  @usableFromInline var slots: [Slot] = []
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
    for root in roots { insert(root, asLastChildOf: nil) }
  }

  /// How many nodes there are.
  @inlinable public var count: Int { slots.count - free.count }

  /// The node at a place. Writing through it must keep the id.
  @inlinable public subscript(index: TreeIndex) -> Element {
    get {
      guard let element = slots[Int(index.raw)].element else {
        preconditionFailure("the node at \(index.raw) was removed")
      }
      return element
    }
    _modify {
      guard var element = slots[Int(index.raw)].element.take() else {
        preconditionFailure("the node at \(index.raw) was removed")
      }
      defer { slots[Int(index.raw)].element = element }
      yield &element
    }
  }

  /// Where the node with this id is, or nil.
  @inlinable public func index(of id: String) -> TreeIndex? { places[id].map(TreeIndex.init) }

  /// Whether the place still holds a node.
  @inlinable public func contains(_ index: TreeIndex) -> Bool {
    Int(index.raw) < slots.count && slots[Int(index.raw)].element != nil
  }

  /// The node above.
  @inlinable public func parent(of index: TreeIndex) -> TreeIndex? {
    place(slots[Int(index.raw)].parent)
  }
  /// The first node below.
  @inlinable public func firstChild(of index: TreeIndex) -> TreeIndex? {
    place(slots[Int(index.raw)].firstChild)
  }
  /// The last node below.
  @inlinable public func lastChild(of index: TreeIndex) -> TreeIndex? {
    place(slots[Int(index.raw)].lastChild)
  }
  /// The next node below the same parent.
  @inlinable public func nextSibling(of index: TreeIndex) -> TreeIndex? {
    place(slots[Int(index.raw)].next)
  }
  /// The previous node below the same parent.
  @inlinable public func previousSibling(of index: TreeIndex) -> TreeIndex? {
    place(slots[Int(index.raw)].previous)
  }

  /// The nodes below, in order.
  @inlinable public func children(of index: TreeIndex) -> ChildSequence<Element> {
    ChildSequence(tree: self, upcoming: firstChild(of: index))
  }

  /// The nodes above, nearest first.
  @inlinable public func ancestors(of index: TreeIndex) -> some Sequence<TreeIndex> {
    sequence(state: index) { current in
      guard let parent = parent(of: current) else { return nil }
      current = parent
      return parent
    }
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
    for child in subtree.children { insert(child, asLastChildOf: place) }
    return place
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
    slots[Int(index.raw)].element = subtree.element
    places[subtree.element.id] = index.raw
    for child in subtree.children { insert(child, asLastChildOf: index) }
  }

  /// A copy of what stands at a place.
  @inlinable public func subtree(at index: TreeIndex) -> Subtree<Element> {
    Subtree(self[index], children(of: index).map(subtree(at:)))
  }

  @inlinable mutating func take(_ element: Element) -> Int32 {
    let raw: Int32
    if let reused = free.popLast() {
      raw = reused
      slots[Int(raw)] = Slot(element: element)
    } else {
      raw = Int32(slots.count)
      slots.append(Slot(element: element))
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
    slots[Int(raw)].parent = parent.raw
    slots[Int(raw)].previous = after?.raw ?? -1
    let next = after.map { slots[Int($0.raw)].next } ?? slots[Int(parent.raw)].firstChild
    slots[Int(raw)].next = next
    if let after {
      slots[Int(after.raw)].next = raw
    } else {
      slots[Int(parent.raw)].firstChild = raw
    }
    if next >= 0 { slots[Int(next)].previous = raw } else { slots[Int(parent.raw)].lastChild = raw }
  }

  @inlinable mutating func unlink(_ index: TreeIndex) {
    let slot = slots[Int(index.raw)]
    if slot.previous >= 0 {
      slots[Int(slot.previous)].next = slot.next
    } else if slot.parent >= 0 {
      slots[Int(slot.parent)].firstChild = slot.next
    }
    if slot.next >= 0 {
      slots[Int(slot.next)].previous = slot.previous
    } else if slot.parent >= 0 {
      slots[Int(slot.parent)].lastChild = slot.previous
    }
    if slot.parent < 0 { topmost.removeAll { $0 == index } }
  }

  @inlinable mutating func release(_ index: TreeIndex) {
    var waiting = [index]
    while let next = waiting.popLast() {
      waiting.append(contentsOf: children(of: next))
      let id = self[next].id
      if places[id] == next.raw { places[id] = nil }
      slots[Int(next.raw)] = Slot()
      free.append(next.raw)
    }
  }
}

/// The children of one node.
public struct ChildSequence<Payload: TreeElement>: Sequence, IteratorProtocol {
  public typealias Element = TreeIndex

  @usableFromInline let tree: FlatTree<Payload>
  @usableFromInline var upcoming: TreeIndex?

  @inlinable init(tree: FlatTree<Payload>, upcoming: TreeIndex?) {
    self.tree = tree
    self.upcoming = upcoming
  }

  /// The next child, or nil after the last.
  @inlinable public mutating func next() -> TreeIndex? {
    guard let here = upcoming else { return nil }
    upcoming = tree.nextSibling(of: here)
    return here
  }
}
