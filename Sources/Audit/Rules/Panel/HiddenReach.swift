import Playing
import Semantics

/// What is shut, and met while swiping.
struct HiddenReach: AuditRule {
  let card = RuleCard(
    "hidden-reach", "What is shut cannot be reached", .critical,
    [.sequence, .focusOrder, .nameRoleValue],
    checks: "While it is shut, nothing of a panel may be a stop.",
    why: "People land in text that nobody sees, and cannot tell where they are.",
    fix: Fix(
      "Take the panel out of the accessibility tree while it is shut.",
      [
        .swiftUI: "remove the view, or set accessibilityHidden while it is shut.",
        .uiKit: "set isHidden, not alpha or a height of 0.",
        .compose: "leave it out of the composition, or use AnimatedVisibility.",
        .views: "set GONE, or importantForAccessibility to no-hide-descendants.",
        .reactNative: "unmount it, or hide it with accessibilityElementsHidden and "
          + "importantForAccessibility.",
      ]), origin: .reports(7))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A shut panel that is only out of sight", .fails(["row.text"]),
        [.row(opens: { $0.closedPanel = .reachable }), .panel()]),
      RuleExample("A shut panel that is gone", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      guard let panel = trigger.panel else { return nil }
      let moment = trigger.closed.moment
      let inside = moment.tree.subtree(at: panel).map(\.id)
      let reached = inside.filter(moment.stops.contains)
      guard let first = reached.first else { return nil }
      return side.fail(
        reached, "can be reached while the panel is shut", heard: moment.heard(at: first))
    }
  }
}
