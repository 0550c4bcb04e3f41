import Hearing
import Playing
import ScreenReaders
import Semantics

/// More than the new state after one activation.
struct ChangeEcho: AuditRule {
  let card = RuleCard(
    "change-echo", "One activation, one answer", .moderate, [.status],
    checks: """
      After one activation no other node, no earlier utterance and no second state may be spoken.
      """,
    why: "The answer to one tap is drowned in what else moved.",
    fix: Fix(
      "Let only the state on the header change; make no live regions of what changes with it.",
      [
        .compose: "drop liveRegion from the indicator, and stateDescription beside expand {}.",
        .views: "drop the state description where the actions are offered.",
        .uiKit: "post no layout change with the header as its argument.",
      ]), origin: .reports(3))

  var examples: [RuleExample] {
    [
      RuleExample(
        "The state, and an announcement of it", .fails(["row"]),
        [
          .row(opens: {
            $0.effects = [
              Effect(.announce(StateText(collapsed: "Closed", expanded: "Expanded")), delay: 2000)
            ]
          }), .panel(),
        ]),
      RuleExample(
        "A live badge that changes with it", .fails(["row"]), on: [.android],
        [
          .row(), .panel(),
          .node(.text, "badge") {
            $0.texts[.name] = StateText(collapsed: "0 answers", expanded: "1 answer")
            $0.node.live = .polite
            $0.follows = "row"
          },
        ]),
      RuleExample("A bound state", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachPlayed { trigger, played in
      let own = Set(trigger.closed.header.members.map(\.id) + trigger.closed.header.stops)
      for toggle in [played.opening, played.closing] where toggle.worked {
        let spoken = toggle.speech.filter { $0.began != nil && $0.utterance.purpose != .hint }
        guard let fault = fault(spoken, toggle, own, side.words) else { continue }
        return side.fail([trigger.reported], fault, heard: toggle.heard)
      }
      return nil
    }
  }

  private func fault(
    _ spoken: [Speech], _ toggle: Toggle, _ own: Set<String>, _ words: AuditWords
  ) -> String? {
    let texts = spoken.map { $0.utterance.text.lowercased() }.filter { !$0.isEmpty }
    if Set(texts).count < texts.count { return "the same is said twice" }
    if spoken.count(where: { !$0.utterance.states(words).isEmpty }) > 1 {
      return "the state is said more than once"
    }
    let stray = spoken.first { said in
      guard let node = said.utterance.node, !said.utterance.text.isEmpty else { return false }
      return node != toggle.stop
        && (!own.contains(node) || said.utterance.purpose == .liveRegion)
        && !said.utterance.states(words).contains(toggle.told)
    }
    return stray.map { "\($0.utterance.node ?? "another node") is read as well" }
  }
}
