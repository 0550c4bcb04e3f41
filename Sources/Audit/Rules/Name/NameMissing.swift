import Playing
import ScreenReaders
import Semantics

/// A header without a name.
struct NameMissing: AuditRule {
  let card = RuleCard(
    "name-missing", "The header has a name", .critical, [.nameRoleValue],
    checks: "A stop that opens something needs a name in words; an icon's glyph is none.",
    why: "A button without a name is a door without a sign.",
    fix: Fix(
      "Make the visible title the name.",
      [
        .swiftUI: "put the title into the label of the DisclosureGroup or Button.",
        .compose: "merge the title into the clickable row.",
        .views: "set the title as text, or labelFor, or contentDescription.",
        .reactNative: "put the Text inside the Pressable, or pass accessibilityLabel.",
      ]), origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample("A button without a name", .fails(["row"]), [.row("row", nil), .panel()]),
      RuleExample(
        "A ligature in place of a name", .fails(["row"]),
        [.row("row", "expand_more"), .panel()]),
      RuleExample("A glyph in place of a name", .fails(["row"]), [.row("row", "▾"), .panel()]),
      RuleExample("A title", .passes, .goodRow()),
      RuleExample(
        "A name from what the button holds", .passes,
        [.row("row", nil, [.text("title", "Delivery")]), .panel()]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let stops = trigger.closed.header.stops
      let asked = stops.filter { $0 == trigger.id || $0 == trigger.closed.header.main }
      guard
        let nameless = asked.first(where: { stop in
          let said = trigger.closed.moment.announcements[stop]?.parts.name ?? ""
          return !Self.isNamed(said)
            && !Self.isNamed(trigger.closed.moment.tree[stop]?.ownName ?? "")
        })
      else { return nil }
      return side.fail(
        [nameless], "has no name in words",
        heard: trigger.closed.moment.heardWithHint(at: nameless))
    }
  }

  /// Words that are more than a glyph or the name of an icon in an icon font.
  static func isNamed(_ name: String) -> Bool {
    name.contains { $0.isLetter || $0.isNumber } && !isLigature(name) && !isGlyphName(name)
  }

  static func isLigature(_ name: String) -> Bool {
    name.contains("_") && name.allSatisfy { $0 == "_" || $0.isLowercase || $0.isNumber }
  }

  /// What TalkBack makes of a lone glyph.
  private static func isGlyphName(_ name: String) -> Bool {
    name.lowercased().hasPrefix("black triangle pointing")
  }
}
