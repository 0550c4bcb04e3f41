import Playing
import Semantics

/// A state that is not what is on the screen.
struct StateStale: AuditRule {
  let card = RuleCard(
    "state-stale", "The state is true at every moment", .critical, [.nameRoleValue],
    checks: """
      What is told must equal what is shown: at first, after each toggle, after a change by code \
      or by another control, and when the cursor comes back.
      """,
    why: "A state that is wrong is worse than none: people act on it and lose their place.",
    fix: Fix(
      "Derive the told state from the one value that shows the panel, and from nothing else.",
      [
        .compose: "read the same State in semantics {} that decides whether the body is composed.",
        .views: "send TYPE_WINDOW_CONTENT_CHANGED after each change, also for recycled rows.",
        .uiKit: "set accessibilityExpandedStatus where the panel is shown, not in the tap handler.",
      ]), origin: .reports(8))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Says collapsed for ever", .fails(["row"]),
        [.row(opens: { $0.exposure = .alwaysCollapsed }), .panel()]),
      RuleExample(
        "Is wrong until it is first used", .fails(["row"]),
        [.row(opens: { $0.exposure = .wrongAtFirst }), .panel()]),
      RuleExample(
        "Misses what \"Expand all\" did", .fails(["row"]),
        [
          .button("all", "Expand everything") {
            $0.control = Control(
              .open, effects: [Effect(.announce(StateText(collapsed: nil, expanded: "All open")))])
          }, .row(opens: { $0.exposure = .staleAfterCode }), .panel(),
        ]),
      RuleExample("A bound state", .passes, .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.flatMap { trigger -> [Judgement] in
      guard !trigger.carriers.isEmpty, !trigger.isInverted(side) else { return [] }
      let looks =
        [trigger.first] + trigger.looks + trigger.byCode + side.looksAfterControls(trigger)
      let wrong = looks.lazy.compactMap { look in
        trigger.carriers.first { carrier in
          side.state(of: carrier, in: look.moment).map { ($0 == .collapsed) == look.isOpen }
            ?? false
        }.map { (look, $0) }
      }.first
      guard let (look, carrier) = wrong else { return [.pass([trigger.id])] }
      let told = side.state(of: carrier, in: look.moment)?.rawValue ?? ""
      return [
        side.fail(
          [carrier], "tells \(told) while the panel is \(look.isOpen == true ? "shown" : "hidden")",
          heard: look.header.main.map { look.moment.heard(at: $0) })
      ]
    }
  }
}

extension Side {
  /// The header as it stands after each control that opened or shut it.
  fileprivate func looksAfterControls(_ trigger: HeardTrigger) -> [HeaderLook] {
    controls.compactMap { control in
      control.toggled[trigger.id].map { isOpen in
        HeaderLook(isOpen: isOpen, header: trigger.closed.header, moment: control.after)
      }
    }
  }
}
