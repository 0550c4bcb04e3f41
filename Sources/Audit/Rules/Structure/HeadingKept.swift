import Playing
import ScreenReaders
import Semantics

/// A section title that is no heading any more.
struct HeadingKept: AuditRule {
  let card = RuleCard(
    "heading", "A header that is a heading is told as one", .moderate,
    [.relationships, .headingsAndLabels],
    checks: """
      A header that is a section title keeps heading, button and state, shut and open, like the \
      headers beside it.
      """,
    why: "People who jump from heading to heading jump over it.",
    fix: Fix(
      "Set heading on the header itself, beside the button role.",
      [
        .swiftUI: "add the trait .isHeader to the group or button.",
        .uiKit: "insert .header into accessibilityTraits, beside .button.",
        .compose: "add heading() to the clickable row, not to the text inside.",
        .views: "set setHeading(true) on the row's node info.",
        .reactNative: "a role replaces another: use accessibilityRole=\"button\" on a heading "
          + "wrapper that is not accessible.",
      ]), origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A heading inside the button", .fails(["row"]),
        [.row("row", nil, [.node(.heading, "title", "Delivery")]), .panel()]),
      RuleExample(
        "One of two headers is a heading", .fails(["b"]),
        [
          .row("a", "Rivers") { $0.node.headingLevel = 2 }, .panel(of: "a"), .row("b", "Lakes"),
          .panel(of: "b"),
        ]),
      RuleExample(
        "A button that is a heading too", .passes, [.row { $0.node.headingLevel = 2 }, .panel()]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    let siblings = Set(
      side.triggers.filter { $0.closed.node?.isHeading == true }
        .map { $0.closed.moment.tree[$0.id]?.parent ?? "" })
    return side.triggers.flatMap { trigger -> [Judgement] in
      let header = trigger.closed.header
      let inside = header.members.contains { $0.isHeading && $0.id != header.main }
      let parent = trigger.closed.moment.tree[trigger.id]?.parent ?? ""
      guard inside || siblings.contains(parent) else { return [] }
      let isKept = trigger.looks.allSatisfy { $0.node?.isHeading == true }
      if isKept { return [.pass([trigger.id])] }
      return [
        side.fail(
          [trigger.reported], "is a section title, and not told as a heading",
          heard: trigger.heard(open: false))
      ]
    }
  }
}
