import Accordions

/// A design without a focused look.
struct FocusLookMissing: AuditRule {
  let card = RuleCard(
    "focus-look-missing", "A focused look is drawn", .moderate, [.focusVisible],
    checks: "The design of a component that takes focus draws what focus looks like.",
    why: "What is not drawn is built in as many ways as there are screens, or not at all.",
    fix: Fix("Draw a focused variant: a ring of 2 at 3:1 against the page and the row."),
    origin: .designPage)

  var examples: [RuleExample] {
    [
      RuleExample(
        "The design as it is", .fails(["accordion"]),
        DesignExamples.screen(["Delivery", "Returns"])),
      RuleExample(
        "A design with a focused look", .passes,
        DesignExamples.screen(["Delivery", "Returns"]) { $0.hasFocusLook = true }),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    guard let design = listening.screen.design else { return [] }
    let nodes = [design.accordion.id]
    return design.hasFocusLook
      ? [.pass(nodes)]
      : [
        Judgement(
          outcome: .fail, nodes: nodes, reader: nil, message: "the design draws no focused look")
      ]
  }
}
