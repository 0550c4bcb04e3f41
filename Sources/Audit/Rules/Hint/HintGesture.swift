import Playing
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
        "A hint that says what happens", .passes,
        [
          .row {
            $0.texts[.hint] = StateText(collapsed: "Show the answer", expanded: "Hide the answer")
          }, .panel(),
        ]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      for look in trigger.looks {
        for stop in look.header.stops {
          guard let hint = look.moment.tree[stop]?.hint,
            side.words.mentions(\.gestures, in: hint)
          else { continue }
          return side.fail(
            [stop], "its hint names the gesture: \"\(hint)\"",
            heard: look.moment.heardWithHint(at: stop))
        }
      }
      return nil
    }
  }
}
