import Playing
import ScreenReaders
import Semantics

/// The same state twice in one breath.
struct StateDuplicate: AuditRule {
  let card = RuleCard(
    "state-dup", "The state is said once", .moderate, [.nameRoleValue],
    checks: """
      One utterance must hold one state, counting name, value, state description, platform state \
      and hint together; verbs in a hint are no states.
      """,
    why: "Two states in one sentence cost time, and make people wonder whether they differ.",
    fix: Fix(
      "Tell the state by the platform's property alone, and take the word out of the rest.",
      [
        .compose: "drop stateDescription where expand {} or collapse {} is set.",
        .views: "drop setStateDescription where the expand or collapse action is offered.",
      ]), origin: .reports(2))

  var examples: [RuleExample] {
    [
      RuleExample(
        "The name repeats the state", .fails(["row"]),
        [
          .row {
            $0.texts[.name] = StateText(
              collapsed: "Delivery, collapsed", expanded: "Delivery, expanded")
          }, .panel(),
        ]),
      RuleExample(
        "The value repeats the state", .fails(["row"]),
        [
          .row {
            $0.texts[.value] = StateText(collapsed: "Collapsed", expanded: "Expanded")
          }, .panel(),
        ]),
      RuleExample("The state once", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      for look in trigger.looks {
        for stop in look.header.stops {
          guard let said = look.moment.announcements[stop] else { continue }
          let tokens = (said.parts + said.hint).tokens(side.words)
          guard tokens.count > 1 else { continue }
          return side.fail(
            [stop], "\(tokens.count) states in one utterance",
            heard: look.moment.heardWithHint(at: stop))
        }
      }
      return nil
    }
  }
}
