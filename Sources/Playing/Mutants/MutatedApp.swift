public import PlatformTrees
public import ScreenReaders
import Semantics

/// One thing that is taken from an app.
public enum Mutation: Sendable, Hashable {
  /// A property of a node, for as long as it has it.
  case property(String, node: String)
  /// Every event of this name.
  case event(String)
  /// What activating the node does.
  case activation(node: String)
}

/// An app from which one thing was taken.
public struct MutatedApp<Element: Removable, Event: Sendable>: App {
  private var original: any App<Element, Event>
  private let mutation: Mutation
  private let name: @Sendable (Event) -> String

  /// - Parameter name: what an event is called.
  public init(
    _ original: any App<Element, Event>, without mutation: Mutation,
    name: @escaping @Sendable (Event) -> String
  ) {
    self.original = original
    self.mutation = mutation
    self.name = name
  }

  public var tree: Subtree<Element> { mutated(original.tree) }

  public var disclosures: [DisclosureTruth] { original.disclosures }

  public mutating func respond(to command: Command) -> [AppReaction<Element, Event>] {
    if case .activation(let node) = mutation, case .activate(node) = command { return [] }
    return original.respond(to: command).map(mutated)
  }

  public mutating func respond(to event: ScriptedEvent) -> [AppReaction<Element, Event>] {
    original.respond(to: event).map(mutated)
  }

  private func mutated(_ reaction: AppReaction<Element, Event>) -> AppReaction<Element, Event> {
    var reaction = reaction
    reaction.changes = reaction.changes.map(mutated)
    if case .event(let dropped) = mutation { reaction.posts.removeAll { name($0) == dropped } }
    return reaction
  }

  private func mutated(_ change: TreeChange<Element>) -> TreeChange<Element> {
    switch change {
    case .replace(let id, let subtree): .replace(id: id, with: mutated(subtree))
    case .update(let element): .update(mutated(element))
    case .insert(let subtree, let below, let after):
      .insert(mutated(subtree), below: below, after: after)
    case .remove: change
    }
  }

  private func mutated(_ subtree: Subtree<Element>) -> Subtree<Element> {
    guard case .property = mutation else { return subtree }
    return Subtree(mutated(subtree.element), subtree.children.map(mutated))
  }

  private func mutated(_ element: Element) -> Element {
    guard case .property(let property, let node) = mutation, element.id == node else {
      return element
    }
    return element.removing(property)
  }
}

extension Subtree where Element: Removable {
  /// Everything that can be taken from a node of it, in order.
  public var removableProperties: [Mutation] {
    element.removableProperties.map { .property($0, node: element.id) }
      + children.flatMap(\.removableProperties)
  }
}
