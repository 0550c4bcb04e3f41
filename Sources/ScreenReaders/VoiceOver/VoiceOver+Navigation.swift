import PlatformTrees
import Semantics

extension VoiceOver {
  /// A swipe to the next or previous stop.
  mutating func step(_ way: ReadingOrder.Way) -> [Reaction.Output] {
    let next: TreeIndex? =
      if let cursor { order.stop(way, from: cursor) } else { order.edge(of: nil, .forward) }
    guard let next else { return [.play(.boundary, nil)] }
    return land(on: next)
  }

  /// Puts the cursor on a stop and says what it is.
  mutating func land(
    on stop: TreeIndex, purpose: Utterance.Purpose = .focus, sound: Sound? = .focusMoved
  ) -> [Reaction.Output] {
    let entered = settings.speaksContainers ? labels(of: entered(from: cursor, to: stop)) : []
    cursor = stop
    forgetElement()
    var announcement = announcement(of: order.tree[stop], in: context(of: stop))
    if !entered.isEmpty { announcement.parts = entered + announcement.parts }
    var outputs: [Reaction.Output] = []
    outputs.reserveCapacity(5)
    outputs.append(.focus(order.tree[stop].id))
    if let sound { outputs.append(.play(sound, nil)) }
    if needsNotice(order.tree[stop]) { outputs.append(.play(.alert, nil)) }
    speak(announcement, purpose, into: &outputs)
    return outputs
  }

  /// The cursor is nowhere, and nothing is said.
  mutating func leave() -> [Reaction.Output] {
    cursor = nil
    forgetElement()
    return [.focus(nil), .stopSpeech(onlyHints: false)]
  }

  private mutating func forgetElement() {
    activation = nil
    hasReread = false
    rotor.leaveElement()
  }

  /// An announcement as speech, and its hint; what has nothing to say still ends what is spoken.
  private func speak(
    _ announcement: Announcement, _ purpose: Utterance.Purpose,
    into outputs: inout [Reaction.Output]
  ) {
    let utterance = utterance(purpose, announcement.parts)
    outputs.append(utterance.text.isEmpty ? .stopSpeech(onlyHints: false) : .say(utterance))
    if !announcement.hint.isEmpty && purpose == .focus {
      outputs.append(.hint(hint(announcement.hint), pause: settings.hintPause))
    }
  }

  // MARK: Utterances

  func utterance(
    _ purpose: Utterance.Purpose, _ parts: [Part], _ queueing: Queueing = .interrupt
  ) -> Utterance {
    let parts = punctuated(parts)
    let text = Self.render(parts, as: settings.rendering)
    return Utterance(purpose, parts: parts, text: text, queueing: queueing, node: focus)
  }

  func hint(_ parts: [Part]) -> Utterance {
    let parts = punctuated(parts)
    let text = Self.renderHint(parts, as: settings.rendering)
    return Utterance(.hint, parts: parts, text: text, queueing: .queue, node: focus)
  }

  /// Whether a sound tells that there is more to an element.
  private func needsNotice(_ element: IOSElement) -> Bool {
    settings.actionsNotice == .sound && !element.customActions.isEmpty
      || settings.contentNotice == .sound && !element.customContent.isEmpty
  }

  // MARK: Containers

  /// The groups around the new stop that were not around the old, outermost first.
  private func entered(from old: TreeIndex?, to new: TreeIndex) -> [TreeIndex] {
    if let old, order.tree.parent(of: old) == order.tree.parent(of: new) { return [] }
    let known = old.map { Set(order.tree.ancestors(of: $0)) } ?? []
    return order.tree.ancestors(of: new).filter { !known.contains($0) }.reversed()
  }

  private func labels(of containers: [TreeIndex]) -> [Part] {
    containers.compactMap { place in
      let element = order.tree[place]
      guard let label = element.label, !label.isEmpty else { return nil }
      switch order.kind(place) {
      case .explicit, .group: break
      case .pruned, .stop, .transparent: return nil
      }
      let origin = Origin(node: element.id, property: .label, rule: Self.containerEntered)
      return Part(.container, label, origin: origin, language: element.language)
    }
  }
}
