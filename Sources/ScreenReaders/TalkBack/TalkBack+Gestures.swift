import PlatformTrees
public import Semantics

/// What a person's fingers do.
extension TalkBack {
  /// Does what the gesture does with TalkBack's default gestures on a phone.
  public mutating func perform(_ gesture: Gesture, at time: Milliseconds) -> Reaction {
    prepareOrder()
    if gesture.endsReading { reading.isOn = false }
    return Reaction(outputs(of: gesture, at: time))
  }

  private mutating func outputs(of gesture: Gesture, at time: Milliseconds) -> [Reaction.Output] {
    switch gesture {
    case .swipeRight: swipe(.forward, .any, because: .swipe)
    case .swipeLeft: swipe(.backward, .any, because: .swipe)
    case .swipeUp: adjust(.backward)
    case .swipeDown: adjust(.forward)
    case .doubleTap: doubleTap(at: time)
    case .doubleTapAndHold: focus.map { [.send(.longPress(node: $0))] } ?? []
    case .touch(let node): explore(tree.index(of: node))
    case .touchPoint(let point): explore(topmost(at: point))
    case .readFromHere: readOn(from: cursor)
    case .readFromTop: readOn(from: nil)
    case .escape: [.send(.escape(node: nil))]
    case .magicTap: [.send(.magicTap(node: nil))]
    case .pauseSpeech: [.stopSpeech(onlyHints: false)]
    case .scroll(let direction): scroll(direction, at: time)
    case .nextControl: turnControl(by: 1)
    case .previousControl: turnControl(by: -1)
    case .chooseControl(let wanted): chooseControl(wanted)
    case .action(let name): performAction(named: name, at: time)
    case .openActions: openActions()
    case .itemChooser: []
    }
  }

  // MARK: Tapping

  /// Activates the node, or does the action that the reading control stands on.
  private mutating func doubleTap(at time: Milliseconds) -> [Reaction.Output] {
    guard let cursor else { return [] }
    let actions = menuActions(at: cursor)
    guard control.current == .actions, let chosen = control.chosenAction,
      actions.indices.contains(chosen)
    else { return [.send(.activate(node: tree[cursor].id))] }
    return perform(actions[chosen], at: time)
  }

  private mutating func performAction(
    named name: String, at time: Milliseconds
  ) -> [Reaction.Output] {
    guard let cursor, let action = menuActions(at: cursor).first(where: { $0.title == name })
    else { return [] }
    return perform(action, at: time)
  }

  private mutating func perform(_ action: MenuAction, at time: Milliseconds)
    -> [Reaction.Output]
  {
    changes.actedOn = action.node
    changes.actedAt = time
    return [.send(action.command)]
  }

  /// The menu of actions comes up with the cursor on its first entry.
  private func openActions() -> [Reaction.Output] {
    guard let cursor, let first = menuActions(at: cursor).first else { return [] }
    let title = part(.window, .actions, of: nil, .actions, Because.menuOpened)
    let entry = part(.actions, first.title, of: nil, .actions, Because.menuOpened)
    return [.say(utterance(.reader, [title, entry], queueing: .flushAll, of: focus))]
  }

  // MARK: Touching

  /// The cursor comes to what is touched, or to the nearest node above it that takes it.
  private mutating func explore(_ touched: TreeIndex?) -> [Reaction.Output] {
    var place = touched
    while let here = place {
      if shouldFocus(here), role(of: here) != .webView { return focus(here, because: .touch) }
      place = tree.parent(of: here)
    }
    return [.play(.viewEntered, nil)]
  }

  /// The innermost visible node at a point; of overlapping ones the last.
  private func topmost(at point: Point) -> TreeIndex? {
    tree.roots.reversed().lazy.compactMap { topmost(at: point, in: $0) }.first
  }

  private func topmost(at point: Point, in index: TreeIndex) -> TreeIndex? {
    let node = tree[index]
    guard node.isVisible else { return nil }
    var child = tree.lastChild(of: index)
    while let here = child {
      if let found = topmost(at: point, in: here) { return found }
      child = tree.previousSibling(of: here)
    }
    return node.bounds?.contains(point) ?? false ? index : nil
  }

  // MARK: Scrolling

  private mutating func scroll(
    _ direction: ScrollDirection, at time: Milliseconds
  ) -> [Reaction.Output] {
    scrolls.askedAt = time
    return [.send(.scroll(direction, node: scrollable()))]
  }

  private func scrollable() -> String? {
    guard let cursor else { return nil }
    if tree[cursor].isScrollable { return tree[cursor].id }
    return tree.ancestors(of: cursor).first { tree[$0].isScrollable }.map { tree[$0].id }
  }
}

extension Gesture {
  /// Whether reading on by itself ends with it.
  fileprivate var endsReading: Bool {
    switch self {
    case .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .doubleTapAndHold, .touch,
      .touchPoint, .escape, .magicTap, .pauseSpeech, .scroll, .nextControl, .previousControl,
      .chooseControl, .action, .openActions, .itemChooser:
      true
    case .readFromHere, .readFromTop: false
    }
  }
}
