import Playing
import ScreenReaders
import Semantics

/// A state on another node than the one that people are on.
struct StateNode: AuditRule {
  let card = RuleCard(
    "state-node", "The state is on the node that is activated", .critical, [.nameRoleValue],
    checks: """
      The node that takes the cursor, bears the title and is activated must tell the state; a \
      state on a heading, a container, a panel or an icon fails.
      """,
    why: "The cursor is on the title, and the state is somewhere else, where nobody asks for it.",
    fix: Fix(
      "Move the state to the node with the title, or make both one node.",
      [
        .swiftUI: "combine the row with accessibilityElement(children: .combine).",
        .compose: "put the semantics on the clickable row and merge its descendants.",
        .views: "set the delegate on the clickable header, not on its parent or its arrow.",
        .reactNative: "give the inner Pressable the state, and make no wrapper accessible.",
      ]), origin: .reports(7))

  var examples: [RuleExample] {
    [
      RuleExample(
        "The chevron tells the state, the title does not", .fails(["mark"]), on: [.ios],
        [
          .row(opens: { $0.stateOn = "mark" }), .node(.image, "mark", "Arrow"), .panel(),
        ]),
      RuleExample(
        "The panel tells the state", .fails(["row.panel"]),
        [
          .row(opens: {
            $0.stateOn = "row.panel"
            $0.closedPanel = .reachable
          }), .panel(),
        ]),
      RuleExample(
        "The wrapper tells the state, the button inside has the title", .fails(["wrapper"]),
        on: [.android],
        [
          .row("wrapper", "") {
            $0.node.role = .group
            $0.node.isActivatable = true
            $0.node.hint = "Opens below"
            $0.children = [.button("title", "Billing")]
          }, .panel(of: "wrapper"),
        ]),
      RuleExample("State, title and activation on one button", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.flatMap { trigger -> [Judgement] in
      guard let carrier = trigger.carriers.first, let main = trigger.closed.header.main else {
        return []
      }
      let isHeard = trigger.looks.contains { look in
        look.moment.announcements[main]?.parts.tokens(side.words).contains(where: \.isTold) == true
      }
      let around = trigger.closed.moment.tree.ancestors(of: trigger.id).map(\.id)
      let isAround = !trigger.carriers.contains { !around.contains($0) }
      if (isHeard || trigger.carriers.contains(main)) && !isAround { return [.pass([trigger.id])] }
      return [
        side.fail(
          [carrier],
          isAround
            ? "tells the state of \(trigger.id) inside it"
            : "tells the state, and the cursor is on \(main)",
          heard: trigger.heard(open: true)
        )
      ]
    }
  }
}

extension HeardToken {
  /// Told by a property made for states.
  var isTold: Bool { part.kind == .state || part.kind == .value || part.meaning != nil }
}
