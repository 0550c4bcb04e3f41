import PlatformTrees
import Semantics

extension VoiceOver {
  /// What is said when the element under the cursor has changed, or was just activated.
  mutating func changed(
    from before: IOSElement, to after: IOSElement, at time: Milliseconds
  ) -> [Reaction.Output] {
    if let pending = activation, time - pending.time <= settings.activationWindow {
      switch pending.kind {
      case .activated: return reread(after)
      case .adjusted: return speakValue(from: before, to: after, Self.valueChange)
      }
    }
    activation = nil
    guard after.traits.contains(.updatesFrequently) else { return [] }
    return speakValue(from: before, to: after, Self.liveValue)
  }

  private func speakValue(
    from before: IOSElement, to after: IOSElement, _ rule: Rule
  ) -> [Reaction.Output] {
    guard before.value != after.value, let value = after.value, !value.isEmpty else { return [] }
    let origin = Origin(node: after.id, property: .value, rule: rule)
    let part = Part(.value, value, origin: origin, language: after.spokenLanguage)
    return [.say(utterance(.change, [part]))]
  }

  // MARK: Reading again

  /// The element that was double tapped is read again, once for each state it comes to.
  private mutating func reread(_ element: IOSElement) -> [Reaction.Output] {
    guard let cursor else { return [] }
    let whole = announcement(of: element, in: context(of: cursor))
    let parts = rereadParts(of: whole, element)
    let text = Self.render(parts, as: settings.rendering)
    guard !parts.isEmpty, activation?.said != text else { return [] }
    activation?.said = text
    switch settings.afterActivation {
    case .nothing: return []
    case .labelAndValue: return [.say(utterance(.change, parts))]
    case .cutOff: return cutOff(parts)
    case .fullThenHintOnce:
      defer { hasReread = true }
      var outputs: [Reaction.Output] = [.say(utterance(.change, parts))]
      if !whole.hint.isEmpty && !hasReread {
        outputs.append(.hint(hint(whole.hint), pause: settings.hintPause))
      }
      return outputs
    }
  }

  private func rereadParts(of whole: Announcement, _ element: IOSElement) -> [Part] {
    if settings.afterActivation == .fullThenHintOnce {
      return whole.parts.map { $0.because(of: Self.rereadFull) }
    }
    if element.traits.contains(.switchButton) {
      let position = whole.parts.filter { $0.kind == .checked || $0.kind == .value }
      if !position.isEmpty { return position.map { $0.because(of: Self.valueChange) } }
    }
    return whole.parts.filter(\.isReadAgain).map {
      $0.because(of: $0.origin.property == .expandedStatus ? Self.rereadStatus : Self.reread)
    }
  }

  /// The state begins, and the element's name cuts it off.
  private func cutOff(_ parts: [Part]) -> [Reaction.Output] {
    let state = parts.filter { $0.kind == .state || $0.kind == .checked }
    let rest = parts.filter { $0.kind != .state && $0.kind != .checked }
    guard !state.isEmpty, !rest.isEmpty else { return [.say(utterance(.change, parts))] }
    var second = utterance(.change, rest.map { $0.because(of: Self.rereadCut) })
    second.delay = settings.cutOffAfter
    let first = utterance(.change, state.map { $0.because(of: Self.rereadCut) })
    return [.say(first), .say(second)]
  }
}

extension Part {
  /// What is read again after a double tap: all but roles, containers, notices and hints.
  fileprivate var isReadAgain: Bool {
    switch kind {
    case .label, .value, .state, .selected, .disabled, .checked, .content: true
    case .position: origin.property == .position
    case .role, .container, .header, .error, .hint, .tooltip, .heading, .actions, .window, .change,
      .notice, .text:
      false
    }
  }

  /// The same part, spoken by another rule, and known no better than either.
  func because(of rule: Rule) -> Part {
    var part = self
    part.origin.rule = rule
    if rule.evidence >= part.origin.evidence { part.origin.source = rule.source }
    part.origin.evidence = part.origin.evidence.weaker(rule.evidence)
    return part
  }
}
