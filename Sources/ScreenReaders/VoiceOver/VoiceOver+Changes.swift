public import PlatformTrees
public import Semantics

extension VoiceOver {
  public mutating func apply(
    _ changes: [TreeChange<IOSElement>], at time: Milliseconds
  ) -> Reaction {
    guard let cursor else {
      for change in changes { order.apply(change) }
      return Reaction()
    }
    let before = order.tree[cursor]
    var anchor = Anchor(place: cursor)
    for change in changes { follow(change, &anchor) }
    if anchor.isLost, let back = order.tree.index(of: before.id), order.isReachable(back) {
      anchor.place = back
    }
    return Reaction(settle(anchor, before, at: time))
  }

  /// Where the cursor is while the screen changes under it.
  private struct Anchor {
    var place: TreeIndex?
    /// The element that the cursor was on has gone.
    var isLost = false
  }

  private mutating func settle(
    _ anchor: Anchor, _ before: IOSElement, at time: Milliseconds
  ) -> [Reaction.Output] {
    if let place = anchor.place, order.isReachable(place) {
      if !anchor.isLost {
        cursor = place
        return changed(from: before, to: order.tree[place], at: time)
      }
      // The old place may be gone, and with it the groups that were around it.
      cursor = nil
      return land(on: place)
    }
    cursor = nil
    guard let first = order.edge(of: nil, .forward) else { return leave() }
    return land(on: first)
  }

  // MARK: A change around the cursor

  private mutating func follow(_ change: TreeChange<IOSElement>, _ anchor: inout Anchor) {
    guard let place = anchor.place, let target = order.tree.index(of: change.target),
      target == place || order.tree.ancestors(of: place).contains(target)
    else { return order.apply(change) }
    switch change {
    case .insert: order.apply(change)
    case .remove, .replace, .update: follow(change, at: target, &anchor)
    }
  }

  /// A change to the element under the cursor, or to something around it.
  private mutating func follow(
    _ change: TreeChange<IOSElement>, at target: TreeIndex, _ anchor: inout Anchor
  ) {
    guard let place = anchor.place else { return order.apply(change) }
    let id = order.tree[place].id
    let rank = place == target ? 0 : order.stops(in: target).firstIndex(of: place) ?? 0
    let next = stop(outside: target, .forward, from: place)
    let previous = stop(outside: target, .backward, from: place)
    order.apply(change)
    if let kept = order.tree.index(of: id), order.isReachable(kept), !change.removes {
      anchor.place = kept
      return
    }
    anchor.isLost = true
    let inside = change.removes ? [] : stops(atOrIn: target)
    anchor.place = inside.isEmpty ? next ?? previous : inside[min(rank, inside.count - 1)]
  }

  /// The nearest stop that is not inside a node.
  private func stop(
    outside node: TreeIndex, _ way: ReadingOrder.Way, from place: TreeIndex
  ) -> TreeIndex? {
    var next = order.stop(way, from: place)
    while let stop = next {
      if stop != node && !order.tree.ancestors(of: stop).contains(node) { return stop }
      next = order.stop(way, from: stop)
    }
    return nil
  }

  private func stops(atOrIn node: TreeIndex) -> [TreeIndex] {
    switch order.kind(node) {
    case .stop: order.isReachable(node) ? [node] : []
    case .pruned: []
    case .explicit, .group, .transparent: order.stops(in: node).filter(order.isReachable)
    }
  }
}

extension TreeChange where Element == IOSElement {
  /// The node that is changed; for an insertion, the one it goes below.
  fileprivate var target: String {
    switch self {
    case .replace(let id, _), .remove(let id): id
    case .update(let element): element.id
    case .insert(_, let below, _): below
    }
  }

  fileprivate var removes: Bool {
    switch self {
    case .remove: true
    case .replace, .update, .insert: false
    }
  }
}
