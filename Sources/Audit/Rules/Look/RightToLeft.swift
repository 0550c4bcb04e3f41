import Playing
import Semantics

/// A screen that is mirrored by half.
struct RightToLeft: AuditRule {
  let card = RuleCard(
    "rtl", "A mirrored screen is mirrored whole", .minor, [.sequence],
    checks: """
      In a script that runs from right to left, an indicator that points to a side is mirrored, \
      and swiping follows the line.
      """,
    why: "The arrow points away from what it opens, and the order of a line is turned around.",
    fix: Fix(
      "Mirror the indicator, and lay out by start and end.",
      [
        .swiftUI: "add flipsForRightToLeftLayoutDirection(true) to the image.",
        .compose: "use AutoMirrored icons.", .views: "set android:autoMirrored on the drawable.",
      ]), origin: .reports(1))

  private static func row(ignores: Bool) -> [ScreenNode] {
    [
      .row(
        "row", nil,
        [
          .text("title", "توصيل"),
          .node(.image, "arrow") {
            var look = NodeLook()
            look.ignoresDirection = ignores
            $0.look = look
            $0.node.isHidden = true
          },
        ]), .panel(of: "row", "يومان"),
    ]
  }

  private static func turn(_ screen: inout AuditedScreen) {
    screen.locale = "ar"
    screen.direction = .rightToLeft
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "An arrow to the right on an Arabic screen", .fails(["arrow"]), on: [.android],
        change: Self.turn, Self.row(ignores: true)),
      RuleExample(
        "An arrow that is mirrored", .passes, on: [.android], change: Self.turn,
        Self.row(ignores: false)),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    guard side.direction == .rightToLeft else { return [] }
    let stuck = side.looks.filter { $0.value.ignoresDirection }.map(\.key).sorted()
    var judgements = stuck.map { side.fail([$0], "points to a side, and is not mirrored") }
    if let wrong = leftToRight(side) {
      judgements.append(side.fail([wrong], "is reached from left to right"))
    }
    return judgements.isEmpty ? [.pass(side.triggers.map(\.id))] : judgements
  }

  /// A stop that lies to the right of the one before it, in the same line.
  private func leftToRight(_ side: Side) -> String? {
    let framed = side.initial.stops.compactMap { stop in
      side.initial.tree[stop]?.frame.map { (stop, $0) }
    }
    return zip(framed, framed.dropFirst()).first { first, next in
      abs(first.1.center.y - next.1.center.y) < 8 && next.1.x >= first.1.maxX
    }?.1.0
  }
}
