public import Accordions
public import Implementations
public import PlatformTrees
public import ScreenReaders
import Semantics

/// An app that shows an accordion, built in one of the ways that Earshot knows.
public struct AccordionApp<Kind: Implementation>: App where Kind.Post: ScriptedPost {
  public typealias Element = Kind.Element
  public typealias Event = Kind.Post

  private var screen: AccordionScreen<Kind>
  public private(set) var disclosures: [DisclosureTruth]

  public init(
    _ accordion: Accordion, kind: Kind, setting: AppSetting<Kind.Version> = AppSetting()
  ) {
    screen = AccordionScreen(accordion, kind: kind, setting: setting)
    disclosures = zip(accordion.rows, screen.state.rows).map { row, state in
      let panel = RowPart.description.id(in: row.id)
      return DisclosureTruth(
        trigger: row.id, panel: panel, title: row.title, isOpen: state.isOpen,
        isEnabled: row.isEnabled,
        leaves: row.description.isEmpty
          ? [] : [DisclosureTruth.Leaf(panel, text: row.description)])
    }
  }

  /// The platform's tree at this moment.
  public var tree: Subtree<Element> { screen.tree }

  /// The states of the rows at this moment.
  public var states: [RowState] { screen.state.rows }

  public mutating func respond(to command: Command) -> [AppReaction<Element, Event>] {
    switch command {
    case .activate(let node): ask(.activate, node)
    case .perform(.click, let node): ask(.activate, node)
    case .perform(.expand, let node): ask(.expand, node)
    case .perform(.collapse, let node): ask(.collapse, node)
    case .perform, .customAction, .longPress, .increment, .decrement, .escape, .magicTap,
      .scroll:
      []
    }
  }

  public mutating func respond(to event: ScriptedEvent) -> [AppReaction<Element, Event>] {
    switch event {
    case .set(let node, let open): ask(.set(open: open), node)
    case .tap(let node): ask(.activate, node)
    case .announce, .layoutChanged, .screenChanged, .pageScrolled, .android:
      [AppReaction(posts: Event.posts(for: event))]
    }
  }

  private mutating func ask(_ request: RowRequest, _ node: String)
    -> [AppReaction<Element, Event>]
  {
    let answer = screen.respond(to: request, at: node)
    var toggled: [String: Bool] = [:]
    for row in answer.toggled {
      disclosures[row].isOpen = screen.state.rows[row].isOpen
      toggled[disclosures[row].trigger] = disclosures[row].isOpen
    }
    return answer.reactions.showing(toggled)
  }
}

extension Array {
  /// The same reactions; rows open and close with the first that changes the tree.
  fileprivate func showing<Kind, Post>(_ toggled: [String: Bool]) -> Self
  where Element == AppReaction<Kind, Post> {
    guard !toggled.isEmpty else { return self }
    guard let place = firstIndex(where: { !$0.changes.isEmpty }) else {
      return self + [AppReaction(toggled: toggled)]
    }
    var reactions = self
    reactions[place].toggled = toggled
    return reactions
  }
}

/// What a framework sends, as a script can make it happen.
public protocol ScriptedPost: Sendable {
  /// What a scripted event is on this platform.
  static func posts(for event: ScriptedEvent) -> [Self]
}

extension IOSNotification: ScriptedPost {
  public static func posts(for event: ScriptedEvent) -> [IOSNotification] {
    IOSPlatform.posts(for: event)
  }
}

extension AndroidEvent: ScriptedPost {
  public static func posts(for event: ScriptedEvent) -> [AndroidEvent] {
    AndroidPlatform.posts(for: event)
  }
}
