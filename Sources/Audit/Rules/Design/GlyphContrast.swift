import Accordions

/// A chevron or icon that stands too close to its fill, at any moment.
struct GlyphContrast: AuditRule {
  let card = RuleCard(
    "glyph-contrast", "Chevron and icon stand out at every moment", .moderate,
    [.nonTextContrast],
    checks: """
      Chevron and icon reach 3:1 against their fill in every state and at every moment of the \
      transition, light and dark; 2.99 fails.
      """,
    why: "The chevron is all that shows a sighted person that the row opens.",
    fix: Fix("Change the glyph's colour with the fill, or before it."), origin: .designPage)

  var examples: [RuleExample] {
    [
      RuleExample(
        "A chevron that keeps its grey while the fill changes", .fails(["accordion"]),
        DesignExamples.screen(["Delivery", "Returns"]) { design in
          design.pairs.append(
            DesignFacts.Pair(
              part: .chevron, moment: "Pressed, light",
              foreground: ColorToken.fgSoft500.color(in: .light),
              background: ColorToken.bgWeak50.color(in: .light), minimum: 3))
        }),
      RuleExample(
        "The component's own colours", .passes, DesignExamples.screen(["Delivery", "Returns"])),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    DesignContrast.judge(listening) { $0 == .chevron || $0 == .icon }
  }
}
