import Accordions
import Playing
import Semantics

/// Colours that stand too close.
struct NodeContrast: AuditRule {
  let card = RuleCard(
    "contrast", "Title and indicator stand out", .moderate, [.contrast, .nonTextContrast],
    checks: """
      A title needs 4.5:1 against what is behind it, an indicator or an outline 3:1, in every \
      state.
      """,
    why: "People with low vision see neither the title nor which way the arrow points.",
    fix: Fix("Choose a darker or lighter colour of the same scale."), origin: .reports(1))

  private static func look(_ foreground: UInt32, _ background: UInt32) -> NodeLook {
    var look = NodeLook()
    look.foreground = Color(foreground)
    look.background = Color(background)
    return look
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "Light grey on white", .fails(["row"]),
        [.row { $0.look = Self.look(0xAAAAAA, 0xFFFFFF) }, .panel()]),
      RuleExample(
        "Black on white", .passes,
        [.row { $0.look = Self.look(0x0E0E0F, 0xFFFFFF) }, .panel()]),
    ]
  }

  func judge(_ listening: Listening) -> [Judgement] {
    guard let tree = listening.sides.first?.initial.tree else { return [] }
    return tree.all.compactMap { node in
      guard let look = listening.screen.looks[node.id], let foreground = look.foreground,
        let background = look.background
      else { return nil }
      let minimum = node.role == .image ? 3.0 : 4.5
      let ratio = Contrast.ratio(foreground, background)
      if ratio >= minimum { return .pass([node.id]) }
      return Judgement(
        outcome: .fail, nodes: [node.id], reader: nil,
        message: "\(ratio.ratioText):1, and \(minimum.ratioText):1 is needed")
    }
  }
}

extension Double {
  /// Two decimals, cut off and never rounded up: 2.996 is not 3.
  var ratioText: String {
    let hundredths = Int(self * 100 + 1e-9)
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100)" }
    return "\(hundredths / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
