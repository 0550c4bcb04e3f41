import Playing
import Semantics

/// What is shut, and read out with the header.
struct HiddenSpoken: AuditRule {
  let card = RuleCard(
    "hidden-spoken", "What is shut is not read out", .serious, [.relationships, .nameRoleValue],
    checks: "The name of a header that combines what it holds must leave out a shut panel.",
    why: "The question is followed by the whole answer, and then by \"collapsed\".",
    fix: Fix(
      "Leave the shut panel out of what the header combines.",
      [
        .swiftUI: "combine only the label, and hide the body while it is shut.",
        .compose: "merge the header's row only, not the card around header and body.",
        .views: "set the body GONE while it is shut.",
        .flutter: "keep the body outside MergeSemantics.",
      ]), origin: .reports(1))

  private static func card(_ closed: ClosedPanel) -> [ScreenNode] {
    [
      .row("card", nil, opens: { $0.closedPanel = closed }) {
        $0.node.isSingleElement = true
        $0.children = [.text("title", "Order 12"), .panel(of: "card", "Total 18 euros")]
      }
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A card that combines its shut body", .fails(["card"]), Self.card(.reachable)),
      RuleExample("A card whose shut body is gone", .passes, Self.card(.removed)),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let texts = trigger.leafTexts(trigger.open.moment).map(\.text)
      for stop in trigger.closed.header.stops {
        let heard = trigger.closed.moment.heard(at: stop)
        let said = Spelling(heard)
        let spoken = texts.contains { text in
          !said.places(of: text).isEmpty && Spelling(trigger.title).places(of: text).isEmpty
        }
        if spoken { return side.fail([stop], "reads what the shut panel holds", heard: heard) }
      }
      return nil
    }
  }
}
