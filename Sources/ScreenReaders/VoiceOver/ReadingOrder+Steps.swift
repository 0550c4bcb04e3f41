import PlatformTrees
import Semantics

extension ReadingOrder {
  /// The stop that a swipe goes to.
  func stop(_ way: Way, from node: TreeIndex) -> TreeIndex? {
    var entry = node
    while true {
      let scope = scope(of: entry)
      var next = self.entry(in: scope, after: entry, way)
      while let found = next {
        if kind(found) == .stop { return found }
        if let inner = edge(of: found, way) { return inner }
        next = self.entry(in: scope, after: found, way)
      }
      guard let scope else { return nil }
      entry = scope
    }
  }

  /// The first stop of a group or, from behind, the last; nil is the screen.
  func edge(of scope: TreeIndex?, _ way: Way) -> TreeIndex? {
    var next = entry(in: scope, after: nil, way)
    while let found = next {
      if kind(found) == .stop { return found }
      if let inner = edge(of: found, way) { return inner }
      next = entry(in: scope, after: found, way)
    }
    return nil
  }

  /// Every stop inside a group, in order; nil is the screen.
  func stops(in scope: TreeIndex?) -> [TreeIndex] {
    var stops: [TreeIndex] = []
    var next = entry(in: scope, after: nil, .forward)
    while let found = next {
      if kind(found) == .stop { stops.append(found) } else { stops += self.stops(in: found) }
      next = entry(in: scope, after: found, .forward)
    }
    return stops
  }

  /// The entry of a group that follows another, or its first.
  private func entry(in scope: TreeIndex?, after entry: TreeIndex?, _ way: Way) -> TreeIndex? {
    guard let sorted = sorted[scope] else { return treeEntry(in: scope, after: entry, way) }
    guard let entry else {
      return way == .forward ? sorted.entries.first : sorted.entries.last
    }
    guard let place = sorted.places[entry] else { return nil }
    let next = way == .forward ? place + 1 : place - 1
    return sorted.entries.indices.contains(next) ? sorted.entries[next] : nil
  }

  /// The same by the tree alone.
  func treeEntry(in scope: TreeIndex?, after entry: TreeIndex?, _ way: Way) -> TreeIndex? {
    var parent = entry.map { tree.parent(of: $0) } ?? scope
    var node = entry.map { sibling(of: $0, way) } ?? child(of: scope, way)
    while true {
      guard let found = node else {
        guard parent != scope, let outer = parent else { return nil }
        node = sibling(of: outer, way)
        parent = tree.parent(of: outer)
        continue
      }
      switch kind(found) {
      case .stop, .explicit, .group: return found
      case .pruned: node = sibling(of: found, way)
      case .transparent:
        node = child(of: found, way)
        parent = found
      }
    }
  }

  private func child(of parent: TreeIndex?, _ way: Way) -> TreeIndex? {
    if let modal = modals[parent] { return modal }
    guard let parent else { return way == .forward ? tree.roots.first : tree.roots.last }
    return way == .forward ? tree.firstChild(of: parent) : tree.lastChild(of: parent)
  }

  private func sibling(of node: TreeIndex, _ way: Way) -> TreeIndex? {
    let parent = tree.parent(of: node)
    if modals[parent] != nil { return nil }
    if parent != nil {
      return way == .forward ? tree.nextSibling(of: node) : tree.previousSibling(of: node)
    }
    guard let place = tree.roots.firstIndex(of: node) else { return nil }
    let next = way == .forward ? place + 1 : place - 1
    return tree.roots.indices.contains(next) ? tree.roots[next] : nil
  }
}
