import Hearing
import Playing
import ScreenReaders
import Semantics

/// An activation after which nothing tells the new state.
struct ChangeSilent: AuditRule {
  let card = RuleCard(
    "change-silent", "The new state is said after the activation", .critical,
    [.nameRoleValue, .status],
    checks: "After an activation that opens or shuts, at least one utterance tells the new state.",
    why: "Silence after a double tap means: it did not work. So people tap again, and shut it.",
    fix: Fix(
      "Tell the state on the node that was activated; the reader then says it by itself.",
      [
        .swiftUI: "use DisclosureGroup, or bind accessibilityValue to the state.",
        .uiKit: "set accessibilityExpandedStatus before the tap handler returns.",
        .compose: "add expand {} or collapse {}; TalkBack reads them after the click.",
        .views: "swap the actions in the click listener, and let performClick send its event.",
        .flutter: "set onExpand and onCollapse on Semantics, besides expanded.",
      ]), origin: .reports(13))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A row without a state", .fails(["row"]),
        [.row(opens: { $0.exposure = .none }), .panel()]),
      RuleExample(
        "A name that says \"expanded\" when it is open and when it is shut", .fails(["row"]),
        [.row("row", "Expanded, Delivery", opens: { $0.exposure = .none }), .panel()]),
      RuleExample("A bound state", .passes, .goodRow()),
      RuleExample(
        "No state on the row, and an announcement that is heard", .passes,
        [
          .row(opens: {
            $0.exposure = .none
            $0.effects = [
              Effect(.announce(StateText(collapsed: "Collapsed", expanded: "Expanded")), delay: 500)
            ]
          }), .panel(),
        ]),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachPlayed { trigger, played in
      guard !trigger.isFake(side), !trigger.isInverted(side) else { return nil }
      let toggles = [played.opening, played.closing].filter(\.worked)
      guard let silent = toggles.first(where: { $0.telling(side.words).isEmpty }) else {
        return nil
      }
      return side.fail(
        [trigger.reported], "nothing says \(silent.told.rawValue) after the activation",
        heard: silent.heard)
    }
  }
}

extension Toggle {
  /// What was asked to be said that tells the new state, hints apart.
  func telling(_ words: AuditWords) -> [Speech] {
    speech.filter { said in
      said.utterance.purpose != .hint
        && said.utterance.states(words).contains(told)
    }
  }
}

extension Utterance {
  /// The states that it tells.
  func states(_ words: AuditWords) -> [ExpandedState] {
    let told = parts.tokens(words).map(\.state)
    return parts.isEmpty ? words.anyStates(in: text) : told
  }
}
