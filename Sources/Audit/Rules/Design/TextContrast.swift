import Accordions

/// Texts of the component that stand too close to their fill.
struct TextContrast: AuditRule {
  let card = RuleCard(
    "text-contrast", "Title and description stand out", .moderate, [.contrast],
    checks: "Title and description reach 4.5:1 against their fill in every state, light and dark.",
    why: "Grey on grey is nothing to people with low vision.",
    fix: Fix("Use a text token that reaches 4.5:1 on this fill."), origin: .designPage)

  var examples: [RuleExample] {
    [
      RuleExample(
        "A description in the chevron's grey", .fails(["accordion"]),
        DesignExamples.screen(["Delivery", "Returns"]) { design in
          design.pairs.append(
            DesignFacts.Pair(
              part: .description, moment: "Active, light",
              foreground: ColorToken.fgSoft500.color(in: .light),
              background: ColorToken.bgWeak50.color(in: .light), minimum: 4.5))
        }),
      RuleExample(
        "The component's own colours", .passes, DesignExamples.screen(["Delivery", "Returns"])),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    DesignContrast.judge(listening) { $0 == .title || $0 == .description }
  }
}

/// How both rules about the component's colours judge.
enum DesignContrast {
  static func judge(_ listening: Listening, _ isAsked: (ContrastPair.Part) -> Bool) -> [Judgement] {
    guard let design = listening.screen.design else { return [] }
    let worst = design.pairs.filter { isAsked($0.part) && !$0.passes }.min { $0.ratio < $1.ratio }
    let nodes = [design.accordion.id]
    guard let worst else { return [.pass(nodes)] }
    return [
      Judgement(
        outcome: .fail, nodes: nodes, reader: nil,
        message: """
          the \(worst.part.rawValue) reaches \(worst.ratio.ratioText):1 (\(worst.moment)), and \
          \(worst.minimum.ratioText):1 is needed
          """)
    ]
  }
}
