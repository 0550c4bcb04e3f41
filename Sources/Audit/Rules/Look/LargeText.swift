import Playing
import Semantics

/// A title that is cut at large text sizes.
struct LargeText: AuditRule {
  let card = RuleCard(
    "text", "The header wraps at the largest text size", .moderate, [.resize],
    checks: "The text of a header wraps instead of being cut or ending in an ellipsis.",
    why: "Those who need large text read half a title.",
    fix: Fix(
      "Let the title wrap and the row grow.",
      [
        .swiftUI: "remove lineLimit and fixed heights.",
        .uiKit: "set numberOfLines to 0 and adjustsFontForContentSizeCategory.",
        .compose: "remove maxLines and fixed heights; use heightIn.",
        .views: "remove maxLines and ellipsize; use minHeight.",
      ]), origin: .reports(2))

  private static func row(_ cut: Bool) -> [ScreenNode] {
    [
      .row(
        "row", nil,
        [
          .text("title", "Which payment methods do you take?") {
            var look = NodeLook()
            look.isTruncated = cut
            $0.look = look
          }
        ]), .panel(),
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample("A title with an ellipsis", .fails(["title"]), Self.row(true)),
      RuleExample("A title that wraps", .passes, Self.row(false)),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    let looks = listening.screen.looks.sorted { $0.key < $1.key }
    let cut = looks.filter { $0.value.isTruncated }.map(\.key)
    if cut.isEmpty { return looks.isEmpty ? [] : [.pass(looks.map(\.key))] }
    return cut.map {
      Judgement(
        outcome: .fail, nodes: [$0], reader: nil, message: "is cut at the largest text size")
    }
  }
}
