import Playing
import Semantics

/// A header that opens something and never says whether it is open.
struct StateMissing: AuditRule {
  let card = RuleCard(
    "state-missing", "The header says whether it is open", .critical, [.nameRoleValue],
    checks: """
      A node whose activation shows or hides another must tell an expanded or collapsed state, in \
      a property made for states.
      """,
    why: "Without a state nobody who cannot see the chevron knows whether there is more to read.",
    fix: Fix(
      "Tell the state on the node that takes the cursor.",
      [
        .swiftUI: "use DisclosureGroup, or accessibilityValue with the state on a Button.",
        .uiKit: "set accessibilityExpandedStatus (iOS 18), and accessibilityValue below it.",
        .compose: "add expand {} or collapse {} to the header's semantics, one at a time.",
        .views: "offer ACTION_EXPAND or ACTION_COLLAPSE through an accessibility delegate.",
        .reactNative: "pass accessibilityState={{expanded}} on the Pressable.",
        .flutter: "wrap it in Semantics(expanded:) with onExpand and onCollapse.",
      ]), origin: .reports(26))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A button that opens a panel and tells no state", .fails(["row"]),
        [.row(opens: { $0.exposure = .none }), .panel()]),
      RuleExample(
        "A name that says \"expanded\" is no state", .fails(["row"]),
        [.row("row", "Expanded, Delivery", opens: { $0.exposure = .none }), .panel()]),
      RuleExample("A button with a bound state", .passes, .goodRow()),
      RuleExample(
        "A state told as a value", .passes, on: [.ios],
        [
          .row(opens: { $0.exposure = .none }) {
            $0.texts[.value] = StateText(collapsed: "Collapsed", expanded: "Expanded")
          }, .panel(),
        ]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      // A disabled row that lost its state is `disabled`'s to report.
      guard trigger.isEnabled, trigger.carriers.isEmpty, !trigger.isFake(side),
        !trigger.tellsStateInHint(side)
      else { return nil }
      if trigger.isClaim { return judge(claim: trigger, side) }
      return side.fail(
        [trigger.reported],
        "opens \(trigger.panel ?? "a panel") and tells neither expanded nor collapsed",
        heard: trigger.heard(open: false))
    }
  }

  /// A name that tells a state has one to tell; a hint about expanding may be about something else.
  private func judge(claim trigger: HeardTrigger, _ side: Side) -> Judgement {
    let heard = trigger.closed.moment.heardWithHint(at: trigger.reported)
    if side.words.tellsStrongState(inName: trigger.closed.spokenName) {
      return side.fail([trigger.reported], "tells its state by its name alone", heard: heard)
    }
    return side.review(
      [trigger.reported], "seems to open something, and tells neither expanded nor collapsed",
      heard: heard)
  }
}
