import Playing
import ScreenReaders
import Semantics

/// A header in several pieces.
struct SplitHeader: AuditRule {
  let card = RuleCard(
    "split", "One header is one stop", .serious, [.relationships, .nameRoleValue],
    checks: "Title, state and activation of a header belong to one stop.",
    why: "The title says nothing of its state, and the state says nothing of its title.",
    fix: Fix(
      "Make the header one node.",
      [
        .swiftUI: "combine it with accessibilityElement(children: .combine), or use "
          + "DisclosureGroup on iOS 18.",
        .uiKit: "make the header's view the one accessibility element.",
        .compose: "merge the descendants of the clickable row.",
        .views: "make the row focusable and its texts not important for accessibility.",
        .reactNative: "set accessible on the Pressable, and on nothing inside.",
      ]), origin: .reports(8))

  var examples: [RuleExample] {
    [
      RuleExample(
        "The state on the wrapper, the title on the button inside", .fails(["wrapper", "title"]),
        on: [.android],
        [
          .row("wrapper", "") {
            $0.node.role = .group
            $0.node.isActivatable = true
            $0.node.hint = "Opens below"
            $0.children = [.button("title", "Billing")]
          }, .panel(of: "wrapper"),
        ]),
      RuleExample(
        "The title is a text, and an arrow beside it opens", .fails(["title", "arrow"]),
        [.text("title", "Delivery"), .row("arrow", "▾"), .panel(of: "arrow")]),
      RuleExample("One button", .passes, .goodRow()),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      if trigger.closed.header.titleStop == nil, let control = trigger.titleControl {
        return side.fail(
          [trigger.id, control.id], "the title is on a control that cannot be reached",
          heard: trigger.heard(open: false))
      }
      for look in trigger.looks {
        guard let title = look.header.titleStop else { continue }
        let parts = look.header.stops.filter { stop in
          stop == title || trigger.carriers.contains(stop) || tellsState(stop, look, side)
            || opensAlone(stop, title, trigger)
        }
        guard parts.count > 1 else { continue }
        let heard = parts.map { look.moment.heardWithHint(at: $0) }.joined(separator: "; ")
        return side.fail(parts, "title, state and activation are on different stops", heard: heard)
      }
      return nil
    }
  }

  private func tellsState(_ stop: String, _ look: HeaderLook, _ side: Side) -> Bool {
    let parts = look.moment.announcements[stop]?.parts.filter { $0.kind != .hint } ?? []
    return !parts.tokens(side.words).isEmpty
  }

  private func opensAlone(_ stop: String, _ title: String, _ trigger: HeardTrigger) -> Bool {
    trigger.activating.contains(stop) && !trigger.activating.contains(title)
  }
}
