extension Subtree where Element: Hashable {
  /// The fewest local changes that make this subtree into another with the same id at its root.
  ///
  /// Nodes keep their identity by id, so a cursor on a node that stays is kept. Removals come
  /// first, so that a node that moves is never there twice.
  @inlinable public func changes(to other: Subtree) -> [TreeChange<Element>] {
    var removals: [TreeChange<Element>] = []
    var changes: [TreeChange<Element>] = []
    collect(to: other, removals: &removals, changes: &changes)
    return removals + changes
  }

  @inlinable func collect(
    to other: Subtree, removals: inout [TreeChange<Element>],
    changes: inout [TreeChange<Element>]
  ) {
    if element != other.element { changes.append(.update(other.element)) }
    let kept = Set(children.map(\.element.id)).intersection(other.children.map(\.element.id))
    let before = children.filter { kept.contains($0.element.id) }
    let after = other.children.filter { kept.contains($0.element.id) }
    guard before.map(\.element.id) == after.map(\.element.id) else {
      changes.append(.replace(id: element.id, with: other))
      return
    }
    for child in children where !kept.contains(child.element.id) {
      removals.append(.remove(id: child.element.id))
    }
    for (old, new) in zip(before, after) {
      old.collect(to: new, removals: &removals, changes: &changes)
    }
    collectInsertions(of: other, kept: kept, into: &changes)
  }

  @inlinable func collectInsertions(
    of other: Subtree, kept: Set<String>, into changes: inout [TreeChange<Element>]
  ) {
    var previous: String?
    for child in other.children {
      if !kept.contains(child.element.id) {
        changes.append(.insert(child, below: element.id, after: previous))
      }
      previous = child.element.id
    }
  }
}
