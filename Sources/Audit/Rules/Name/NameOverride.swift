import Playing
import Semantics

/// A label that says something else than what is written on the header.
struct NameOverride: AuditRule {
  let card = RuleCard(
    "name-override", "The name begins with the visible title", .serious,
    [.labelInName, .headingsAndLabels],
    checks: "Where a label replaces the visible title, it must hold its words, the title first.",
    why: "People who speak to their phone say what they see, and people who listen miss the title.",
    fix: Fix(
      "Drop the label, or begin it with the visible title.",
      [
        .swiftUI: "remove accessibilityLabel from the group; it also replaces what is inside.",
        .compose: "remove contentDescription and let the texts merge.",
        .views: "remove contentDescription from the row.",
        .reactNative: "remove accessibilityLabel from the Pressable.",
      ]), origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample(
        "\"Row one\" in place of the title", .fails(["row"]),
        [.row("row", nil, [.text("title", "Rivers")]) { $0.node.label = "Row one" }, .panel()]),
      RuleExample(
        "The title at the end of the label", .fails(["row"]),
        [
          .row("row", nil, [.text("title", "Rivers")]) { $0.node.label = "All about rivers" },
          .panel(),
        ]),
      RuleExample(
        "The title, and more", .passes,
        [
          .row("row", nil, [.text("title", "Rivers")]) { $0.node.label = "Rivers, 12 entries" },
          .panel(),
        ]),
      RuleExample("No label besides the title", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      guard let node = trigger.closed.node, let label = node.label, !label.isEmpty else {
        return nil
      }
      guard trigger.titleControl == nil, !Self.keeps(trigger.title, label) else { return nil }
      return side.fail(
        [trigger.reported], "is called \"\(label)\", and \"\(trigger.title)\" is what people see",
        heard: trigger.heard(open: false))
    }
  }

  /// The label begins with the title, or the title with the label.
  static func keeps(_ title: String, _ label: String) -> Bool {
    Spelling(title).count == 0 || Spelling(label).begins(with: title)
      || Spelling(title).begins(with: label) || letters(label).hasPrefix(letters(title))
  }

  /// A label whose texts run into each other is `pause`'s to report.
  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
