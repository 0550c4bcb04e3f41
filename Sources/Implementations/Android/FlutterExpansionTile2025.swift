import Accordions
public import PlatformTrees
import Semantics

/// Flutter's `ExpansionTile` of 2025: the state is part of the name, and announced on a toggle.
public struct FlutterExpansionTile2025: AndroidImplementation, FlutterImplementation {
  public let card = ImplementationCard(
    "flutter.expansionTile.2025", on: .android, title: "Flutter ExpansionTile (2025)",
    source: "Flutter expansion_tile.dart at 009a4d57", evidence: .platformSource,
    advice: "No role, the state is text; set button and expanded in Semantics with their actions.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    [Subtree(context.expansionTile(isOpen: isOpen))]
      + context.label(.description, context.row.description, isShown: isOpen)
  }

  func promptEvents(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    var announcement = AndroidEvent(.announcement, source: nil)
    announcement.text = [Flutter.state(isOpen: isOpen)]
    return [announcement]
  }
}
