import Playing
import Semantics

/// What was opened, and cannot be reached.
struct PanelUnreachable: AuditRule {
  let card = RuleCard(
    "panel-unreachable", "What was opened can be reached", .critical,
    [.relationships, .keyboard],
    checks: """
      After opening, everything in the panel must be reached by swiping and speak its own text; \
      a text may also be read as part of a stop, a control must be a stop.
      """,
    why: "The reader says \"expanded\", and then there is nothing.",
    fix: Fix(
      "Make the panel a sibling of the header, not part of its element.",
      [
        .swiftUI: "use children: .contain on the card, and .combine on its label only.",
        .uiKit: "set isAccessibilityElement to false on the cell that holds header and body.",
        .reactNative: "set accessible={false} on the wrapper.",
        .compose: "do not clearAndSetSemantics around the body.",
        .views: "remove importantForAccessibility=\"no\" from the body.",
      ]), origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample(
        "An element that hides its opened body", .fails(["item.text", "map"]), on: [.ios],
        [
          .row("item", nil) {
            $0.node.label = "Zones"
            $0.node.isSingleElement = true
            $0.children = [
              .text("title", "Zones"),
              .panel(
                of: "item",
                holding: [
                  .text("item.text", "Zone A covers the centre"), .node(.link, "map", "Map"),
                ]),
            ]
          }
        ]),
      RuleExample(
        "A text that is called something else", .fails(["row.text"]),
        [
          .row(),
          .panel(
            of: "row",
            holding: [.text("row.text", "Two to four days") { $0.node.label = "Delivery" }]),
        ]),
      RuleExample("A panel beside its header", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let lost = trigger.unreachableLeaves
      guard let first = lost.first else { return nil }
      let holder = trigger.open.moment.stop(holding: first)
      return side.fail(
        lost, "cannot be reached while the panel is open",
        heard: holder.map { trigger.open.moment.heard(at: $0) })
    }
  }
}

extension HeardTrigger {
  /// What the open panel holds and nobody can get at.
  var unreachableLeaves: [String] {
    let moment = open.moment
    return leaves.filter { leaf in
      if moment.stops.contains(leaf) { return !speaks(leaf, moment) }
      guard let node = moment.tree[leaf] else { return true }
      if node.role.isControl { return true }
      guard let text = node.ownName, !text.isEmpty else { return false }
      return !moment.stops.contains { !Spelling(moment.heard(at: $0)).places(of: text).isEmpty }
    }
  }

  /// Says what people see there, or anything where that is no text.
  private func speaks(_ leaf: String, _ moment: Moment) -> Bool {
    let heard = moment.heard(at: leaf)
    guard let text = leafTexts[leaf], Spelling(text).count > 0 else { return !heard.isEmpty }
    return !Spelling(heard).places(of: text).isEmpty
  }
}
