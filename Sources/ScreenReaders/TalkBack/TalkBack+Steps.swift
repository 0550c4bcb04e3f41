import PlatformTrees

/// Steps among children in TalkBack's order, at a cost that does not grow with the screen.
extension TalkBack {
  func firstChild(of index: TreeIndex) -> TreeIndex? {
    shuffled(index).map { $0.first } ?? tree.firstChild(of: index)
  }

  func lastChild(of index: TreeIndex) -> TreeIndex? {
    shuffled(index).map { $0.last } ?? tree.lastChild(of: index)
  }

  func sibling(after index: TreeIndex) -> TreeIndex? {
    guard let children = tree.parent(of: index).flatMap({ shuffled($0) }) else {
      return tree.parent(of: index) == nil ? nil : tree.nextSibling(of: index)
    }
    return children.firstIndex(of: index).flatMap {
      children.indices.contains($0 + 1) ? children[$0 + 1] : nil
    }
  }

  func sibling(before index: TreeIndex) -> TreeIndex? {
    guard let children = tree.parent(of: index).flatMap({ shuffled($0) }) else {
      return tree.parent(of: index) == nil ? nil : tree.previousSibling(of: index)
    }
    return children.firstIndex(of: index).flatMap { $0 > 0 ? children[$0 - 1] : nil }
  }

  /// The children where they are not in the tree's order.
  private func shuffled(_ parent: TreeIndex) -> [TreeIndex]? {
    order.isNatural ? nil : order.reordered[parent]
  }
}

extension WorkingTree {
  func neighbour(of index: TreeIndex, by offset: Int) -> TreeIndex? {
    guard let place = positions[index], sequence.indices.contains(place + offset) else {
      return nil
    }
    return sequence[place + offset]
  }
}
