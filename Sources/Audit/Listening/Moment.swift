public import Playing
public import ScreenReaders

/// A screen as it stands at one moment, looked at and listened to without moving anything.
public struct Moment: Sendable {
  public let tree: ExposedTree
  /// Where swiping leads, in order.
  public let stops: Stops
  /// What is said at each stop.
  public let announcements: [String: Announcement]
  /// What is true of everything that opens, by trigger.
  public let truths: [String: DisclosureTruth]

  /// What is said at a stop, without its hint.
  public func heard(at stop: String) -> String { announcements[stop]?.parts.line ?? "" }

  /// What is said at a stop, and its hint.
  public func heardWithHint(at stop: String) -> String {
    guard let announcement = announcements[stop] else { return "" }
    let hint = announcement.hint.line
    return announcement.parts.line + (hint.isEmpty ? "" : " | \(hint)")
  }

  /// The stop that a swipe reaches after this one.
  func stop(after stop: String) -> String? {
    guard let place = stops.firstIndex(of: stop), place + 1 < stops.count else { return nil }
    return stops[place + 1]
  }

  /// The stop that is, or holds, the node.
  func stop(holding id: String) -> String? {
    if stops.contains(id) { return id }
    return tree.ancestors(of: id).first { stops.contains($0.id) }?.id
  }

  func isOpen(_ trigger: String) -> Bool? { truths[trigger]?.isOpen }
}
