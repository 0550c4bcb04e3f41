import Playing
import Semantics

/// A state that is told in one position only.
struct StateOneSided: AuditRule {
  let card = RuleCard(
    "state-one-sided", "Both positions have a word of their own", .critical, [.nameRoleValue],
    checks: "Shut and open, the header must each tell a state; silence in one of them fails.",
    why: "Silence sounds like a row that cannot open, so half of the time the row seems dead.",
    fix: Fix(
      "Tell collapsed as well as expanded: absent is not false.",
      [
        .reactNative: """
        Fabric drops expanded: false on iOS; set accessibilityValue to the word yourself.
        """,
        .uiKit: "set accessibilityExpandedStatus to .collapsed, never to .unsupported.",
      ]), origin: .reports(3))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Expanded when open, nothing when shut", .fails(["row"]),
        [.row(opens: { $0.exposure = .onlyExpanded }), .panel()]),
      RuleExample(
        "Collapsed when shut, nothing when open", .fails(["row"]),
        [.row(opens: { $0.exposure = .onlyCollapsed }), .panel()]),
      RuleExample("A state for each position", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.flatMap { trigger -> [Judgement] in
      let states = trigger.looks.map { look in
        trigger.carriers.compactMap { side.state(of: $0, in: look.moment) }
      }
      guard !trigger.carriers.isEmpty else { return [] }
      guard let silent = states.firstIndex(of: []) else { return [.pass([trigger.id])] }
      return [
        side.fail(
          trigger.carriers,
          "tells a state when \(silent == 0 ? "open" : "shut"), and none when "
            + "\(silent == 0 ? "shut" : "open")", heard: trigger.heard(open: silent == 1))
      ]
    }
  }
}
