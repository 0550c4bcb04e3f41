import Playing
import ScreenReaders
import Semantics

/// The wrong one of expand and collapse, both, or an action of the app's own.
struct ActionPair: AuditRule {
  let card = RuleCard(
    "action-pair", "Expand or collapse is offered, whichever fits", .serious, [.nameRoleValue],
    checks: """
      A header with a state offers just one of Android's expand and collapse actions, the one that \
      fits and works; an action of the app's own is no substitute.
      """,
    why: "TalkBack takes the state from what is offered, so the wrong offer is the wrong state.",
    fix: Fix(
      "Offer expand while it is shut and collapse while it is open, and handle both.",
      [
        .compose: "set expand {} or collapse {} depending on the state, never both.",
        .views: "add one action in onInitializeAccessibilityNodeInfo, and handle it in "
          + "performAccessibilityAction.",
        .reactNative: "use accessibilityState.expanded instead of custom accessibilityActions.",
        .swiftUI: "use DisclosureGroup: its double tap is the action.",
      ]), origin: .reports(5))

  var examples: [RuleExample] {
    [
      RuleExample(
        "Both actions at once", .fails(["row"]), on: [.android],
        [.row(opens: { $0.offers = .both }), .panel()]),
      RuleExample(
        "An action of the app's own in place of both", .fails(["row"]),
        [
          .row(opens: { $0.exposure = .none }) { $0.node.actions = [.custom(name: "Open it")] },
          .panel(),
        ]),
      RuleExample(
        "A state and neither action", .fails(["row"]), on: [.android],
        [.row(opens: { $0.offers = .none }), .panel()]),
      RuleExample("The one that fits", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      guard let fault = fault(trigger, side) else { return nil }
      return side.fail([fault.node], fault.message, heard: trigger.heard(open: false))
    }
  }

  private func fault(_ trigger: HeardTrigger, _ side: Side) -> (node: String, message: String)? {
    guard trigger.isEnabled else { return nil }
    let node = trigger.carriers.first ?? trigger.reported
    let looks = trigger.looks.compactMap { look in
      look.moment.tree[node].map { (node: $0, isOpen: look.isOpen) }
    }
    if trigger.carriers.isEmpty {
      let own = looks.first?.node.customActions.first { side.words.anyPromise(in: $0) != nil }
      return own.map { (node, "offers \"\($0)\" in place of expand and collapse") }
    }
    guard side.reader == .talkBack, !trigger.isInverted(side) else { return nil }
    if looks.contains(where: { $0.node.offersExpand && $0.node.offersCollapse }) {
      return (node, "offers expand and collapse at once")
    }
    if trigger.played?.expandWorks == false || trigger.played?.collapseWorks == false {
      return (node, "offers an action that does nothing")
    }
    // Of a raw tree, `android-expand-action-missing` tells it.
    let isSilent =
      !trigger.isClaim
      && looks.contains { look in
        look.node.status != nil && look.node.value == nil && !look.node.offersExpand
          && !look.node.offersCollapse
      }
    return isSilent ? (node, "has a state and offers neither expand nor collapse") : nil
  }
}
