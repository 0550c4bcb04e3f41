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
      for look in trigger.looks {
        let around = look.moment.tree.ancestors(of: trigger.id)
        let parts = (around + look.header.members).filter { node in
          node.live != .off && (tellsOnlyState(node, side) || isPart(node, of: look))
        }
        let apart = look.moment.tree.all.filter { isApart($0, of: trigger, side) }
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

  /// Somewhere else on the screen, called by the state and by nothing else, and turning with it.
  private func isApart(_ node: ExposedNode, of trigger: HeardTrigger, _ side: Side) -> Bool {
    guard !trigger.isClaim, !node.role.isControl, trigger.renames(node.id),
      tellsOnlyState(node, side),
      !trigger.closed.header.members.contains(where: { $0.id == node.id })
    else { return false }
    let told = trigger.looks.map { look in
      look.moment.tree[node.id]?.ownName.flatMap { side.words.anyLoneState(in: $0) }
    }
    let isMet = trigger.looks.contains { $0.moment.stops.contains(node.id) }
    return told == [.collapsed, .expanded] && (isMet || node.live != .off)
  }

  /// Something small inside the header, which is neither the header nor its title.
  private func isPart(_ node: ExposedNode, of look: HeaderLook) -> Bool {
    node.id != look.header.main && node.id != look.header.trigger
      && look.header.members.contains { $0.id == node.id } && node.role == .image
  }
}

extension HeardTrigger {
  /// Whether a node is called something else once it is open.
  fileprivate func renames(_ id: String) -> Bool {
    closed.moment.tree[id]?.ownName != open.moment.tree[id]?.ownName
  }
}
