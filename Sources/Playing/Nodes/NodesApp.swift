public import PlatformTrees
public import ScreenReaders
import Semantics

/// An app whose screen was written by hand, on one platform.
public struct NodesApp<On: Platform>: App {
  public typealias Element = On.Element
  public typealias Event = On.Event

  private var screen: NodesScreen

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
  ) -> [AppReaction<Element, Event>] {
    guard let trigger = screen.trigger(at: id), let node = screen.triggers[trigger],
      let disclosure = node.disclosure, node.node.isEnabled
    else { return clicked ? [AppReaction(posts: On.posts(for: [], before: nil, clicked: id))] : [] }
    let source = clicked ? id : nil
    switch kind(disclosure) {
    case .toggle: return toggle([trigger], disclosure, clicked: source)
    case .toggleTwice:
      return toggle([trigger], disclosure, clicked: source)
        + toggle([trigger], disclosure, clicked: nil)
    case .nothing: return [AppReaction(posts: On.posts(for: [], before: nil, clicked: source))]
    }
  }

  private mutating func open(_ id: String, _ open: Bool) -> [AppReaction<Element, Event>] {
    guard let trigger = screen.trigger(at: id), screen.isOpen[trigger] != open,
      let disclosure = screen.triggers[trigger]?.disclosure
    else { return [] }
    return toggle([trigger], disclosure, clicked: nil)
  }

  private mutating func toggle(
    _ triggers: [String], _ disclosure: Disclosure, clicked: String?
  ) -> [AppReaction<Element, Event>] {
    let before = tree
    let others = disclosure.effects.compactMap(\.toggled)
    var toggled: [String: Bool] = [:]
    for trigger in triggers + others where screen.triggers[trigger] != nil {
      toggled[trigger] = !(screen.isOpen[trigger] ?? false)
      screen.set(trigger, open: !(screen.isOpen[trigger] ?? false))
    }
    let isOpen = triggers.first.flatMap { screen.isOpen[$0] } ?? false
    let changes = before.changes(to: tree)
    let change = AppReaction<Element, Event>(
      delay: disclosure.delay, changes: changes,
      posts: On.posts(
        for: changes, before: before, clicked: disclosure.delay == 0 ? clicked : nil),
      toggled: toggled)
    let early: [AppReaction<Element, Event>] =
      disclosure.delay > 0 && clicked != nil
      ? [AppReaction(posts: On.posts(for: [], before: nil, clicked: clicked))] : []
    return early + [change] + disclosure.effects.compactMap { reaction(to: $0, isOpen: isOpen) }
  }

  private func reaction(to effect: Effect, isOpen: Bool) -> AppReaction<Element, Event>? {
    switch effect.kind {
    case .announce(let text):
      guard let text = text.text(isOpen: isOpen) else { return nil }
      return post(.announce(IOSAnnouncement(text)), after: effect.delay)
    case .layoutChanged(let focus):
      return post(.layoutChanged(focus: focus), after: effect.delay)
    case .screenChanged(let focus):
      return post(.screenChanged(focus: focus), after: effect.delay)
    case .rebuild(let node):
      let changes = tree.rebuilding(node)
      return AppReaction(
        delay: effect.delay, changes: changes,
        posts: On.posts(for: changes, before: tree, clicked: nil))
    case .toggle: return nil
    }
  }

  private func post(_ event: ScriptedEvent, after delay: Milliseconds)
    -> AppReaction<Element, Event>
  {
    AppReaction(delay: delay, posts: On.posts(for: event))
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
  func rebuilding(_ id: String?) -> [TreeChange<Element>] {
    var changes: [TreeChange<Element>] = []
    for (place, child) in children.enumerated() {
      if id == nil || child.element.id == id {
        let previous = place > 0 ? children[place - 1].element.id : nil
        changes.append(.remove(id: child.element.id))
        changes.append(.insert(child, below: element.id, after: previous))
      } else {
        changes += child.rebuilding(id)
      }
    }
    return changes
  }
}
