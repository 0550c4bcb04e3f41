import Playing
import Semantics

/// A header of which only a part can be tapped.
struct TargetWhole: AuditRule {
  let card = RuleCard(
    "target", "The whole header is the target", .moderate, [.targetSize],
    checks: """
      The whole row of a header takes the tap; a target is at least 24 by 24, and so is a control \
      inside it or over its edge.
      """,
    why: "A tap on the title that does nothing looks like a row that is broken.",
    fix: Fix(
      "Let the row take the tap, and make it at least 44 pt or 48 dp high.",
      [
        .swiftUI: "add contentShape(Rectangle()) to the row.",
        .compose: "put clickable on the row, before its padding.",
        .views: "set the listener on the row, not on the image.",
      ]), origin: .reports(3))

  private static func screen(_ target: Rect) -> [ScreenNode] {
    [
      .group(
        "header",
        [
          .text("title", "Delivery") { $0.node.frame = Rect(x: 16, y: 16, width: 200, height: 24) },
          .row { $0.node.frame = target },
        ]
      ) { $0.node.frame = Rect(x: 0, y: 0, width: 340, height: 56) },
      .panel(),
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "Only the end of the row takes the tap", .fails(["row"]),
        Self.screen(Rect(x: 300, y: 16, width: 24, height: 24))),
      RuleExample(
        "A target of 20 by 20", .fails(["row"]),
        [.row { $0.node.frame = Rect(x: 0, y: 0, width: 20, height: 20) }, .panel()]),
      RuleExample(
        "A button of 20 by 20 at the end of the row", .fails(["delete"]),
        [
          .row { $0.node.frame = Rect(x: 0, y: 0, width: 340, height: 56) },
          .button("delete", "Delete") {
            $0.node.frame = Rect(x: 310, y: 18, width: 20, height: 20)
          }, .panel(),
        ]),
      RuleExample(
        "The whole row takes the tap", .passes,
        Self.screen(Rect(x: 0, y: 0, width: 340, height: 56))),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.flatMap { trigger -> [Judgement] in
      let tree = trigger.closed.moment.tree
      guard let frame = tree[trigger.id]?.frame else { return [] }
      if frame.width < 24 || frame.height < 24 {
        return [side.fail([trigger.reported], "is a target of \(Self.size(frame)), less than 24")]
      }
      if let small = smallControl(in: frame, trigger) {
        let size = tree[small]?.frame.map(Self.size) ?? ""
        return [side.fail([small], "is a target of \(size) in the middle of another one")]
      }
      let row = tree[tree[trigger.id]?.parent ?? ""]
      let missed = row?.children.compactMap { tree[$0] }.first { sibling in
        sibling.id != trigger.id && sibling.role == .none && sibling.ownName != nil
          && sibling.frame.map { isBeside($0, frame) } == true
      }
      guard let missed else { return [.pass([trigger.id])] }
      return [side.fail([trigger.reported], "does not take a tap on \(missed.id) beside it")]
    }
  }

  /// A control less than 24 wide or high that shares some of the header's target.
  private func smallControl(in frame: Rect, _ trigger: HeardTrigger) -> String? {
    let tree = trigger.closed.moment.tree
    let near = tree[tree[trigger.id]?.parent ?? ""]?.children.compactMap { tree[$0] } ?? []
    return (trigger.closed.header.members + near).first { node in
      guard node.id != trigger.id, node.role.isControl, let own = node.frame else { return false }
      let isShared =
        own.x < frame.maxX && own.maxX > frame.x && own.y < frame.maxY && own.maxY > frame.y
      return isShared && (own.width < 24 || own.height < 24)
    }?.id
  }

  /// In the same line, and outside.
  private func isBeside(_ other: Rect, _ target: Rect) -> Bool {
    let line = other.center.y >= target.y && other.center.y <= target.maxY
    return line && (other.maxX <= target.x || other.x >= target.maxX)
  }

  static func size(_ frame: Rect) -> String { "\(number(frame.width)) by \(number(frame.height))" }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
  }
}
