import Accordions
public import PlatformTrees
import Semantics

/// Flutter's `ExpansionTile` on iOS: the state is in the hint, and announced 1 s after a toggle.
public struct FlutterExpansionTileIOS: IOSImplementation {
  public let card = ImplementationCard(
    "flutter.expansionTile", on: .ios, title: "Flutter ExpansionTile",
    source: "Flutter expansion_tile.dart", evidence: .platformSource,
    advice: "Hints off, state gone; wrap the title in Semantics with a value of your own.",
    isSound: false)
  public let minimum = IOSVersion.ios17
  /// Flutter waits, so that VoiceOver's own reading does not swallow the announcement.
  private static let announcementDelay = 1000

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    var header = context.header([])
    header.hint = Flutter.state(isOpen: isOpen) + "\n " + Flutter.hint(isOpen: isOpen)
    return context.nodes(header, isOpen: isOpen)
  }

  public func answer(_ request: RowRequest, in context: RowContext<IOSVersion>)
    -> RowAnswer<IOSElement, IOSNotification>
  {
    guard request != .expand, request != .collapse else {
      return RowAnswer(isOpen: context.isOpen)
    }
    let isOpen = target(request, in: context)
    let announcement = IOSAnnouncement(Flutter.state(isOpen: isOpen))
    return RowAnswer(
      isOpen: isOpen,
      reactions: [
        IOSReaction(
          delay: context.setting.latency ?? 0, changes: changes(to: isOpen, in: context)),
        IOSReaction(delay: Self.announcementDelay, posts: [.announcement(announcement)]),
      ])
  }
}
