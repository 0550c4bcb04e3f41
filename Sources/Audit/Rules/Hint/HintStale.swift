import Playing
import Semantics

/// A hint that promises what has already happened.
struct HintStale: AuditRule {
  let card = RuleCard(
    "hint-stale", "The hint names what happens next", .serious, [.nameRoleValue, .labels],
    checks: """
      A hint or click label must name the next action and turn with the state; the same text in \
      both positions, or the opposite one, fails.
      """,
    why: "\"Double tap to expand\" on an open row sends people looking for more that is not there.",
    fix: Fix(
      "Drop the hint: the platform has its own. Or bind it to the same state.",
      [
        .compose: "compute onClickLabel from the state: \"expand\" shut, \"collapse\" open.",
        .swiftUI: "remove accessibilityHint; VoiceOver says how to expand and collapse.",
        .reactNative: "compute accessibilityHint from the state, or drop it.",
      ]), origin: .reports(8))

  var examples: [RuleExample] {
    [
      RuleExample(
        "\"Opens the answer\", shut and open", .fails(["row"]),
        [.row { $0.node.hint = "Tap to open the answer" }, .panel()]),
      RuleExample(
        "\"Hides the answer\", shut and open", .fails(["row"]),
        [.row { $0.node.hint = "Hides the answer" }, .panel()]),
      RuleExample(
        "The opposite of what happens", .fails(["row"]),
        [
          .row {
            $0.texts[.hint] = StateText(collapsed: "Hide the answer", expanded: "Show the answer")
          }, .panel(),
        ]),
      RuleExample(
        "A hint that turns with the state", .passes,
        [
          .row {
            $0.texts[.hint] = StateText(collapsed: "Show the answer", expanded: "Hide the answer")
          }, .panel(),
        ]),
      RuleExample("No hint of the author's", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      for stop in trigger.closed.header.stops {
        let wrong = trigger.looks.first { look in
          look.isOpen.map {
            look.promises(at: stop, side.words).contains($0 ? .expanded : .collapsed)
          } ?? false
        }
        guard let look = wrong, let isOpen = look.isOpen else { continue }
        return side.fail(
          [stop], "promises to \(isOpen ? "open what is open" : "shut what is shut")",
          heard: look.moment.heardWithHint(at: stop))
      }
      return nil
    }
  }
}

extension HeaderLook {
  /// What the author's own hint and click label promise at a stop.
  func promises(at stop: String, _ words: AuditWords) -> [ExpandedState] {
    guard let node = moment.tree[stop] else { return [] }
    return [node.hint, node.clickLabel].compactMap { $0 }.compactMap {
      words.promise(inHint: $0)
    }
  }
}
