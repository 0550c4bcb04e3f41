/// What a platform tree stores at each of its places.
public protocol TreeElement: Sendable {
  /// Unique in its tree.
  var id: String { get }
}

/// A place in a `FlatTree`. Valid until the node at it is removed.
public struct TreeIndex: Sendable, Hashable, Comparable {
  @usableFromInline let raw: Int32

  @usableFromInline init(_ raw: Int32) { self.raw = raw }

  /// Orders by place in storage, not by reading order.
  public static func < (left: TreeIndex, right: TreeIndex) -> Bool { left.raw < right.raw }
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
  struct Slot: Sendable {
    var element: Element?
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  private var slots: [Slot] = []
  private var free: [Int32] = []
  private var places: [String: Int32] = [:]
  /// The topmost nodes, in order. Platform trees mostly have one.
  public private(set) var roots: [TreeIndex] = []
  /// Grows by one at each structural change, so that caches know when they are stale.
  public private(set) var version = 0

  /// An empty tree.
  public init() {}

  /// A tree with these roots.
  ///
  /// Of two nodes with the same id, the look-up by id finds the one that came last.
  public init(_ roots: [Subtree<Element>]) {
    for root in roots { insert(root, asLastChildOf: nil) }
  }

  /// How many nodes there are.
  public var count: Int { slots.count - free.count }

  /// The node at a place. Writing through it must keep the id.
  public subscript(index: TreeIndex) -> Element {
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
  public func index(of id: String) -> TreeIndex? { places[id].map(TreeIndex.init) }

  /// Whether the place still holds a node.
  public func contains(_ index: TreeIndex) -> Bool {
    Int(index.raw) < slots.count && slots[Int(index.raw)].element != nil
  }

  /// The node above.
  public func parent(of index: TreeIndex) -> TreeIndex? { place(slots[Int(index.raw)].parent) }
  /// The first node below.
  public func firstChild(of index: TreeIndex) -> TreeIndex? {
    place(slots[Int(index.raw)].firstChild)
  }
  /// The last node below.
  public func lastChild(of index: TreeIndex) -> TreeIndex? {
    place(slots[Int(index.raw)].lastChild)
  }
  /// The next node below the same parent.
  public func nextSibling(of index: TreeIndex) -> TreeIndex? { place(slots[Int(index.raw)].next) }
  /// The previous node below the same parent.
  public func previousSibling(of index: TreeIndex) -> TreeIndex? {
    place(slots[Int(index.raw)].previous)
  }

  /// The nodes below, in order.
  public func children(of index: TreeIndex) -> ChildSequence<Element> {
    ChildSequence(tree: self, upcoming: firstChild(of: index))
  }

  /// The nodes above, nearest first.
  public func ancestors(of index: TreeIndex) -> some Sequence<TreeIndex> {
    sequence(state: index) { current in
      guard let parent = parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }

  private func place(_ raw: Int32) -> TreeIndex? { raw < 0 ? nil : TreeIndex(raw) }
}

extension FlatTree {
  /// Adds a subtree after the last child of a node, or as a further root.
  @discardableResult
  public mutating func insert(_ subtree: Subtree<Element>, asLastChildOf parent: TreeIndex?)
    -> TreeIndex
  {
    insert(subtree, below: parent, after: parent.flatMap(lastChild(of:)))
  }

  /// Adds a subtree below a node, after one of its children or in front of them all. A sibling
  /// that stands elsewhere counts as none.
  @discardableResult
  public mutating func insert(
    _ subtree: Subtree<Element>, below parent: TreeIndex?, after sibling: TreeIndex?
  ) -> TreeIndex {
    version += 1
    let previous = sibling.flatMap { self.parent(of: $0) == parent ? $0 : nil }
    let place = TreeIndex(take(subtree.element))
    link(place, below: parent, after: previous)
    for child in subtree.children { insert(child, asLastChildOf: place) }
    return place
  }

  /// Takes a node out, with everything below it.
  @discardableResult
  public mutating func remove(_ index: TreeIndex) -> Subtree<Element> {
    version += 1
    let removed = subtree(at: index)
    unlink(index)
    release(index)
    return removed
  }

  /// Puts a subtree in the place of another. The place keeps its index, so a cursor on it stays.
  public mutating func replace(_ index: TreeIndex, with subtree: Subtree<Element>) {
    version += 1
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
  public func subtree(at index: TreeIndex) -> Subtree<Element> {
    Subtree(self[index], children(of: index).map(subtree(at:)))
  }

  private mutating func take(_ element: Element) -> Int32 {
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

  private mutating func link(_ index: TreeIndex, below parent: TreeIndex?, after: TreeIndex?) {
    guard let parent else {
      roots.append(index)
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

  private mutating func unlink(_ index: TreeIndex) {
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
    if slot.parent < 0 { roots.removeAll { $0 == index } }
  }

  private mutating func release(_ index: TreeIndex) {
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

  let tree: FlatTree<Payload>
  var upcoming: TreeIndex?

  /// The next child, or nil after the last.
  public mutating func next() -> TreeIndex? {
    guard let here = upcoming else { return nil }
    upcoming = tree.nextSibling(of: here)
    return here
  }
}
