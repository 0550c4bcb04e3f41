import Playing
import ScreenReaders
import Semantics

/// What opens below the edge of the screen.
struct ScrollReach: AuditRule {
  let card = RuleCard(
    "scroll", "What opens below the fold can be scrolled to", .serious, [.sequence, .keyboard],
    checks: "A panel that reaches below its screen must lie in something that scrolls.",
    why: "The answer is there, and stays behind the edge of the screen.",
    fix: Fix(
      "Put the rows into a container that scrolls.",
      [
        .swiftUI: "wrap the rows in a List or ScrollView.",
        .uiKit: "wrap the rows in a UIScrollView or a table.",
        .compose: "use LazyColumn, or verticalScroll.",
        .views: "wrap the rows in a RecyclerView or ScrollView.",
      ]), origin: .reports(2))

  private static func screen(scrolls: Bool) -> [ScreenNode] {
    [
      .group(
        "page",
        [
          .row { $0.node.frame = Rect(x: 0, y: 700, width: 340, height: 56) },
          .group(
            "row.panel",
            [
              .text("row.text", "Two to four days") {
                $0.node.frame = Rect(x: 0, y: 756, width: 340, height: 200)
              }
            ]),
        ]
      ) {
        $0.node.frame = Rect(x: 0, y: 0, width: 340, height: 800)
        $0.node.scrolls = scrolls
      }
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A panel below the edge of a page that does not scroll", .fails(["row.text"]),
        on: [.android], Self.screen(scrolls: false)),
      RuleExample(
        "The same in a page that scrolls", .passes, on: [.android], Self.screen(scrolls: true)),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    // Nothing tells on iOS whether a view scrolls.
    guard side.reader == .talkBack else { return [] }
    return side.triggers.flatMap { trigger -> [Judgement] in
      let tree = trigger.open.moment.tree
      let framed = trigger.leaves.filter { tree[$0]?.frame != nil }
      guard !framed.isEmpty else { return [] }
      let cut = framed.filter { leaf in
        let around = tree.ancestors(of: leaf)
        guard let edge = around.last(where: { $0.frame != nil })?.frame?.maxY else { return false }
        return (tree[leaf]?.frame?.maxY ?? 0) > edge && !around.contains(where: \.scrolls)
      }
      if cut.isEmpty { return [.pass([trigger.id])] }
      return [side.fail(cut, "lies below the edge of a screen that does not scroll")]
    }
  }
}
