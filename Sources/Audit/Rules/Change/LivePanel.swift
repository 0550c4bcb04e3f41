import Playing
import Semantics

/// A panel that reads itself out.
struct LivePanel: AuditRule {
  let card = RuleCard(
    "live-panel", "The panel is no live region", .serious, [.status],
    checks: "Neither a panel nor anything around it may be a live region.",
    why: "The whole answer is read at once, over the state, and cannot be stepped through.",
    fix: Fix(
      "Remove the live region: people swipe to what they opened.",
      [
        .compose: "remove liveRegion from the body and its parents.",
        .views: "set accessibilityLiveRegion back to none.",
        .reactNative: "remove accessibilityLiveRegion from the body.",
      ]), origin: .reports(1))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A live panel", .fails(["row.panel"]), on: [.android],
        [.row(), .panel { $0.node.live = .polite }]),
      RuleExample(
        "A live region around row and panel", .fails(["around"]), on: [.android],
        [.group("around", .goodRow()) { $0.node.live = .assertive }]),
      RuleExample("A quiet panel", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      guard let panel = trigger.panel, let node = trigger.open.moment.tree[panel] else {
        return nil
      }
      let around = [node] + trigger.open.moment.tree.ancestors(of: panel)
      guard let live = around.first(where: { $0.live != .off }) else { return nil }
      let heard = trigger.played?.opening.heard
      return side.fail([live.id], "is a live region: opening reads all of it", heard: heard)
    }
  }
}
