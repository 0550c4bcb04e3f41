import Playing
import ScreenReaders
import Semantics

/// A hint that explains the gesture.
struct HintGesture: AuditRule {
  let card = RuleCard(
    "hint-gesture", "The hint leaves gestures to the reader", .minor, [],
    checks: "An author's hint must not name the gesture or the role that the reader adds.",
    why: "\"Tap twice to open. Double tap to expand\" is said on every row, all day.",
    fix: Fix("Say what happens, not how to do it: \"Shows the answer\"."), origin: .reports(1))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A hint with the gesture in it", .fails(["row"]),
        [
          .row {
            $0.texts[.hint] = StateText(
              collapsed: "Double tap to show the answer", expanded: "Double tap to hide it")
          }, .panel(),
        ]),
      RuleExample(
        "A hint with the role in it", .fails(["row"]),
        [
          .row {
            $0.texts[.hint] = StateText(
              collapsed: "Button to show the answer", expanded: "Button to hide the answer")
          }, .panel(),
        ]),
      RuleExample(
        "A hint that says what happens", .passes,
        [
          .row {
            $0.texts[.hint] = StateText(collapsed: "Show the answer", expanded: "Hide the answer")
          }, .panel(),
        ]),
    ]
  }

  /// What the reader adds by itself, and the hint names as well.
  private static func added(
    _ hint: String, _ said: Announcement?, _ words: AuditWords
  ) -> String? {
    if words.mentions(\.gestures, in: hint) { return "gesture" }
    let roles = said?.parts.filter { $0.kind == .role }.map(\.text) ?? []
    return roles.contains { !Spelling(hint).places(of: $0).isEmpty } ? "role" : nil
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      for look in trigger.looks {
        for stop in look.header.stops {
          guard let hint = look.moment.tree[stop]?.hint,
            let what = Self.added(hint, look.moment.announcements[stop], side.words)
          else { continue }
          return side.fail(
            [stop], "its hint names the \(what): \"\(hint)\"",
            heard: look.moment.heardWithHint(at: stop))
        }
      }
      return nil
    }
  }
}
