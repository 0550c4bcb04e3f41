import Accordions

/// A fixed height that large text does not fit into.
struct ClippedText: AuditRule {
  let card = RuleCard(
    "clipped-at-large-text", "Rows grow with the text", .moderate, [.resize],
    checks: "No fixed height clips title or description at any text size of the platform's scale.",
    why: "Those who need large text see the upper half of it.",
    fix: Fix("Make heights minima."), origin: .designPage)

  var examples: [RuleExample] {
    [
      RuleExample(
        "A fixed height of 56", .fails(["a", "b"]),
        DesignExamples.screen(["Delivery", "Returns"]) { $0.fixedHeight = 56 }),
      RuleExample("Heights that grow", .passes, DesignExamples.screen(["Delivery", "Returns"])),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    guard let design = listening.screen.design else { return [] }
    let rows = design.accordion.rows
    guard let height = design.fixedHeight else { return [.pass(rows.map(\.id))] }
    return rows.map { row in
      let clipping = Self.scales.first { _, scale in
        row.layout(.default, scale: scale, measuredBy: design.measure).height > height
      }
      guard let clipping else { return .pass([row.id]) }
      return Judgement(
        outcome: .fail, nodes: [row.id], reader: nil,
        message: "is clipped at a height of \(TargetWhole.number(height)) from \(clipping.name) on")
    }
  }

  private static let scales: [(name: String, scale: TextScale)] =
    ContentSize.allCases.map { ("iOS \($0.rawValue)", .ios($0)) }
    + [1, 1.15, 1.3, 1.5, 1.8, 2].map { ("Android \(Double($0).ratioText)", .android($0)) }
}
