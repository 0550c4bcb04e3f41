import Hearing
import Playing
import ScreenReaders
import Semantics

/// A panel that shuts around the cursor.
struct FocusInside: AuditRule {
  let card = RuleCard(
    "focus-inside", "The cursor returns from a panel that shuts", .serious, [.focusOrder],
    checks: "If the cursor is inside a panel that shuts, it must return to the header.",
    why: "The node under the cursor is gone, and the reader picks whatever lies there now.",
    fix: Fix(
      "Move the cursor to the header before the panel goes.",
      [
        .uiKit: "post .layoutChanged with the header.",
        .swiftUI: "set @AccessibilityFocusState to the header.",
        .views: "perform ACTION_ACCESSIBILITY_FOCUS on the header.",
        .compose: "request focus on the header before the panel leaves the composition.",
      ]), origin: .reports(2))

  private static func screen(_ effects: [Effect]) -> [ScreenNode] {
    [
      .button("before", "Menu"), .row(opens: { $0.isOpen = true }),
      .panel(
        of: "row",
        holding: [
          .text("row.text", "Two to four days"),
          .button("close", "Done") {
            $0.control = Control(.close, triggers: ["row"], effects: effects)
          },
        ]),
      .button("after", "Imprint"),
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A button in the panel that shuts it", .fails(["row"]), on: [.ios], Self.screen([])),
      RuleExample(
        "The same, and the cursor is sent to the header", .passes, on: [.ios],
        Self.screen([Effect(.layoutChanged(focus: "row"))])),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.controls.flatMap { control -> [Judgement] in
      guard let inside = control.insidePanelOf, control.toggled[inside] == false,
        let trigger = side.triggers.first(where: { $0.id == inside })
      else { return [] }
      let header = trigger.closed.header
      if let focus = control.focusAfter, header.stops.contains(focus) { return [.pass([inside])] }
      return [
        side.fail(
          [trigger.reported],
          "\(control.id) shuts the panel around the cursor, which is then "
            + (control.focusAfter.map { "on \($0)" } ?? "nowhere"),
          heard: control.speech.map(\.utterance.text).filter { !$0.isEmpty }.joined(separator: "; ")
        )
      ]
    }
  }
}
