import Playing
import ScreenReaders
import Semantics

/// A header that takes no focus, or is worked by its arrow alone.
struct Keys: AuditRule {
  let card = RuleCard(
    "keys", "Keyboard and switch can work the header", .critical, [.keyboard],
    checks: "The header must take focus and be operable; an arrow or a gesture alone fails.",
    why: "Who cannot touch the arrow cannot open the row.",
    fix: Fix(
      "Make the whole header a focusable button.",
      [
        .swiftUI: "wrap the header in a Button or DisclosureGroup.",
        .compose: "put clickable on the header's row.",
        .views: "set the header clickable and focusable.",
        .reactNative: "make the row the Pressable, not the icon.",
      ]), origin: .reports(5))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A header that takes no focus", .fails(["row"]),
        [
          .row {
            $0.node.isFocusable = false
            $0.node.role = .group
          }, .panel(),
        ]),
      RuleExample(
        "Only a nameless arrow opens it", .fails(["arrow"]),
        [
          .text("title", "Delivery"),
          .row("arrow", "▾"), .panel(of: "arrow"),
        ]),
      RuleExample("A button", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let header = trigger.closed.header
      if header.stops.isEmpty {
        return side.fail([trigger.id], "takes no focus, so that only a finger can open it")
      }
      let tree = trigger.closed.moment.tree
      if trigger.isEnabled, !header.stops.contains(where: { tree[$0]?.takesKeyboard == true }) {
        return side.fail(
          [trigger.reported], "takes no focus, so that only a finger can open it",
          heard: trigger.heard(open: false))
      }
      let activating = trigger.activating
      guard header.titleStop.map({ !activating.contains($0) }) ?? false,
        let first = activating.first,
        activating.allSatisfy({ isIndicator($0, trigger, side.words) })
      else { return nil }
      return side.fail(
        [first], "only its indicator opens it", heard: trigger.closed.moment.heard(at: first))
    }
  }

  private func isIndicator(_ stop: String, _ trigger: HeardTrigger, _ words: AuditWords) -> Bool {
    let name = trigger.closed.moment.announcements[stop]?.parts.name ?? ""
    return Indicators.isGlyph(name) || Indicators.isPicture(name, words)
  }
}
