import Playing
import Semantics

/// A state that is only told where it may never be heard.
struct StateInHint: AuditRule {
  let card = RuleCard(
    "state-in-hint", "The state does not depend on hints", .serious, [.nameRoleValue],
    checks: "A state must be told by more than a hint or a description.",
    why: "Hints can be switched off, come late, and are not read again when the state changes.",
    fix: Fix(
      "Move the state out of the hint into the platform's property.",
      [
        .flutter: "ExpansionTile writes the state into the hint on iOS; wrap it in your own "
          + "Semantics(value:).",
        .swiftUI: "move it from accessibilityHint to accessibilityValue, or use DisclosureGroup.",
      ]), origin: .reports(3))

  var examples: [RuleExample] {
    [
      RuleExample(
        "The hint says \"Collapsed\" and nothing else does", .fails(["row"]),
        [
          .row(opens: { $0.exposure = .none }) {
            $0.texts[.hint] = StateText(collapsed: "Collapsed", expanded: "Expanded")
          }, .panel(),
        ]),
      RuleExample("The state, and a hint that names the action", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let stops = trigger.hintsThatTell(side)
      guard let stop = stops.first else { return nil }
      return side.fail(
        stops, "tells the state in its hint only",
        heard: trigger.closed.moment.heardWithHint(at: stop))
    }
  }
}
