public import PlatformTrees
public import Semantics

extension VoiceOver {
  public static func name(of event: IOSNotification) -> String {
    switch event {
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .announcement: "announcement"
    case .pageScrolled: "pageScrolled"
    }
  }

  public func processingDelay(of event: IOSNotification) -> Milliseconds { 0 }

  public mutating func handle(_ event: IOSNotification, at time: Milliseconds) -> Reaction {
    switch event {
    case .screenChanged(let focus): Reaction(screenChanged(focus))
    case .layoutChanged(let focus): Reaction(layoutChanged(focus))
    case .announcement(let announcement): Reaction([announce(announcement)])
    case .pageScrolled(let text): Reaction(pageScrolled(text))
    }
  }

  private mutating func screenChanged(_ node: String?) -> [Reaction.Output] {
    let target = node.flatMap(stop(named:)) ?? order.edge(of: nil, .forward)
    let sound: [Reaction.Output] = [.play(.screenChanged, nil)]
    guard let target else { return sound + leave() }
    return sound + land(on: target, sound: nil)
  }

  private mutating func layoutChanged(_ node: String?) -> [Reaction.Output] {
    guard let node, let target = stop(named: node) else { return [] }
    return land(on: target)
  }

  /// The stop of that name, or the first inside the container of that name.
  private func stop(named node: String) -> TreeIndex? {
    guard let place = order.tree.index(of: node) else { return nil }
    switch order.kind(place) {
    case .stop: return order.isReachable(place) ? place : nil
    case .pruned: return nil
    case .explicit, .group, .transparent:
      let first = order.edge(of: place, .forward)
      return first.flatMap { order.isReachable($0) ? $0 : nil }
    }
  }

  private func announce(_ announcement: IOSAnnouncement) -> Reaction.Output {
    let origin = Origin(node: nil, property: .announcement, rule: Self.announcement)
    let part = Part(.text, announcement.text, origin: origin, language: announcement.language)
    var utterance = utterance(.announcement, [part], Queueing(announcement))
    utterance.node = nil
    return .say(utterance)
  }

  private mutating func pageScrolled(_ text: String) -> [Reaction.Output] {
    let isBorder = text == lastPage
    lastPage = text
    let rule = isBorder ? Self.pageBorder : Self.pageScrolled
    let origin = Origin(node: nil, property: .announcement, rule: rule)
    var utterance = utterance(.reader, [Part(.text, text, origin: origin)])
    utterance.node = nil
    return [.play(isBorder ? .boundary : .pageScrolled, nil), .say(utterance)]
  }
}

extension Queueing {
  /// Low waits, default cuts and may be cut, high may not be cut; the older flag makes it wait.
  fileprivate init(_ announcement: IOSAnnouncement) {
    switch announcement.priority {
    case .low: self = .queue
    case .default: self = announcement.queues ? .queue : .interrupt
    case .high: self = announcement.queues ? .queue : .interruptAndUninterruptible
    }
  }
}
