import Playing
import Semantics

/// A state that is the opposite of what is on the screen.
struct StateInverted: AuditRule {
  let card = RuleCard(
    "state-inverted", "Expanded means open", .critical, [.nameRoleValue],
    checks: """
      The state, the words that stand for it and the offered action must not be the opposite of \
      what is shown.
      """,
    why: "People are told that it is open when it is shut, each time, and trust it.",
    fix: Fix(
      "Swap the two words, or the two actions.",
      [
        .views: "offer ACTION_EXPAND while it is shut and ACTION_COLLAPSE while it is open.",
        .compose: "set expand {} while it is shut and collapse {} while it is open.",
      ]), origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Says expanded when shut and collapsed when open", .fails(["row"]),
        [.row(opens: { $0.exposure = .inverted }), .panel()]),
      RuleExample(
        "Offers to collapse what is shut", .fails(["row"]), on: [.android],
        [.row(opens: { $0.offers = .inverted }), .panel()]),
      RuleExample("A bound state", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.flatMap { trigger -> [Judgement] in
      guard !trigger.carriers.isEmpty else { return [] }
      guard let carrier = trigger.invertedCarrier(side) else { return [.pass([trigger.id])] }
      return [
        side.fail(
          [carrier], "tells the opposite of what is shown, shut and open",
          heard: trigger.heard(open: true))
      ]
    }
  }
}
