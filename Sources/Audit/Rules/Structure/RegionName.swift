import PlatformTrees
import Playing
import Semantics

/// Landmarks that talk too much, or are too many.
struct RegionName: AuditRule {
  let card = RuleCard(
    "region", "A panel's region has a short name", .minor, [.relationships],
    checks: """
      A panel that is a region needs a short name, not the whole header; more than six regions are \
      too many.
      """,
    why: "Entering and leaving a region is announced each time, with its name.",
    fix: Fix("Name the region by the title, or make it no region."), origin: .reports(3))

  private static func screen(_ label: String?) -> [ScreenNode] {
    [
      .row(
        "row", nil, [.text("title", "Order 12"), .text("more", "Delivered on Tuesday by post")]),
      .node(.region, "row.panel", nil, [.text("row.text", "Two parcels")]) {
        $0.node.label = label
      },
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A region called by the whole header", .fails(["row.panel"]), on: [.ios],
        Self.screen("Order 12, Delivered on Tuesday by post")),
      RuleExample("A region without a name", .fails(["row.panel"]), on: [.ios], Self.screen(nil)),
      RuleExample("A region with a short name", .passes, on: [.ios], Self.screen("Order 12")),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    let regions = side.triggers.flatMap { trigger -> [(HeardTrigger, ExposedNode)] in
      let node = trigger.panel.flatMap { trigger.open.moment.tree[$0] }
      return node.map { $0.isRegion ? [(trigger, $0)] : [] } ?? []
    }
    if regions.count > 6 {
      return [side.fail(regions.map(\.1.id), "\(regions.count) regions are too many")]
    }
    return regions.map { trigger, region in
      let name = Spelling(region.ownName ?? "")
      let isShort = name.count > 0 && name.count <= max(5, Spelling(firstText(trigger)).count)
      if isShort { return .pass([region.id]) }
      return side.fail(
        [region.id], name.count == 0 ? "is a region without a name" : "its name is too long")
    }
  }

  private func firstText(_ trigger: HeardTrigger) -> String {
    trigger.open.header.members.dropFirst().lazy.compactMap(\.ownName).first ?? trigger.title
  }
}
