import Playing
import Semantics

/// A state on something that cannot open.
struct LeafState: AuditRule {
  let card = RuleCard(
    "leaf-state", "What cannot open tells no state", .serious, [.nameRoleValue],
    checks:
      "A node that opens nothing must tell no expanded or collapsed state and no such action.",
    why: "\"Collapsed\" promises that there is more; people tap, and nothing comes.",
    fix: Fix(
      "Leave the state out where there is nothing to open: absent is not false.",
      [
        .uiKit: "set accessibilityExpandedStatus to .unsupported on rows without children.",
        .compose: "set expand {} only where there is a body.",
        .views: "offer the actions only where there are children.",
        .flutter: "leave expanded null for leaves.",
      ]), origin: .reports(4))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A link that is collapsed", .fails(["leaf"]),
        [
          .button("leaf", "Imprint") {
            $0.node.expanded = .collapsed
            $0.node.actions = [.expand]
          }
        ] + .goodRow()),
      RuleExample(
        "A button whose value is a state", .fails(["leaf"]),
        [.button("leaf", "Imprint") { $0.node.value = "Collapsed" }] + .goodRow()),
      RuleExample(
        "A button without a state", .passes, [.button("leaf", "Imprint")] + .goodRow()),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    guard side.knowsTruth else { return [] }
    let telling = Set(side.triggers.flatMap { $0.carriers + [$0.id] + $0.alike })
    let leaves = side.initial.tree.all.filter { node in
      node.status != nil || node.offersExpand || node.offersCollapse
        || node.role.isControl && node.value.flatMap(side.words.strongState) != nil
    }.filter { node in
      node.role != .dropDown && !telling.contains(node.id)
        && !side.initial.tree.ancestors(of: node.id).contains { telling.contains($0.id) }
    }
    if leaves.isEmpty { return side.triggers.isEmpty ? [] : [.pass(side.triggers.map(\.id))] }
    return leaves.map { leaf in
      side.fail(
        [leaf.id], "opens nothing, and tells a state", heard: side.initial.heard(at: leaf.id))
    }
  }
}
