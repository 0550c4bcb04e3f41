import Playing
import Semantics

/// A row that listens to fingers and not to readers.
struct ActionNoop: AuditRule {
  let card = RuleCard(
    "action-noop", "A double tap does what a tap does", .critical, [.keyboard, .nameRoleValue],
    checks: "An assistive activation must open and shut just as a touch does.",
    why: "The row flashes, the reader clicks, and nothing happens.",
    fix: Fix(
      "Handle the click, not the touch.",
      [
        .swiftUI: "use a Button or DisclosureGroup instead of onTapGesture.",
        .uiKit: "override accessibilityActivate, or use a UIControl.",
        .compose: "use clickable instead of pointerInput.",
        .views: "set an OnClickListener; TalkBack sends no touches.",
        .reactNative: "use Pressable's onPress; gesture handlers do not get clicks.",
        .flutter: "set Semantics(onTap:) beside the gesture detector.",
      ]), origin: .reports(9))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A tap opens it, a double tap does nothing", .fails(["row"]),
        [.row(opens: { $0.activation = .nothing }), .panel()]),
      RuleExample("Both open it", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachPlayed { trigger, played in
      guard trigger.isEnabled, !trigger.doesSomethingElse, played.opening.flips == 0,
        !played.secondOpens, played.tapOpens, trigger.activating.isEmpty
      else { return nil }
      return side.fail(
        [trigger.reported], "a tap opens it, and a double tap does not",
        heard: played.opening.heard)
    }
  }
}
