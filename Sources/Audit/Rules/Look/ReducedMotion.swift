import Playing
import Semantics

/// A movement that nobody can stop, or that keeps the panel away.
struct ReducedMotion: AuditRule {
  let card = RuleCard(
    "motion", "Motion can be reduced, and hides nothing", .minor, [.animation],
    checks: """
      Opening honours reduced motion, and the panel enters and leaves the tree with the state, not \
      at the end of a movement.
      """,
    why: "People swipe on as soon as they hear \"expanded\", and pass the panel.",
    fix: Fix(
      "Change the tree at the start of the transition, and drop the transition on request.",
      [
        .swiftUI: "read accessibilityReduceMotion, and pass nil as the animation.",
        .compose: "use animation specs that follow the system's animator scale.",
        .uiKit: "check UIAccessibility.isReduceMotionEnabled.",
      ]), origin: .reports(3))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A movement in spite of the setting", .fails(["row"]),
        [
          .row {
            var look = NodeLook()
            look.ignoresReducedMotion = true
            $0.look = look
          }, .panel(),
        ]),
      RuleExample(
        "A panel that comes 400 ms after the state", .fails(["row"]),
        [.row(opens: { $0.panelDelay = 400 }), .panel(), .button("after", "Imprint")]),
      RuleExample("A panel that comes with the state", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let nodes = [trigger.id, trigger.panel].compactMap { $0 }
      if nodes.contains(where: { side.looks[$0]?.ignoresReducedMotion == true }) {
        return side.fail([trigger.reported], "moves although less motion is asked for")
      }
      guard let played = trigger.played, let panel = trigger.panel, played.opening.worked,
        let patient = played.next.focus, trigger.open.moment.tree.contains(patient, in: panel),
        let hasty = played.hurry.movedTo, hasty != played.opening.stop,
        !trigger.open.moment.tree.contains(hasty, in: panel)
      else { return nil }
      return side.fail(
        [trigger.reported], "whoever swipes on at once comes to \(hasty), past the panel")
    }
  }
}
