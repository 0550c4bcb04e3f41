import Playing
import ScreenReaders
import Semantics

/// "Double tap to activate", where the platform could say "expand".
struct HintGeneric: AuditRule {
  let card = RuleCard(
    "hint-generic", "The hint says expand or collapse", .moderate, [.labels],
    checks: """
      A header that tells a state without the platform's own status or actions, and has no hint \
      of its own, gets no more than the general hint.
      """,
    why: "People learn from the hint that a row opens in place and does not lead away.",
    fix: Fix(
      "Use the platform's expanded state, which brings its hint along.",
      [
        .uiKit: "set accessibilityExpandedStatus instead of a value.",
        .swiftUI: "use DisclosureGroup instead of a Button with a value.",
        .compose: "add expand {} or collapse {}, and an onClickLabel that turns with the state.",
        .views: "offer ACTION_EXPAND or ACTION_COLLAPSE, and label the click.",
      ]), origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A state told as a value, without a hint", .fails(["row"]),
        [
          .row(opens: { $0.exposure = .none }) {
            $0.texts[.value] = StateText(collapsed: "Collapsed", expanded: "Expanded")
          }, .panel(),
        ]),
      RuleExample("The platform's own state", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      guard let node = trigger.closed.node, trigger.carriers.contains(node.id), node.isEnabled,
        !isNative(node, side.reader)
      else { return nil }
      let hint = trigger.closed.announcement?.hint.line ?? ""
      guard side.words.promise(inHint: hint) == nil,
        side.words.promise(inHint: node.hint ?? "") == nil
      else { return nil }
      return side.fail(
        [node.id], "nothing in its hint says that it expands",
        heard: trigger.closed.moment.heardWithHint(at: node.id))
    }
  }

  private func isNative(_ node: ExposedNode, _ reader: ReaderKind) -> Bool {
    switch reader {
    case .voiceOver: node.status != nil
    case .talkBack: node.offersExpand || node.offersCollapse
    }
  }
}
