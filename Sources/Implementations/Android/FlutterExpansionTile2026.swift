import Accordions
public import PlatformTrees
import Semantics

/// Flutter's `ExpansionTile` of 2026: a live region around the tile tells the state, and is a
/// stop of its own.
public struct FlutterExpansionTile2026: AndroidImplementation, FlutterImplementation {
  public let card = ImplementationCard(
    "flutter.expansionTile.2026", aliases: ["flutter.expansionTile"], on: .android,
    title: "Flutter ExpansionTile (2026)", source: "Flutter issues 190601 and 177785",
    evidence: .platformSource,
    advice: "One swipe too many, and the state is text; set button and expanded in Semantics.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var live = AndroidNode(id: context.id(.live), className: Flutter.view)
    live.contentDescription = Flutter.state(isOpen: isOpen)
    live.liveRegion = .polite
    return [Subtree(live, [Subtree(context.expansionTile(isOpen: isOpen))])]
      + context.label(.description, context.row.description, isShown: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    [AndroidEvent(.windowContentChanged, source: context.id(.live), changes: .subtree)]
  }
}
