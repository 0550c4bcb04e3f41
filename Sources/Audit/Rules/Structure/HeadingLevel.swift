import Playing
import Semantics

/// Headings inside a panel that do not hang below their header.
struct HeadingLevel: AuditRule {
  let card = RuleCard(
    "heading-level", "Headings in a panel are one level below", .minor, [.relationships],
    checks: """
      A heading in a panel is one level below its header, and a header at most one level below the \
      heading before it.
      """,
    why: "A skipped level sounds like a section that was missed.",
    fix: Fix(
      "Count levels from the header.",
      [.swiftUI: "set accessibilityHeading(.h3) below a header of .h2."]), origin: .reports(1))

  private static func screen(inner: Int) -> [ScreenNode] {
    [
      .row { $0.node.headingLevel = 2 },
      .panel(
        of: "row", holding: [.node(.heading, "inner", "By post") { $0.node.headingLevel = inner }]),
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "Level 4 below level 2", .fails(["inner"]), on: [.ios], Self.screen(inner: 4)),
      RuleExample("Level 3 below level 2", .passes, Self.screen(inner: 3)),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.flatMap { trigger -> [Judgement] in
      guard let level = trigger.open.node?.headingLevel, let panel = trigger.panel else {
        return []
      }
      let headings = trigger.open.moment.tree.subtree(at: panel).filter { $0.headingLevel != nil }
      let wrong = headings.filter { $0.headingLevel != level + 1 }.prefix(1)
      let skipped = previousLevel(trigger).map { level > $0 + 1 } ?? false
      if skipped {
        return [side.fail([trigger.reported], "is level \(level), more than one below the last")]
      }
      guard let first = wrong.first, let inner = first.headingLevel else {
        return headings.isEmpty ? [] : [.pass([trigger.id])]
      }
      return [side.fail([first.id], "is level \(inner) below a header of level \(level)")]
    }
  }

  private func previousLevel(_ trigger: HeardTrigger) -> Int? {
    let order = trigger.closed.moment.tree.all
    guard let place = order.firstIndex(where: { $0.id == trigger.id }) else { return nil }
    return order[..<place].last { $0.headingLevel != nil }?.headingLevel
  }
}
