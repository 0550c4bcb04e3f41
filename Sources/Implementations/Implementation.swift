public import Accordions
public import PlatformTrees
public import Semantics

/// A way to build accordion rows with a framework: how they are exposed, and what the app does
/// when a row is asked to open or close.
///
/// Ids are those of `RowPart` in every implementation: the header has the row's own id. The rows'
/// nodes stand side by side below the container, so that a toggle touches those of its row alone.
/// Nodes have no frames: readers keep the order of the tree.
public protocol Implementation<Element, Post, Version>: Sendable {
  associatedtype Element: TreeElement & Hashable
  associatedtype Post: Sendable
  associatedtype Version: SystemVersion

  var card: ImplementationCard { get }
  /// The first version that exposes rows as the card says.
  var minimum: Version { get }
  /// How well the tree is known where the rows stand.
  func evidence(for presentation: Accordion.Presentation) -> Evidence
  /// The node that holds the rows.
  func container(of accordion: Accordion, states: [RowState], setting: AppSetting<Version>)
    -> Element
  /// The nodes of a row that is open or closed, in order.
  func nodes(isOpen: Bool, in context: RowContext<Version>) -> [Subtree<Element>]
  /// The whole tree of a stack.
  func screen(of accordion: Accordion, states: [RowState], setting: AppSetting<Version>)
    -> Subtree<Element>
  /// What the app does about a request to a row that is enabled.
  func answer(_ request: RowRequest, in context: RowContext<Version>) -> RowAnswer<Element, Post>
}

/// What a reader or the app's own code asks of a row.
public enum RowRequest: Sendable, Hashable {
  /// A click without touches, as readers send it, or a tap.
  case activate
  /// Android's standard action.
  case expand
  /// Android's standard action.
  case collapse
  /// The app opens or closes the row by itself.
  case set(open: Bool)
}

/// What an app does about a request.
public struct RowAnswer<Element: TreeElement, Post: Sendable>: Sendable {
  /// Whether the row is open from now on, whatever its tree tells.
  public var isOpen: Bool
  /// In order.
  public var reactions: [AppReaction<Element, Post>]

  public init(isOpen: Bool, reactions: [AppReaction<Element, Post>] = []) {
    self.isOpen = isOpen
    self.reactions = reactions
  }
}

/// A way to build a row on iOS.
public protocol IOSImplementation: Implementation
where Element == IOSElement, Post == IOSNotification, Version == IOSVersion {}

/// A way to build a row on Android.
public protocol AndroidImplementation: Implementation
where Element == AndroidNode, Post == AndroidEvent, Version == AndroidAPI {}

extension Implementation {
  public func evidence(for presentation: Accordion.Presentation) -> Evidence { card.evidence }

  public func screen(of accordion: Accordion, states: [RowState], setting: AppSetting<Version>)
    -> Subtree<Element>
  {
    let nodes = accordion.rows.indices.flatMap { index in
      let context = RowContext(
        accordion: accordion, states: states, index: index, setting: setting)
      return self.nodes(isOpen: context.isOpen, in: context)
    }
    return Subtree(container(of: accordion, states: states, setting: setting), nodes)
  }

  /// Whether a request opens the row, closes it or leaves it, where it does as it is told.
  func target(_ request: RowRequest, in context: RowContext<Version>) -> Bool {
    switch request {
    case .activate: !context.isOpen
    case .expand: true
    case .collapse: false
    case .set(let open): open
    }
  }

  /// The changes of the tree that open or close the row.
  func changes(to isOpen: Bool, in context: RowContext<Version>) -> [TreeChange<Element>] {
    let holder = container(
      of: context.accordion, states: context.states, setting: context.setting)
    let before = Subtree(holder, nodes(isOpen: context.isOpen, in: context))
    let after = Subtree(holder, nodes(isOpen: isOpen, in: context))
    return before.changes(to: after).map { anchored($0, below: holder.id, in: context) }
  }

  /// A node that comes first in its row stands behind the row before it.
  private func anchored(
    _ change: TreeChange<Element>, below holder: String, in context: RowContext<Version>
  ) -> TreeChange<Element> {
    guard case .insert(let subtree, holder, after: nil) = change, context.index > 0 else {
      return change
    }
    let before = context.moved(to: context.index - 1)
    let last = nodes(isOpen: before.isOpen, in: before).last?.element.id
    return .insert(subtree, below: holder, after: last)
  }
}
