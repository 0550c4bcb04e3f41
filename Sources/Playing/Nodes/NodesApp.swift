public import PlatformTrees
public import ScreenReaders
import Semantics

/// An app whose screen was written by hand, on one platform.
public struct NodesApp<On: Platform>: App {
  public typealias Element = On.Element
  public typealias Event = On.Event

  private typealias Reaction = AppReaction<Element, Event>

  private var screen: NodesScreen
  /// Activations of triggers that listen only every second time.
  private var attempts: [String: Int] = [:]

  public init(_ screen: NodesScreen) { self.screen = screen }

  /// The platform's tree at this moment.
  public var tree: Subtree<Element> { On.project(screen.neutral) }

  public var disclosures: [DisclosureTruth] { screen.disclosures }

  public mutating func respond(to command: Command) -> [AppReaction<Element, Event>] {
    switch command {
    case .activate(let node): activate(node, by: \.activation)
    case .customAction(_, let node): activate(node, by: { _ in .toggle }, clicked: false)
    case .perform(.expand, let node): open(node, true)
    case .perform(.collapse, let node): open(node, false)
    case .perform, .longPress, .increment, .decrement, .escape, .magicTap, .scroll: []
    }
  }

  public mutating func respond(to event: ScriptedEvent) -> [AppReaction<Element, Event>] {
    switch event {
    case .set(let node, let open): self.open(node, open)
    case .tap(let node): activate(node, by: \.tap)
    case .announce, .layoutChanged, .screenChanged, .pageScrolled, .android:
      [AppReaction(posts: On.posts(for: event))]
    }
  }

  private mutating func activate(
    _ id: String, by kind: (Disclosure) -> Activation, clicked: Bool = true
  ) -> [Reaction] {
    let source = clicked ? id : nil
    if let control = screen.control(at: id) { return operate(control, clicked: source) }
    if On.activationTapsInside, clicked, let inner = screen.loneTrigger(inside: id) {
      return activate(inner, by: \.tap)
    }
    guard let trigger = screen.trigger(at: id), let node = screen.triggers[trigger],
      let disclosure = node.disclosure, node.node.isEnabled
    else { return click(source) }
    switch kind(disclosure) {
    case .toggle: return toggle(trigger, disclosure, clicked: source)
    case .toggleTwice:
      return toggle(trigger, disclosure, clicked: source)
        + toggle(trigger, disclosure, clicked: nil)
    case .everySecond:
      attempts[trigger, default: 0] += 1
      guard attempts[trigger, default: 0].isMultiple(of: 2) else { return click(source) }
      return toggle(trigger, disclosure, clicked: source)
    case .nothing, .somethingElse: return click(source)
    }
  }

  private func click(_ node: String?) -> [Reaction] {
    node.map { [Reaction(posts: On.posts(for: [], before: nil, clicked: $0))] } ?? []
  }

  private mutating func open(_ id: String, _ open: Bool) -> [Reaction] {
    guard let trigger = screen.trigger(at: id), screen.isOpen[trigger] != open,
      let disclosure = screen.triggers[trigger]?.disclosure
    else { return [] }
    return toggle(trigger, disclosure, clicked: nil, byCode: true)
  }

  private mutating func operate(_ control: Control, clicked: String?) -> [Reaction] {
    let triggers = control.triggers.isEmpty ? screen.triggers.keys.sorted() : control.triggers
    var targets: [String: Bool] = [:]
    for trigger in triggers {
      guard let isOpen = screen.isOpen[trigger] else { continue }
      let target = control.target(from: isOpen)
      if target != isOpen { targets[trigger] = target }
    }
    let isOpen = targets.values.contains(true)
    return change(to: targets, clicked: clicked, byCode: true)
      + control.effects.flatMap { reactions(to: $0, isOpen: isOpen) }
  }

