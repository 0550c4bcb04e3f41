import Playing
import Semantics

/// Selected, checked or on, where expanded was meant.
struct StateFake: AuditRule {
  let card = RuleCard(
    "state-fake", "Open is told as expanded, not as selected or checked", .moderate,
    [.nameRoleValue],
    checks: "Whether it is open must not be told by selected, checked, pressed or a switch.",
    why: "\"Checked\" promises a choice that is kept; people look for what they have chosen.",
    fix: Fix(
      "Use the platform's expanded state.",
      [
        .compose: "replace toggleable and selected by clickable with expand {} or collapse {}.",
        .swiftUI: "remove .isSelected and use DisclosureGroup.",
        .views: "use a plain clickable header instead of a CheckedTextView or Switch.",
      ]), origin: .reports(2))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Selected while it is open", .fails(["row"]),
        [.row(opens: { $0.carrier = .selected }), .panel()]),
      RuleExample(
        "A switch that opens", .fails(["row"]),
        [.row(opens: { $0.carrier = .checked }) { $0.node.role = .toggle }, .panel()]),
      RuleExample("Expanded while it is open", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let fakes = trigger.fakes(side)
      guard !fakes.isEmpty else { return nil }
      return side.fail(
        fakes, "says selected or checked where expanded is meant", heard: trigger.heard(open: true))
    }
  }
}
