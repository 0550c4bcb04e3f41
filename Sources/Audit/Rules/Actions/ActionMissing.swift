import Playing
import Semantics

/// A row that does something else, and offers no way to open it.
struct ActionMissing: AuditRule {
  let card = RuleCard(
    "action-missing", "A row that leads elsewhere offers to expand", .critical,
    [.keyboard, .nameRoleValue],
    checks: """
      Where activating a row does something else, expand and collapse must be offered as actions.
      """,
    why: "The chevron is a tap away for a finger, and out of reach for everybody else.",
    fix: Fix(
      "Offer the action on the row.",
      [
        .swiftUI: "add accessibilityAction(named:) with the verb that turns with the state.",
        .uiKit: "add a UIAccessibilityCustomAction.",
        .compose: "add expand {} or collapse {} to the row's semantics.",
        .views: "add ACTION_EXPAND or ACTION_COLLAPSE and handle it.",
      ]), origin: .reports(3))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A row that opens a page, and hides how to expand", .fails(["row"]),
        [
          .row(opens: {
            $0.activation = .somethingElse
            $0.offers = .none
          }), .panel(),
        ]),
      RuleExample(
        "A row that opens a page, and offers to expand", .passes,
        [
          .row(opens: { $0.activation = .somethingElse }) {
            $0.node.actions = [.custom(name: "Show details")]
          }, .panel(),
        ]),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.filter(\.doesSomethingElse).map { trigger in
      let node = trigger.closed.moment.tree[trigger.id]
      let native = node?.offersExpand == true
      let own = node?.customActions.contains { side.words.anyPromise(in: $0) == .expanded } == true
      if native || own || !trigger.activating.isEmpty { return .pass([trigger.id]) }
      return side.fail(
        [trigger.reported], "activating it does something else, and no action opens it",
        heard: trigger.heard(open: false))
    }
  }
}
