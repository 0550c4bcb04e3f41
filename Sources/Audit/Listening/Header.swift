import Playing
import ScreenReaders
import Semantics

/// The part of a disclosure that stays when it is shut: what a person hears, and activates.
public struct Header: Sendable {
  /// The node that opens the panel.
  public let trigger: String
  public let panel: String?
  /// The title that people see.
  public let title: String
  /// The trigger and what is below it, without the panel, in order.
  public let members: [ExposedNode]
  /// Where a swipe stops in it.
  public let stops: [String]
  /// The stop where the title is heard; else the trigger, else the first.
  public let main: String?
  /// The stop where the title is heard.
  public let titleStop: String?

  init(
    trigger: String, panel: String?, title: String, titleNode: String? = nil, in moment: Moment
  ) {
    self.trigger = trigger
    self.panel = panel
    self.title = title
    let panels = Set(moment.truths.values.compactMap(\.panel))
    let beside = titleNode.flatMap { moment.tree[$0] }.map { [$0] } ?? []
    members = beside + moment.tree.subtree(at: trigger, without: panels.subtracting([trigger]))
    let inside = members.map(\.id).filter(moment.stops.contains)
    let holder = moment.stop(holding: trigger)
    stops = inside.isEmpty ? [holder].compactMap { $0 } : inside
    let titleStop = Self.stop(telling: title, of: stops, in: moment)
    self.titleStop = titleStop
    main = titleStop ?? stops.first { $0 == trigger } ?? stops.first
  }

  /// The stop that says the whole title, else one that says part of it and nothing else.
  private static func stop(telling title: String, of stops: [String], in moment: Moment)
    -> String?
  {
    guard !title.isEmpty else { return nil }
    let whole = stops.first { !Spelling(moment.heard(at: $0)).places(of: title).isEmpty }
    return whole
      ?? stops.first { stop in
        let label = moment.announcements[stop]?.parts.first { $0.kind == .label }?.text ?? ""
        return !label.isEmpty && !Spelling(title).places(of: label).isEmpty
      }
  }
}
