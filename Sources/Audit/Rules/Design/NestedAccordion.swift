import Playing
import Semantics

/// An accordion inside an accordion.
struct NestedAccordion: AuditRule {
  let card = RuleCard(
    "nested-accordion", "No accordion inside another", .serious, [],
    checks: "What opens must not lie in the panel of something else that opens.",
    why: "A reader two levels deep has lost track of what is open around the cursor.",
    fix: Fix("Flatten the levels, or lead to a screen of its own."), origin: .designPage)

  var examples: [RuleExample] {
    [
      RuleExample(
        "A row in the panel of another", .fails(["inner"]),
        [
          .row("outer", "Delivery"),
          .panel(of: "outer", holding: [.row("inner", "By post"), .panel(of: "inner")]),
        ]),
      RuleExample(
        "Two rows side by side", .passes, .goodRow("a", "Rivers") + .goodRow("b", "Lakes")),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    let panels = side.triggers.compactMap { trigger in trigger.panel.map { (trigger.id, $0) } }
    return side.eachTrigger { trigger in
      let around = panels.first { owner, panel in
        owner != trigger.id && trigger.open.moment.tree.contains(trigger.id, in: panel)
      }
      return around.map { side.fail([trigger.reported], "lies in the panel of \($0.0)") }
    }
  }
}
