import Hearing
import Playing
import ScreenReaders
import Semantics

/// A state that is posted as an announcement.
struct DeprecatedAnnouncement: AuditRule {
  let card = RuleCard(
    "deprecated-announcement", "The state is told by the node, not announced", .serious, [.status],
    checks: """
      The state must not depend on a posted announcement: Android deprecated them in API 36, and \
      on iOS they are lost behind the activated element's own re-read.
      """,
    why: "An announcement is heard once or never; a state can be asked for again.",
    fix: Fix(
      "Tell the state on the node and remove the announcement.",
      [
        .flutter: "replace SemanticsService.announce by Semantics(expanded:).",
        .views: "replace announceForAccessibility by the expand and collapse actions.",
        .uiKit: "replace the posted announcement by accessibilityExpandedStatus.",
        .swiftUI: "replace AccessibilityNotification.Announcement by DisclosureGroup.",
      ]), origin: .designPage)

  private static let announced = StateText(collapsed: "Collapsed", expanded: "Expanded")

  var examples: [RuleExample] {
    [
      RuleExample(
        "An announcement in place of a state", .fails(["row"]),
        [
          .row(opens: {
            $0.exposure = .none
            $0.effects = [Effect(.announce(Self.announced), delay: 1000)]
          }), .panel(),
        ]),
      RuleExample("A bound state", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachPlayed { trigger, played in
      let announced = [played.opening, played.closing].flatMap { $0.telling(side.words) }
        .first { $0.utterance.purpose == .announcement }
      let isTold = trigger.looks.contains { look in
        trigger.carriers.contains { side.state(of: $0, in: look.moment) != nil }
      }
      guard let announced, !isTold else { return nil }
      // Without any state on the node, `state-missing` or `state-in-hint` bears the weight.
      return side.fail(
        [trigger.reported], "its state is only announced", heard: announced.utterance.text,
        severity: .moderate)
    }
  }
}
