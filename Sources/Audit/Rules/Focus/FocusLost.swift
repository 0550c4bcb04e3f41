import Playing
import Semantics

/// A cursor that is gone after the activation.
struct FocusLost: AuditRule {
  let card = RuleCard(
    "focus-lost", "The cursor stays on what was activated", .serious, [.focusOrder, .onInput],
    checks: """
      After an activation the cursor stays on the same node: it is not rebuilt, and nothing moves \
      the cursor away.
      """,
    why: "People are thrown to the top of the screen and have to find their place again.",
    fix: Fix(
      "Keep the header's identity over the toggle, and move no focus.",
      [
        .swiftUI: "give rows a stable id in ForEach, not their position.",
        .compose: "pass key = { it.id } to items, and keep the header outside the branch.",
        .views: "notify the one changed item, with stable ids, instead of the whole data set.",
        .reactNative: "use a stable key, and do not remount the row on toggle.",
        .flutter: "give the row a key that does not depend on its state.",
      ]), origin: .reports(6))

  var examples: [RuleExample] {
    [
      RuleExample(
        "All rows are made anew", .fails(["row"]), on: [.android],
        [.row(opens: { $0.effects = [Effect(.rebuild(node: nil))] }), .panel()]),
      RuleExample(
        "The cursor is sent into the panel", .fails(["row"]), on: [.ios],
        [
          .row(opens: { $0.effects = [Effect(.layoutChanged(focus: "row.text"), delay: 300)] }),
          .panel(),
        ]),
      RuleExample("A header that stays", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachPlayed { trigger, played in
      for toggle in [played.opening, played.closing] {
        guard toggle.worked, let before = toggle.focusBefore, toggle.focusAfter != before else {
          continue
        }
        let place = toggle.focusAfter.map { "on \($0)" } ?? "nowhere"
        return side.fail(
          [trigger.reported], "the cursor is \(place) after the activation", heard: toggle.heard)
      }
      return nil
    }
  }
}
