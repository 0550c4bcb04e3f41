import Accordions

/// A title that needs a second line.
struct TitleWraps: AuditRule {
  let card = RuleCard(
    "title-wraps", "The title fits one line", .moderate, [.resize],
    checks: """
      The title fits one line of its column, 272 wide or 236 beside an icon, at the standard text \
      size.
      """,
    why: "A second line makes one row taller than the rest, and the stack uneven to scan.",
    fix: Fix("Shorten the title: about 37 characters fit, 32 beside an icon."),
    origin: .designPage)

  var examples: [RuleExample] {
    [
      RuleExample(
        "A title of two lines", .fails(["a"]),
        DesignExamples.screen([
          "Which of the payment methods that you name do you take?", "Returns",
        ])),
      RuleExample("Short titles", .passes, DesignExamples.screen(["Delivery", "Returns"])),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    guard let design = listening.screen.design else { return [] }
    return design.accordion.rows.map { row in
      let lines = row.layout(.default, measuredBy: design.measure).titleLines
      if lines == 1 { return .pass([row.id]) }
      let column = Int(Metrics.textColumn(hasIcon: row.icon != nil))
      return Judgement(
        outcome: .fail, nodes: [row.id], reader: nil,
        message: "its title takes \(lines) lines of a column \(column) wide")
    }
  }
}
