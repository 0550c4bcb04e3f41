import PlatformTrees
public import Semantics

extension VoiceOver {
  public mutating func perform(_ gesture: Gesture, at time: Milliseconds) -> Reaction {
    isReading = false
    return Reaction(outputs(of: gesture, at: time))
  }

  private mutating func outputs(of gesture: Gesture, at time: Milliseconds) -> [Reaction.Output] {
    switch gesture {
    case .swipeRight: step(.forward)
    case .swipeLeft: step(.backward)
    case .swipeUp: swipe(.backward, at: time)
    case .swipeDown: swipe(.forward, at: time)
    case .doubleTap: activate(at: time)
    case .doubleTapAndHold: focus.map { [.send(.longPress(node: $0))] } ?? []
    case .touch(let node): touch(order.tree.index(of: node))
    case .touchPoint(let point): touch(stop(at: point))
    case .readFromHere: read(from: cursor ?? order.edge(of: nil, .forward))
    case .readFromTop: read(from: order.edge(of: nil, .forward))
    case .escape: [.send(.escape(node: focus))]
    case .magicTap: [.send(.magicTap(node: focus))]
    case .pauseSpeech: [.stopSpeech(onlyHints: false)]
    case .scroll(let direction): [.send(.scroll(direction, node: focus))]
    case .nextControl: turnRotor(by: 1)
    case .previousControl: turnRotor(by: -1)
    case .chooseControl(let control): chooseRotor(control)
    case .action(let name): action(named: name, at: time)
    case .openActions: listActions()
    case .itemChooser: chooseItem()
    }
  }

  // MARK: Touch

  /// Touch exploration that ends on a node: on the stop that holds it.
  private mutating func touch(_ node: TreeIndex?) -> [Reaction.Output] {
    var node = node
    while let place = node {
      if order.isReachable(place) { return land(on: place) }
      node = order.tree.parent(of: place)
    }
    return []
  }

  /// The stop in front at a point.
  private func stop(at point: Point) -> TreeIndex? {
    order.stops(in: nil).last { order.tree[$0].frame?.contains(point) ?? false }
  }

  // MARK: Activation

  private mutating func activate(at time: Milliseconds) -> [Reaction.Output] {
    guard let cursor else { return [] }
    let element = order.tree[cursor]
    if currentRotor == .actions, let name = rotor.chosenAction(of: element) {
      rotor.action = nil
      return send(.customAction(name: name, node: element.id), at: time)
    }
    return send(.activate(node: target(of: cursor)), at: time)
  }

  private mutating func send(_ command: Command, at time: Milliseconds) -> [Reaction.Output] {
    activation = Activation(kind: .activated, time: time)
    return [.play(.activated, nil), .send(command)]
  }

  /// What a tap at the activation point meets: the element itself, unless the point lies in
  /// another control.
  private func target(of stop: TreeIndex) -> String {
    let element = order.tree[stop]
    guard let point = element.activationPoint, let hit = control(at: point) else {
      return element.id
    }
    return order.tree[hit].id
  }

  private func control(at point: Point) -> TreeIndex? {
    var found: TreeIndex?
    var waiting = Array(order.tree.roots.reversed())
    while let node = waiting.popLast() {
      let element = order.tree[node]
      if element.isHidden || element.alpha <= 0 { continue }
      if element.takesTouches && element.frame?.contains(point) == true { found = node }
      waiting.append(contentsOf: Array(order.tree.children(of: node)).reversed())
    }
    return found
  }

  private mutating func action(named name: String, at time: Milliseconds) -> [Reaction.Output] {
    guard let cursor else { return [.play(.noResults, nil)] }
    let element = order.tree[cursor]
    if element.customActions.contains(name) {
      return send(.customAction(name: name, node: element.id), at: time)
    }
    if name == vocabulary.own[.activate].text { return activate(at: time) }
    return [.play(.noResults, nil)]
  }

  // MARK: Reading on

  private mutating func read(from stop: TreeIndex?) -> [Reaction.Output] {
    guard let stop else { return [.play(.boundary, nil)] }
    isReading = true
    return land(on: stop, purpose: .reading, sound: nil) + [.readOn]
  }

  public mutating func continueReading(at time: Milliseconds) -> Reaction {
    guard isReading, let cursor else { return Reaction() }
    guard let next = order.stop(.forward, from: cursor) else {
      isReading = false
      return Reaction()
    }
    return Reaction(land(on: next, purpose: .reading, sound: nil) + [.readOn])
  }

  // MARK: Item chooser

  private func chooseItem() -> [Reaction.Output] {
    let words = vocabulary.own
    let count = order.stops(in: nil).count
    let entry = words.filled(.itemChooser, words.number(count))
    return [.say(utterance(.reader, [part(entry, Self.itemChooser)]))]
  }

  /// A part that VoiceOver says for itself.
  func part(_ entry: VoiceOverWords.Entry, _ rule: Rule, _ kind: Part.Kind = .notice) -> Part {
    let origin = Origin(node: focus, property: .rotor, rule: rule, word: entry.word)
    var part = Part(kind, entry.text, origin: origin)
    part.phrase = entry.phrase
    return part
  }
}

extension IOSElement {
  /// Something happens when it is touched.
  fileprivate var takesTouches: Bool {
    self.isElement
      || !self.traits.isDisjoint(with: [.button, .link, .switchButton, .adjustable, .textEntry])
  }
}