  private mutating func toggle(
    _ trigger: String, _ disclosure: Disclosure, clicked: String?, byCode: Bool = false
  ) -> [Reaction] {
    var targets: [String: Bool] = [:]
    for each in [trigger] + disclosure.effects.compactMap(\.toggled) {
      if let isOpen = screen.isOpen[each] { targets[each] = !isOpen }
    }
    let isOpen = targets[trigger] ?? false
    let early = disclosure.delay > 0 ? click(clicked) : []
    return early
      + change(
        to: targets, clicked: disclosure.delay > 0 ? nil : clicked, byCode: byCode,
        delay: disclosure.delay, panelDelay: disclosure.panelDelay)
      + disclosure.effects.flatMap { reactions(to: $0, isOpen: isOpen) }
  }

  /// The states first, and the panels with them or later.
  private mutating func change(
    to targets: [String: Bool], clicked: String?, byCode: Bool, delay: Milliseconds = 0,
    panelDelay: Milliseconds = 0
  ) -> [Reaction] {
    let before = tree
    for (trigger, open) in targets { screen.setState(trigger, open: open, byCode: byCode) }
    let told = tree
    for trigger in targets.keys { screen.showPanel(of: trigger) }
    if panelDelay == 0 {
      return [
        reaction(from: before, to: tree, clicked: clicked, delay: delay, toggled: targets)
      ]
    }
    return [
      reaction(from: before, to: told, clicked: clicked, delay: delay, toggled: targets),
      reaction(from: told, to: tree, clicked: nil, delay: delay + panelDelay, toggled: [:]),
    ]
  }

  private func reaction(
    from before: Subtree<Element>, to after: Subtree<Element>, clicked: String?,
    delay: Milliseconds, toggled: [String: Bool]
  ) -> Reaction {
    let changes = before.changes(to: after)
    return Reaction(
      delay: delay, changes: changes,
      posts: On.posts(for: changes, before: before, clicked: clicked), toggled: toggled)
  }

  private func reactions(to effect: Effect, isOpen: Bool) -> [Reaction] {
    guard effect.happens(whenOpen: isOpen) else { return [] }
    switch effect.kind {
    case .announce(let text):
      guard let text = text.text(isOpen: isOpen) else { return [] }
      let announcement = IOSAnnouncement(
        text, priority: effect.priority, queues: effect.queues, language: effect.language)
      return [post(.announce(announcement), after: effect.delay)]
    case .layoutChanged(let focus):
      return [post(.layoutChanged(focus: focus), after: effect.delay)]
    case .screenChanged(let focus):
      return [post(.screenChanged(focus: focus), after: effect.delay)]
    case .rebuild(let node):
      // Gone first and then new, so that no reader takes the new node for the old one.
      let (gone, new) = tree.rebuilding(node)
      return [
        Reaction(delay: effect.delay, changes: gone),
        Reaction(
          delay: effect.delay, changes: new,
          posts: On.posts(for: new, before: tree, clicked: nil)),
      ]
    case .toggle: return []
    }
  }

  private func post(_ event: ScriptedEvent, after delay: Milliseconds) -> Reaction {
    Reaction(delay: delay, posts: On.posts(for: event))
  }
}

extension Effect {
  var toggled: String? {
    switch kind {
    case .toggle(let other): other
    case .announce, .layoutChanged, .screenChanged, .rebuild: nil
    }
  }
}

extension Subtree where Element: Hashable {
  /// The changes of a framework that throws nodes away and makes new ones with the same content.
  func rebuilding(_ id: String?) -> (gone: [TreeChange<Element>], new: [TreeChange<Element>]) {
    var gone: [TreeChange<Element>] = []
    var new: [TreeChange<Element>] = []
    for (place, child) in children.enumerated() {
      if id == nil || child.element.id == id {
        let previous = place > 0 ? children[place - 1].element.id : nil
        gone.append(.remove(id: child.element.id))
        new.append(.insert(child, below: element.id, after: previous))
      } else {
        let inner = child.rebuilding(id)
        gone += inner.gone
        new += inner.new
      }
    }
    return (gone, new)
  }
}
