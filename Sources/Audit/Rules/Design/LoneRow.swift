import Accordions

/// A stack of one.
struct LoneRow: AuditRule {
  let card = RuleCard(
    "lone-row", "A stack has several rows", .minor, [],
    checks: "An accordion of one row is reported: it reads as a button that did nothing.",
    why: "One row alone gives no idea that it belongs to a group of answers.",
    fix: Fix("Show the text at once, or add the rows that belong with it."), origin: .designPage)

  var examples: [RuleExample] {
    [
      RuleExample("One row", .fails(["a"]), DesignExamples.screen(["Delivery"])),
      RuleExample("Two rows", .passes, DesignExamples.screen(["Delivery", "Returns"])),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    guard let rows = listening.screen.design?.accordion.rows, let first = rows.first else {
      return []
    }
    if rows.count > 1 { return [.pass(rows.map(\.id))] }
    return [
      Judgement(
        outcome: .fail, nodes: [first.id], reader: nil, message: "is the only row of its stack")
    ]
  }
}

/// Screens for rules about the design.
enum DesignExamples {
  static func screen(_ titles: [String], _ change: (inout DesignFacts) -> Void = { _ in })
    -> AuditedScreen
  {
    let ids = ["a", "b", "c", "d"]
    let rows = zip(ids, titles).map { AccordionRow(id: $0, title: $1) }
    var screen = AuditedScreen(Accordion(rows: rows), title: "", ios: nil, android: nil)
    if var design = screen.design {
      change(&design)
      screen.design = design
    }
    return screen
  }
}
