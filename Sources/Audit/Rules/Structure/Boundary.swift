import Playing
import Semantics

/// A shut heading that seems to head what follows.
struct Boundary: AuditRule {
  let card = RuleCard(
    "boundary", "A shut header does not head what follows", .moderate, [.relationships],
    checks: """
      What comes after a shut header that is a heading must not stand in the same group without a \
      heading of its own.
      """,
    why: "The text after it sounds like its answer, though the answer is shut.",
    fix: Fix("End the group of rows before other content, or give that a heading of its own."),
    origin: .reports(1))

  var examples: [RuleExample] {
    [
      RuleExample(
        "A text right after a shut heading", .fails(["row"]),
        [
          .row { $0.node.headingLevel = 2 }, .panel(), .text("note", "All prices include tax"),
        ]),
      RuleExample(
        "A text after the group of rows", .passes,
        [
          .group("rows", [.row { $0.node.headingLevel = 2 }, .panel()]),
          .text("note", "All prices include tax"),
        ]),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.triggers.flatMap { trigger -> [Judgement] in
      let moment = trigger.closed.moment
      guard let header = trigger.closed.node, header.isHeading else { return [] }
      guard let last = trigger.closed.header.stops.last, let next = moment.stop(after: last),
        let follower = moment.tree[next], !follower.isHeading, follower.role != .button,
        follower.parent == moment.tree[trigger.id]?.parent
      else { return [.pass([trigger.id])] }
      return [
        side.fail(
          [trigger.reported], "\(next) follows in the same group, as if it belonged to it",
          heard: moment.heard(at: next))
      ]
    }
  }
}
