import Playing
import Semantics

/// A node that is only there to announce, and is met while swiping.
struct LiveStop: AuditRule {
  let card = RuleCard(
    "live-stop", "Nothing is there only to announce", .serious, [.relationships, .nameRoleValue],
    checks: """
      A live node that exists to announce the state must be neither a stop nor bear a name that \
      repeats the state; an indicator must not be live.
      """,
    why: "A stop that says \"Collapsed\" and nothing else belongs to nothing.",
    fix: Fix(
      "Remove the helper and tell the state on the header.",
      [
        .flutter: "update ExpansionTile, or replace it by Semantics(expanded:) of your own.",
        .compose: "remove liveRegion, and hide the icon with contentDescription = null.",
        .reactNative: "remove accessibilityLiveRegion from the icon and hide it.",
      ]), origin: .reports(2))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A live group that is called by the state", .fails(["helper"]), on: [.android],
        [
          .group("helper", [.row()]) {
            $0.texts[.label] = StateText(collapsed: "Collapsed", expanded: "Expanded")
            $0.node.live = .polite
            $0.follows = "row"
          }, .panel(),
        ]),
      RuleExample(
        "A live arrow in the header", .fails(["arrow"]), on: [.android],
        [
          .row(
            "row", nil,
            [
              .text("title", "Delivery"),
              .node(.image, "arrow") {
                $0.texts[.name] = StateText(collapsed: "Arrow down", expanded: "Arrow up")
                $0.node.live = .polite
              },
            ]), .panel(),
        ]),
      RuleExample(
        "A text beside the header that is called by the state", .fails(["helper"]),
        [
          .row(),
          .node(.text, "helper") {
            $0.texts[.name] = StateText(collapsed: "Collapsed", expanded: "Expanded")
            $0.follows = "row"
          }, .panel(),
        ]),
      RuleExample("A header without helpers", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      var helpers: [String] = []
      let turning = turning(with: trigger, side)
      for look in trigger.looks {
        let around = look.moment.tree.ancestors(of: trigger.id)
        let parts = (around + look.header.members).filter { node in
          node.live != .off && (tellsOnlyState(node, side) || isPart(node, of: look))
        }
        let apart = turning.compactMap { look.moment.tree[$0] }.filter { isApart($0, of: trigger) }
        for node in parts + apart where !helpers.contains(node.id) { helpers.append(node.id) }
      }
      guard let first = helpers.first else { return nil }
      return side.fail(
        helpers, "is there only to announce",
        heard: trigger.open.moment.announcements[first] == nil
          ? trigger.played?.opening.heard : trigger.open.moment.heard(at: first))
    }
  }

  private func tellsOnlyState(_ node: ExposedNode, _ side: Side) -> Bool {
    node.ownName.map { side.words.anyLoneState(in: $0) != nil } ?? false
  }

  /// What is called by the state and by nothing else, and turns with it.
  private func turning(with trigger: HeardTrigger, _ side: Side) -> [String] {
    guard !trigger.isClaim else { return [] }
    let opened = trigger.open.moment.tree
    return trigger.closed.moment.tree.all.filter { node in
      // A name that stays is no state, and reading names costs most.
      guard let open = opened[node.id], open.ownName != node.ownName else { return false }
      return [node, open].map { $0.ownName.flatMap { side.words.anyLoneState(in: $0) } }
        == [.collapsed, .expanded]
    }.map(\.id)
  }

  /// Somewhere else on the screen, and met there.
  private func isApart(_ node: ExposedNode, of trigger: HeardTrigger) -> Bool {
    guard !node.role.isControl,
      !trigger.closed.header.members.contains(where: { $0.id == node.id })
    else { return false }
    return node.live != .off || trigger.looks.contains { $0.moment.stops.contains(node.id) }
  }

  /// Something small inside the header, which is neither the header nor its title.
  private func isPart(_ node: ExposedNode, of look: HeaderLook) -> Bool {
    node.id != look.header.main && node.id != look.header.trigger
      && look.header.members.contains { $0.id == node.id } && node.role == .image
  }
}
