import PlatformTrees
import Semantics

extension VoiceOver {
  /// What a swipe up or down moves by now: what was chosen here, else what the element has, else
  /// what was chosen before.
  var currentRotor: NavigationControl {
    if let chosen = rotor.chosen { return chosen }
    guard let cursor else { return rotor.general }
    let element = order.tree[cursor]
    if element.traits.contains(.adjustable) { return .adjust }
    return element.customActions.isEmpty ? rotor.general : .actions
  }

  // MARK: Turning

  mutating func turnRotor(by turns: Int) -> [Reaction.Output] {
    let choices = rotorChoices
    let place = choices.firstIndex(of: currentRotor) ?? 0
    let next = (place + turns + choices.count) % choices.count
    return chooseRotor(choices[next])
  }

  mutating func chooseRotor(_ control: NavigationControl) -> [Reaction.Output] {
    guard let word = control.rotorWord, rotorChoices.contains(control) else {
      return [.play(.noResults, nil)]
    }
    rotor.choose(control)
    let name = part(vocabulary.own[word], Self.rotorName)
    return [.play(.rotorTurned, nil), .say(utterance(.reader, [name]))]
  }

  /// The choices that the screen and the element have now.
  private var rotorChoices: [NavigationControl] {
    let element = cursor.map { order.tree[$0] }
    var choices: [NavigationControl] = []
    if element?.customActions.isEmpty == false { choices.append(.actions) }
    if element?.traits.contains(.adjustable) == true { choices.append(.adjust) }
    choices += [.characters, .words, .lines, .speechRate]
    let stops = order.stops(in: nil)
    for control in [NavigationControl.headings, .links, .controls, .images]
    where stops.contains(where: { control.includes(order.tree[$0]) }) {
      choices.append(control)
    }
    if stops.contains(where: { container(of: $0, .containers) != nil }) {
      choices.append(.containers)
    }
    if stops.contains(where: { container(of: $0, .landmarks) != nil }) {
      choices.append(.landmarks)
    }
    return choices
  }

  // MARK: Moving by it

  /// A swipe down (forward) or up.
  mutating func swipe(_ way: ReadingOrder.Way, at time: Milliseconds) -> [Reaction.Output] {
    let control = currentRotor
    switch control {
    case .characters, .words, .lines: return readText(by: control, way)
    case .headings, .links, .controls, .images: return find(control, way)
    case .containers, .landmarks: return findContainer(control, way)
    case .actions: return stepActions(way)
    case .adjust: return adjust(way, at: time)
    case .speechRate: return changeRate(way)
    case .paragraphs, .default, .windows, .verticalNavigation: return [.play(.noResults, nil)]
    }
  }

  private mutating func find(
    _ control: NavigationControl, _ way: ReadingOrder.Way
  ) -> [Reaction.Output] {
    var next = neighbour(of: cursor, way)
    while let stop = next {
      if control.includes(order.tree[stop]) { return land(on: stop) }
      next = order.stop(way, from: stop)
    }
    return [.play(.boundary, nil)]
  }

  private mutating func findContainer(
    _ control: NavigationControl, _ way: ReadingOrder.Way
  ) -> [Reaction.Output] {
    let current = cursor.flatMap { container(of: $0, control) }
    var next = neighbour(of: cursor, way)
    while let stop = next {
      if let found = container(of: stop, control), found != current,
        let first = order.edge(of: found, .forward)
      {
        return land(on: first)
      }
      next = order.stop(way, from: stop)
    }
    return [.play(.boundary, nil)]
  }

  private func neighbour(of stop: TreeIndex?, _ way: ReadingOrder.Way) -> TreeIndex? {
    if let stop { order.stop(way, from: stop) } else { order.edge(of: nil, way) }
  }

  /// The nearest container of the kind around a stop.
  private func container(of stop: TreeIndex, _ control: NavigationControl) -> TreeIndex? {
    order.tree.ancestors(of: stop).first { place in
      switch order.kind(place) {
      case .explicit, .group: control == .containers || order.tree[place].container == .landmark
      case .pruned, .stop, .transparent: false
      }
    }
  }

  // MARK: Value, actions, rate

  private mutating func adjust(
    _ way: ReadingOrder.Way, at time: Milliseconds
  ) -> [Reaction.Output] {
    guard let focus else { return [] }
    activation = Activation(kind: .adjusted, time: time)
    return [.send(way == .forward ? .decrement(node: focus) : .increment(node: focus))]
  }

  private mutating func stepActions(_ way: ReadingOrder.Way) -> [Reaction.Output] {
    guard let cursor else { return [.play(.noResults, nil)] }
    let names = actionNames(of: order.tree[cursor])
    let step = way == .forward ? 1 : names.count - 1
    let next = ((rotor.action ?? 0) + step) % names.count
    rotor.action = next
    return [.say(utterance(.reader, [names[next]]))]
  }

  private func actionNames(of element: IOSElement) -> [Part] {
    let origin = Origin(node: element.id, property: .customActions, rule: Self.rotorActions)
    return [part(vocabulary.own[.activate], Self.rotorActions, .actions)]
      + element.customActions.map {
        Part(.actions, $0, origin: origin, language: element.language)
      }
  }

  /// What the actions rotor offers with the cursor where it is: nothing where there is no such
  /// rotor.
  public var rotorActions: [String] {
    guard let cursor, !order.tree[cursor].customActions.isEmpty else { return [] }
    return actionNames(of: order.tree[cursor]).map(\.text)
  }

  /// The rotor is turned to the actions, and all of them are read.
  mutating func listActions() -> [Reaction.Output] {
    guard let cursor, !order.tree[cursor].customActions.isEmpty else {
      return [.play(.noResults, nil)]
    }
    rotor.choose(.actions)
    let name = part(vocabulary.own[.rotorActions], Self.rotorName)
    let parts = [name] + actionNames(of: order.tree[cursor])
    return [.play(.rotorTurned, nil), .say(utterance(.reader, parts))]
  }

  private mutating func changeRate(_ way: ReadingOrder.Way) -> [Reaction.Output] {
    rotor.speakingRate = min(100, max(0, rotor.speakingRate + (way == .forward ? -5 : 5)))
    let origin = Origin(node: nil, property: .setting, rule: Self.rotorMove)
    let text = vocabulary.own.number(rotor.speakingRate) + "%"
    return [.say(utterance(.reader, [Part(.value, text, origin: origin)]))]
  }
}
