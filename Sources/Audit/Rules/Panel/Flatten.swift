import Playing
import Semantics

/// A group that swallows what people need one by one.
struct Flatten: AuditRule {
  let card = RuleCard(
    "flatten", "Grouping swallows nothing", .serious, [.relationships, .nameRoleValue],
    checks: "An element that stands for a group must not hide text, buttons or links of a panel.",
    why: "Links and buttons that are part of a long sentence cannot be used.",
    fix: Fix(
      "Group the header alone; keep what is in the panel apart.",
      [
        .swiftUI: "use accessibilityElement(children: .contain) around the panel.",
        .uiKit: "make the container no accessibility element.",
        .reactNative: "set accessible={false} on the View around the panel.",
        .compose: "drop mergeDescendants from the panel.",
      ]), origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A panel that is one element, with a link in it", .fails(["row.panel"]), on: [.ios],
        [
          .row(),
          .group(
            "row.panel",
            [.text("row.text", "Zone A covers the centre"), .node(.link, "map", "Map")]
          ) { $0.node.isSingleElement = true },
        ]),
      RuleExample(
        "A panel whose two texts are one stop", .passes,
        [
          .row(),
          .group(
            "row.panel", [.text("row.text", "Two to four days"), .text("more", "By post")]
          ) { $0.node.isSingleElement = true },
        ]),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let moment = trigger.open.moment
      let holders = trigger.unreachableLeaves.compactMap { moment.stop(holding: $0) }
        .filter { !trigger.leaves.contains($0) }
      guard let holder = holders.first else { return nil }
      let swallowed = trigger.unreachableLeaves.joined(separator: ", ")
      return side.fail([holder], "swallows \(swallowed)", heard: moment.heard(at: holder))
    }
  }
}
