import Playing
import Semantics

/// Texts that run into each other.
struct Pause: AuditRule {
  let card = RuleCard(
    "pause", "Title, subtitle and badge are kept apart", .minor, [.relationships],
    checks: "A label made of several texts needs a mark between them, and no line breaks.",
    why: "\"Order 12delivered\" is one word to a voice.",
    fix: Fix("Join the texts with a comma, or let the platform combine them."), origin: .reports(1))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Two texts without anything between them", .fails(["row"]),
        [
          .row("row", nil, [.text("title", "Order 12"), .text("badge", "Delivered")]) {
            $0.node.label = "Order 12Delivered"
          }, .panel(),
        ]),
      RuleExample(
        "Two texts with a line break between them", .fails(["row"]),
        [.row("row", "Order 12\nDelivered"), .panel()]),
      RuleExample(
        "Two texts with a comma between them", .passes,
        [
          .row("row", nil, [.text("title", "Order 12"), .text("badge", "Delivered")]) {
            $0.node.label = "Order 12, Delivered"
          }, .panel(),
        ]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      guard let label = trigger.closed.node?.ownName else { return nil }
      let texts = trigger.closed.header.members.dropFirst().compactMap(\.ownName)
      let runsTogether = zip(texts, texts.dropFirst()).contains { first, second in
        label.contains(first + second) || label.contains("\(first) \(second)")
      }
      guard runsTogether || label.contains("\n") else { return nil }
      return side.fail(
        [trigger.reported], "its texts run into each other: \"\(label)\"",
        heard: trigger.heard(open: false))
    }
  }
}
