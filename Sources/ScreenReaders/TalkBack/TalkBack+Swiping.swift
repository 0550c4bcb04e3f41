import PlatformTrees

/// Swipes to the next and previous item (FocusProcessorForLogicalNavigation.java).
extension TalkBack {
  /// Goes to the next stop of a kind. What can scroll further is scrolled before it is left; the
  /// first swipe into the end stops there, and the next one goes on at the other end.
  mutating func swipe(
    _ direction: SwipeDirection, _ target: NavigationTarget, because cause: FocusCause
  ) -> [Reaction.Output] {
    guard let cursor else {
      let first = search(from: edgeNode(direction), direction, target)
      return first.map { focus($0, because: cause) } ?? atEdge(direction, target)
    }
    if let pending = edge.pendingScroll, pending.direction == direction {
      edge.pendingScroll = nil
      return leave(pending)
    }
    let next = search(from: step(from: cursor, direction), direction, target)
    if let container = containerToScroll(from: cursor, to: next, direction) {
      return scroll(container, from: cursor, direction, target, because: cause)
    }
    if let next { return focus(next, because: cause) }
    guard edge.reached == direction else { return atEdge(direction, target) }
    let first = search(from: edgeNode(direction), direction, target)
    return first.map { focus($0, because: cause) } ?? atEdge(direction, target)
  }

  /// A sound, and for controls such as headings that there is no next one.
  private mutating func atEdge(
    _ direction: SwipeDirection, _ target: NavigationTarget
  ) -> [Reaction.Output] {
    edge.reached = direction
    let sound = Reaction.Output.play(.complete, nil)
    let name: TalkBackWord
    switch target {
    case .any: return [sound]
    case .heading: name = .headingName
    case .control: name = .controlName
    case .link: name = .linkName
    case .container: name = .containerName
    }
    let word: TalkBackWord = direction == .forward ? .noNext : .noPrevious
    let spoken = part(
      .notice, words.text(word, words[name].text), of: nil, .readingControl, Because.noMore,
      word: words[word])
    return [
      .say(utterance(.reader, [spoken], queueing: .uninterruptible, of: nil)), sound,
    ]
  }

  // MARK: Scrolling

  /// The container that the swipe would leave though it can still scroll that way.
  private func containerToScroll(
    from index: TreeIndex, to next: TreeIndex?, _ direction: SwipeDirection
  ) -> TreeIndex? {
    let kind: AndroidAction.Kind = direction == .forward ? .scrollForward : .scrollBackward
    return tree.ancestors(of: index).first { ancestor in
      let node = tree[ancestor]
      return scrollsByItself(node) && node.supports(kind)
        && !(next.map { tree.ancestors(of: $0).contains(ancestor) } ?? false)
    }
  }

  private mutating func scroll(
    _ container: TreeIndex, from index: TreeIndex, _ direction: SwipeDirection,
    _ target: NavigationTarget, because cause: FocusCause
  ) -> [Reaction.Output] {
    let id = tree[container].id
    edge.pendingScroll = PendingScroll(
      container: id, pivot: tree[index].id, direction: direction, target: target, cause: cause)
    return [.send(.perform(direction == .forward ? .scrollForward : .scrollBackward, node: id))]
  }

  /// The container has scrolled: the swipe goes on from where it was.
  mutating func goOn(after pending: PendingScroll) -> [Reaction.Output] {
    guard let container = tree.index(of: pending.container) else { return [] }
    let pivot = tree.index(of: pending.pivot) ?? container
    let next = search(from: step(from: pivot, pending.direction), pending.direction, pending.target)
    guard let next else { return atEdge(pending.direction, pending.target) }
    return focus(next, because: pending.cause)
  }

  /// The container did not scroll: the swipe goes on behind it.
  private mutating func leave(_ pending: PendingScroll) -> [Reaction.Output] {
    guard let container = tree.index(of: pending.container) else { return [] }
    var place: TreeIndex? = container
    if pending.direction == .forward {
      while let here = place, here == container || tree.ancestors(of: here).contains(container) {
        place = step(from: here, .forward)
      }
    }
    let next = search(from: place, pending.direction, pending.target)
    guard let next else { return atEdge(pending.direction, pending.target) }
    return focus(next, because: pending.cause)
  }
}
