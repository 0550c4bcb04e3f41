import Playing
import Semantics

/// A focus that cannot be seen.
struct FocusVisible: AuditRule {
  let card = RuleCard(
    "focus-visible", "The header's focus can be seen", .moderate,
    [.focusVisible, .focusNotObscured],
    checks: "The focus ring of a header is drawn, and not covered by the headers beside it.",
    why: "Who works by keyboard or switch does not know what a key will open.",
    fix: Fix(
      "Draw a focus ring inside the row, above its neighbours.",
      [
        .compose: "add an indication that draws focus.", .views: "set a focused state drawable.",
        .swiftUI: "keep the default focus effect.",
      ]), origin: .reports(1))

  private static func row(_ ring: NodeLook.FocusRing) -> [ScreenNode] {
    [
      .row {
        var look = NodeLook()
        look.focusRing = ring
        $0.look = look
      }, .panel(),
    ]
  }

  var examples: [RuleExample] {
    [
      RuleExample("No ring", .fails(["row"]), Self.row(.none)),
      RuleExample("A ring behind the next row", .fails(["row"]), Self.row(.covered)),
      RuleExample("A ring that can be seen", .passes, Self.row(.visible)),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    let triggers = listening.sides.first?.triggers ?? []
    return triggers.compactMap { trigger in
      guard let ring = listening.screen.looks[trigger.id]?.focusRing else { return nil }
      let fault: String? =
        switch ring {
        case .visible: nil
        case .none: "shows no focus"
        case .covered: "its focus ring is covered"
        }
      return fault.map {
        Judgement(outcome: .fail, nodes: [trigger.id], reader: nil, message: $0)
      } ?? .pass([trigger.id])
    }
  }
}
