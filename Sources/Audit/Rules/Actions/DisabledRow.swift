import Playing
import Semantics

/// A row that cannot be used, and does not say so.
struct DisabledRow: AuditRule {
  let card = RuleCard(
    "disabled", "A disabled row says so and keeps its state", .serious, [.nameRoleValue],
    checks: """
      A disabled row is said to be disabled or dimmed, keeps its state, offers no action, and its \
      panel is shut; a row that is held open is not disabled.
      """,
    why: "People try a row again and again that only looks different.",
    fix: Fix(
      "Set the platform's disabled property, and leave state and panel as they are.",
      [
        .swiftUI: "use disabled(true) on the group.",
        .uiKit: "insert .notEnabled into accessibilityTraits.",
        .compose: "pass enabled = false to clickable, and keep a stateDescription.",
        .views: "call setEnabled(false), keep a state description, offer no action.",
        .reactNative: "pass accessibilityState={{disabled: true, expanded: false}}.",
      ]), origin: .reports(3))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Does nothing for anybody, and is not said to be disabled", .fails(["row"]),
        [
          .row(opens: {
            $0.activation = .nothing
            $0.tap = .nothing
          }), .panel(),
        ]),
      RuleExample(
        "Disabled, and held open", .fails(["row"]),
        [.row(opens: { $0.isOpen = true }) { $0.node.isEnabled = false }, .panel()]),
      RuleExample(
        "Disabled, and its state lost", .fails(["row"]),
        [.row(opens: { $0.exposure = .none }) { $0.node.isEnabled = false }, .panel()]),
      RuleExample(
        "Disabled, shut, and said to be", .passes,
        [.row { $0.node.isEnabled = false }, .panel()]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.flatMap { trigger -> [Judgement] in
      let fault = trigger.isEnabled ? deadFault(trigger) : disabledFault(trigger, side)
      if let fault {
        return [side.fail([trigger.reported], fault, heard: trigger.heard(open: false))]
      }
      return trigger.isEnabled ? [] : [.pass([trigger.id])]
    }
  }

  private func deadFault(_ trigger: HeardTrigger) -> String? {
    guard let played = trigger.played, !trigger.doesSomethingElse, trigger.activating.isEmpty,
      played.opening.flips == 0, !played.secondOpens, !played.tapOpens,
      trigger.closed.node?.isEnabled == true
    else { return nil }
    return "does nothing, and is not said to be disabled"
  }

  private func disabledFault(_ trigger: HeardTrigger, _ side: Side) -> String? {
    guard let node = trigger.closed.node else { return nil }
    if node.isEnabled { return "cannot be used, and is not said to be disabled" }
    if trigger.first.isOpen == true {
      return "is disabled while its panel is open: it is held open instead"
    }
    if !trigger.activating.isEmpty { return "is said to be disabled, and opens all the same" }
    if node.offersExpand || node.offersCollapse { return "is disabled, and offers an action" }
    return side.state(of: node.id, in: trigger.closed.moment) == nil && trigger.carriers.isEmpty
      ? "is disabled, and its state is lost" : nil
  }
}
