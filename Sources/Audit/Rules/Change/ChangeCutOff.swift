import Hearing
import Playing
import ScreenReaders
import Semantics

/// A new state that is begun, or asked for, and not heard out.
struct ChangeCutOff: AuditRule {
  let card = RuleCard(
    "change-cutoff", "The new state is heard out", .serious, [.status],
    checks: """
      Something that tells the new state must be heard to its end; an announcement posted in the \
      tick of the activation, or cut by a move of the cursor, is lost.
      """,
    why: "An announcement that the reader talks over might as well not have been written.",
    fix: Fix(
      "Tell the state on the node itself, and post nothing.",
      [
        .uiKit: "set accessibilityExpandedStatus; where you must announce, queue it after 100 ms.",
        .swiftUI: "bind the state; where you must announce, use a high priority, later.",
        .flutter: "drop SemanticsService.announce and use Semantics(expanded:).",
      ]), origin: .reports(5))

  var examples: [RuleExample] {
    [
      RuleExample(
        "An announcement in the tick of the activation", .fails(["row"]), on: [.ios],
        [
          .row(
            "row", nil,
            opens: {
              $0.exposure = .none
              $0.effects = [
                Effect(.announce(StateText(collapsed: "Collapsed", expanded: "Expanded")))
              ]
            }
          ) { $0.texts[.name] = StateText(collapsed: "Show more", expanded: "Show less") },
          .panel(),
        ]),
      RuleExample("A bound state", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachPlayed { trigger, played in
      for toggle in [played.opening, played.closing] where toggle.worked {
        let telling = toggle.telling(side.words)
        guard !telling.isEmpty, !telling.contains(where: \.isHeardOut) else { continue }
        return side.fail(
          [trigger.reported], "\(toggle.told.rawValue) is cut off or never begun",
          heard: telling.first?.outcome.sentence(telling.first?.utterance.text ?? ""))
      }
      return nil
    }
  }
}

extension Speech {
  var isHeardOut: Bool { outcome == .heard }
}

extension Speech.Outcome {
  func sentence(_ text: String) -> String {
    switch self {
    case .heard: text
    case .cut(let cause): "\(text) (cut by \(cause.what))"
    case .dropped(let reason, let cause): "(\(text): \(reason.rawValue), by \(cause.what))"
    }
  }
}
