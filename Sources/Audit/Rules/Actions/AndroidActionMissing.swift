import Playing
import ScreenReaders
import Semantics

/// A state that TalkBack does not look at.
struct AndroidActionMissing: AuditRule {
  let card = RuleCard(
    "android-expand-action-missing", "A state on Android comes with its action", .serious,
    [.nameRoleValue],
    checks: """
      A stateDescription or expandedState on Android needs ACTION_EXPAND or ACTION_COLLAPSE beside \
      it: TalkBack's open source reads the state from the actions.
      """,
    why: "With expandedState alone TalkBack says nothing at all of the state.",
    fix: Fix(
      "Offer the action that fits the state.",
      [
        .compose: "add expand {} or collapse {} and handle it.",
        .views: "add ACTION_EXPAND or ACTION_COLLAPSE to the node info.",
        .flutter: "set onExpand and onCollapse beside Semantics(expanded:).",
      ]), origin: .designPage)

  var examples: [RuleExample] {
    [
      RuleExample(
        "An expanded state without an action", .fails(["row"]), on: [.android],
        [.row(opens: { $0.offers = .none }), .panel()]),
      RuleExample(
        "A state description without an action", .fails(["row"]), on: [.android],
        [
          .row(opens: { $0.exposure = .none }) {
            $0.texts[.value] = StateText(collapsed: "Collapsed", expanded: "Expanded")
          }, .panel(),
        ]),
      RuleExample("A state with its action", .passes, on: [.android], .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    guard side.reader == .talkBack else { return [] }
    return side.looksThatTell.flatMap { look, id -> [Judgement] in
      guard let node = look.tree[id], node.isEnabled, node.role != .dropDown else { return [] }
      guard !node.offersExpand, !node.offersCollapse else { return [.pass([id])] }
      // A state on the wrong node has to move before it can have an action.
      if side.knowsTruth, !side.triggers.contains(where: { $0.closed.header.main == id }) {
        return []
      }
      // Where the row was used, its silence weighs in `action-pair` and `change-silent`.
      let severity: Severity? = side.knowsTruth ? .moderate : nil
      return [
        side.fail(
          [id], "tells its state without offering expand or collapse",
          heard: look.stops.contains(id) ? look.heard(at: id) : nil, severity: severity)
      ]
    }
  }
}

extension Side {
  /// Where a state is told, once for each node; any node of a raw tree may be one.
  var looksThatTell: [(Moment, String)] {
    if knowsTruth {
      return triggers.flatMap { trigger in trigger.carriers.map { (trigger.closed.moment, $0) } }
    }
    return initial.tree.all.filter { $0.exposedState(reader, words) != nil }.map {
      (initial, $0.id)
    }
  }
}
