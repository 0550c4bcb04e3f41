import Playing
import Semantics

/// A panel that is read before its header, or somewhere else.
struct PanelOrder: AuditRule {
  let card = RuleCard(
    "order", "The panel follows its header", .serious, [.sequence, .focusOrder],
    checks: """
      The stop after an open header is the first of its panel, going back from there leads to the \
      header, and what is in the panel is read in the order in which it is seen.
      """,
    why: "People open a question, swipe, and hear the next question.",
    fix: Fix(
      "Put the panel right behind its header in the tree.",
      [
        .swiftUI: "place the body after the label in the same stack; drop sort priorities.",
        .uiKit: "list header and panel in accessibilityElements, in this order.",
        .compose: "make header and body one traversal group; drop traversalIndex.",
        .views: "use accessibilityTraversalAfter where the layout cannot be changed.",
      ]), origin: .reports(7))

  var examples: [RuleExample] {
    [
      RuleExample(
        "The panel stands before its header", .fails(["row"]), [.panel(), .row()]),
      RuleExample(
        "Another row stands between header and panel", .fails(["a"]),
        [.row("a", "Rivers"), .row("b", "Lakes"), .panel(of: "a"), .panel(of: "b")]),
      RuleExample("The panel right behind its header", .passes, .goodRow()),
      RuleExample(
        "A button between header and panel", .needsReview(["row"]),
        [.row(), .button("remove", "Remove"), .panel()]),
      RuleExample(
        "A button at the end of the header", .passes,
        [.group("header", [.row(), .button("remove", "Remove")]), .panel()]),
    ]
  }

  func judge(_ side: Side) -> [Judgement] {
    side.eachTrigger { trigger in
      guard let fault = fault(trigger) else { return nil }
      if let control = fault.control {
        return side.review(
          [trigger.reported],
          "\(control) stands between the header and its panel: it is in order if people see it as "
            + "part of the header", heard: fault.heard)
      }
      return side.fail([trigger.reported], fault.message, heard: fault.heard)
    }
  }

  /// What is wrong, and the one control in between where that may be meant.
  private func fault(
    _ trigger: HeardTrigger
  ) -> (message: String, heard: String?, control: String?)? {
    let moment = trigger.open.moment
    let header = trigger.open.header
    let besides = Set(header.stops + trigger.besideHeader(moment))
    func isOwn(_ stop: String) -> Bool {
      besides.contains(stop) || trigger.isIndicatorStop(stop, moment)
    }
    let reached = trigger.leaves.compactMap { moment.stop(holding: $0) }.filter { !isOwn($0) }
    guard let first = reached.first, let last = header.stops.last else { return nil }
    let panel = Set(trigger.panel.map { moment.tree.subtree(at: $0).map(\.id) } ?? [])
    guard let place = moment.stops.firstIndex(of: last) else { return nil }
    let next = moment.stops[(place + 1)...].first { !isOwn($0) }
    if let next, next != first, !panel.contains(next) || isLeafOutOfOrder(next, first, trigger) {
      let isLone = isLoneControl(next, moment) && moment.stop(after: next) == first
      return (
        "\(next) comes after the open header, and not \(first)", moment.heard(at: next),
        isLone ? next : nil
      )
    }
    if next == nil { return ("nothing comes after the open header", nil, nil) }
    let places = reached.compactMap { moment.stops.firstIndex(of: $0) }
    if places != places.sorted() {
      return ("what the panel holds is read in another order than it is written", nil, nil)
    }
    return outOfSight(reached, moment).map { ($0, nil, nil) }
  }

  /// A control that opens nothing, such as a button that deletes the row.
  private func isLoneControl(_ id: String, _ moment: Moment) -> Bool {
    moment.truths[id] == nil && moment.tree[id]?.role.isControl == true
  }

  private func isLeafOutOfOrder(_ next: String, _ first: String, _ trigger: HeardTrigger) -> Bool {
    next != first && trigger.leaves.contains(next)
  }

  /// A stop that lies wholly above the one before it.
  private func outOfSight(_ stops: [String], _ moment: Moment) -> String? {
    let framed = stops.compactMap { stop in moment.tree[stop]?.frame.map { (stop, $0) } }
    return zip(framed, framed.dropFirst()).first { $1.1.maxY <= $0.1.y }.map {
      "\($1.0) is seen above \($0.0) and read after it"
    }
  }
}

extension HeardTrigger {
  /// Stops in the header's own group, such as a button at its end, where the panel is outside.
  func besideHeader(_ moment: Moment) -> [String] {
    guard let panel, let group = moment.tree[id]?.parent, moment.tree[panel] != nil,
      !moment.tree.contains(panel, in: group)
    else { return [] }
    let members = moment.tree.subtree(at: group).map(\.id)
    // A group of several headers is none header's own.
    guard !members.contains(where: { $0 != id && moment.truths[$0] != nil }) else { return [] }
    return members.filter(moment.stops.contains)
  }

  /// A picture or glyph beside the header that is a stop, and `chevron`'s to report.
  func isIndicatorStop(_ stop: String, _ moment: Moment) -> Bool {
    guard stop != id, let node = moment.tree[stop], let parent = node.parent,
      parent == moment.tree[id]?.parent
    else { return false }
    return node.role == .image || node.children.isEmpty && Indicators.isGlyph(node.ownName ?? "")
  }
}
