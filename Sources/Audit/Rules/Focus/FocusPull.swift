import Hearing
import Playing
import Semantics

/// A cursor that is called back after the person has gone on.
struct FocusPull: AuditRule {
  let card = RuleCard(
    "focus-pull", "Nobody who moved on is called back", .serious, [.focusOrder],
    checks: """
      A late layout change or focus request must not move a cursor that has already left.
      """,
    why: "In the middle of the first sentence of the answer, the cursor is back on the question.",
    fix: Fix(
      "Post layout changes without an element, or none at all.",
      [
        .uiKit: "pass nil to .layoutChanged.",
        .swiftUI: "do not set @AccessibilityFocusState after the toggle.",
        .views: "send no TYPE_VIEW_FOCUSED and request no accessibility focus after the toggle.",
        .compose: "do not call requestFocus after the toggle.",
      ]), origin: .reports(1))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A layout change a second later, with the header as its argument", .fails(["row"]),
        on: [.ios],
        [
          .row(opens: { $0.effects = [Effect(.layoutChanged(focus: "row"), delay: 1000)] }),
          .panel(),
        ]),
      RuleExample(
        "A layout change without an argument", .passes,
        [
          .row(opens: { $0.effects = [Effect(.layoutChanged(focus: nil), delay: 1000)] }),
          .panel(),
        ]),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachPlayed { trigger, played in
      let hurry = played.hurry
      guard let moved = hurry.movedTo, moved != played.opening.stop, hurry.endedAt != moved,
        let pull = hurry.pulls.last
      else { return nil }
      return side.fail(
        [trigger.reported],
        "\(pull.cause.what) takes the cursor from \(moved) to \(hurry.endedAt ?? "nowhere")",
        heard: hurry.heard)
    }
  }
}
