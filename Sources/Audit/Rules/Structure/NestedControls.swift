import Playing
import Semantics

/// A button inside a button.
struct NestedControls: AuditRule {
  let card = RuleCard(
    "nested", "No control inside the header's element", .critical, [.nameRoleValue, .keyboard],
    checks: """
      A control inside a header that is one element cannot be reached on iOS; it must be a sibling \
      or an action of the header.
      """,
    why: "The delete button is there to be seen, and for nobody else.",
    fix: Fix(
      "Put the control beside the header, or offer it as an action of the header.",
      [
        .swiftUI: "add accessibilityAction(named:) to the header, or move the button out of the "
          + "label.",
        .uiKit: "add a UIAccessibilityCustomAction, or make the cell no element.",
        .reactNative: "make the two Pressables siblings, or pass accessibilityActions.",
      ]), origin: .reports(5))

  private static func header(_ change: (inout ScreenNode) -> Void) -> ScreenNode {
    .row("row", nil, [.text("title", "Order 12")], change)
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A delete button inside the header", .fails(["delete"]), on: [.ios],
        [
          Self.header { header in
            header.children.append(.button("delete", "Delete") { $0.control = Control(.nothing) })
          }, .panel(),
        ]),
      RuleExample(
        "A delete button beside the header", .passes,
        [
          Self.header { _ in }, .button("delete", "Delete") { $0.control = Control(.nothing) },
          .panel(),
        ]),
      RuleExample(
        "Deleting as an action of the header", .passes,
        [Self.header { $0.node.actions = [.custom(name: "Delete")] }, .panel()]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      let look = trigger.closed
      let swallowed = look.header.members.filter { node in
        node.id != trigger.id && node.role.isControl && !look.moment.stops.contains(node.id)
          && look.moment.tree.ancestors(of: node.id).contains(where: \.hidesChildren)
          && !isTitle(node, trigger) && !isOffered(node, look)
      }
      guard !swallowed.isEmpty else { return nil }
      return side.fail(
        swallowed.map(\.id), "is inside a header that is one element, and cannot be reached",
        heard: trigger.heard(open: false))
    }
  }

  private func isTitle(_ node: ExposedNode, _ trigger: HeardTrigger) -> Bool {
    Spelling(node.ownName ?? "").is(trigger.title)
  }

  private func isOffered(_ node: ExposedNode, _ look: HeaderLook) -> Bool {
    look.node?.customActions.contains { $0 == node.ownName } == true
  }
}
