import Playing
import Semantics

/// One activation that counts twice, or not at all.
struct DoubleToggle: AuditRule {
  let card = RuleCard(
    "double", "One activation toggles once", .serious, [.nameRoleValue],
    checks: """
      One assistive activation changes the state just once; two changes in one step, or none until \
      the second try, fail.
      """,
    why: "The row opens and shuts in one breath, and people believe that it is broken.",
    fix: Fix(
      "Handle the activation in one place.",
      [
        .uiKit: "return true from accessibilityActivate, so that no tap follows.",
        .views: "handle the click on the row or on the arrow, not on both.",
        .compose: "remove one of two nested clickables.",
        .reactNative: "handle onPress or onAccessibilityTap, not both.",
      ]), origin: .reports(3))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Opens and shuts at once", .fails(["row"]),
        [.row(opens: { $0.activation = .toggleTwice }), .panel()]),
      RuleExample(
        "Listens only to the second try", .fails(["row"]),
        [.row(opens: { $0.activation = .everySecond }), .panel()]),
      RuleExample("Toggles once", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachPlayed { trigger, played in
      let flips = played.opening.flips
      guard flips > 1 || (flips == 0 && played.secondOpens) else { return nil }
      return side.fail(
        [trigger.reported],
        flips > 1 ? "one activation changes it \(flips) times" : "only the second activation works",
        heard: played.opening.heard)
    }
  }
}
