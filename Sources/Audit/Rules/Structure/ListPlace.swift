import Playing
import Semantics

/// Rows that are counted wrongly.
struct ListPlace: AuditRule {
  let card = RuleCard(
    "list", "Rows are counted, details are not", .moderate, [.relationships],
    checks: """
      The rows of one accordion share a list; place and count stay the same whether a row is open \
      or shut.
      """,
    why: "\"2 of 5\" turns into \"3 of 9\", and people believe that they are elsewhere.",
    fix: Fix(
      "Give place and count to the rows alone.",
      [
        .views: "set CollectionItemInfo yourself, and leave detail rows out of the count.",
        .compose: "set collectionInfo and collectionItemInfo from the number of rows.",
      ]), origin: .reports(2))

  private static func rows(_ places: [Position?]) -> [ScreenNode] {
    places.enumerated().flatMap { index, place in
      [
        ScreenNode.row("row\(index)", "Part \(index)") { $0.node.position = place },
        .panel(of: "row\(index)"),
      ]
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "One of two rows has a place", .fails(["row1"]),
        Self.rows([Position(index: 1, count: 2), nil])),
      RuleExample(
        "Two rows that are the third and the fifth", .fails(["row1"]),
        Self.rows([Position(index: 3, count: 9), Position(index: 5, count: 9)])),
      RuleExample(
        "First and second of two", .passes,
        Self.rows([Position(index: 1, count: 2), Position(index: 2, count: 2)])),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    var groups: [String: [HeardTrigger]] = [:]
    for trigger in side.triggers {
      let parent = trigger.closed.moment.tree[trigger.id]?.parent ?? ""
      groups[parent, default: []].append(trigger)
    }
    return groups.sorted { $0.key < $1.key }.flatMap { judge($0.value, side) }
  }

  private func judge(_ triggers: [HeardTrigger], _ side: Side) -> [Judgement] {
    let places = triggers.map { trigger in
      (trigger, trigger.closed.moment.tree[trigger.id]?.position)
    }
    guard places.contains(where: { $0.1 != nil }) else { return [] }
    var last: Position?
    for (trigger, place) in places {
      let moved = trigger.open.moment.tree[trigger.id]?.position != place
      let isNext = last.map { place?.index == $0.index + 1 && place?.count == $0.count } ?? true
      if place == nil || moved || !isNext {
        return [
          side.fail(
            [trigger.reported],
            place == nil ? "has no place among its like" : "its place does not follow",
            heard: trigger.heard(open: false))
        ]
      }
      last = place
    }
    return [.pass(triggers.map(\.id))]
  }
}
