import Playing
import ScreenReaders
import Semantics

/// An arrow that is read out, or is a stop of its own.
struct ChevronHidden: AuditRule {
  let card = RuleCard(
    "chevron", "The indicator is hidden from readers", .serious, [.nonText, .nameRoleValue],
    checks: "The indicator must be no stop of its own, and no text of it may be in the name.",
    why: "\"Chevron down\" is a picture read out; the state has already said it.",
    fix: Fix(
      "Hide the indicator.",
      [
        .swiftUI: "add accessibilityHidden(true) to the image.",
        .uiKit: "set isAccessibilityElement to false on the image view.",
        .compose: "pass contentDescription = null to Icon.",
        .views: "set importantForAccessibility to no on the image view.",
        .reactNative: "hide the icon with accessibilityElementsHidden and "
          + "importantForAccessibility=\"no\".",
        .flutter: "wrap the icon in ExcludeSemantics.",
      ]), origin: .reports(11))

  var examples: [RuleExample] {
    [
      RuleExample(
        "An arrow with a description, in the header", .fails(["arrow"]),
        [
          .row("row", nil, [.text("title", "Delivery"), .node(.image, "arrow", "Chevron down")]),
          .panel(),
        ]),
      RuleExample(
        "An arrow that is a stop of its own", .fails(["arrow"]),
        [
          .group("header", [.row(), .node(.image, "arrow", "Chevron")]), .panel(),
        ]),
      RuleExample(
        "A glyph in the title", .fails(["row"]), [.row("row", "Delivery ▾"), .panel()]),
      RuleExample(
        "A hidden arrow", .passes,
        [
          .row(
            "row", nil,
            [
              .text("title", "Delivery"),
              .node(.image, "arrow", "Chevron down") { $0.node.isHidden = true },
            ]), .panel(),
        ]),
    ]
  }

  var judgesClaims: Bool { true }

  func judge(_ side: Side) -> [Judgement] {
    let triggers = Set(side.triggers.map(\.id))
    return side.eachTrigger { trigger in
      var found: [String] = []
      for look in trigger.looks {
        for id in indicators(of: look, trigger, among: triggers, side.words)
        where !found.contains(id) {
          found.append(id)
        }
      }
      guard let first = found.first else { return nil }
      let moment = trigger.closed.moment
      return side.fail(
        found, "an indicator is read out",
        heard: moment.stops.contains(first)
          ? moment.heard(at: first) : trigger.heard(open: false))
    }
  }

  private func indicators(
    of look: HeaderLook, _ trigger: HeardTrigger, among triggers: Set<String>, _ words: AuditWords
  ) -> [String] {
    let tree = look.moment.tree
    let main = look.header.main
    let inside = look.header.members.filter { $0.id != main && $0.id != trigger.id }
    let siblings = tree[tree[trigger.id]?.parent ?? ""]?.children ?? []
    let beside = nearest(to: trigger.id, of: triggers, in: siblings)
      .filter(look.moment.stops.contains).compactMap { tree[$0] }
    let parts = (inside + beside).filter { node in
      let isRead = look.moment.stops.contains(node.id) || isPartOfName(node, of: look)
      return isRead && isIndicator(node, words)
    }.map(\.id)
    guard parts.isEmpty, let main, let name = tree[main]?.ownName, Indicators.glyph(in: name) != nil
    else { return parts }
    return [main]
  }

  /// What stands behind this header, or before the first, with no other header between them.
  private func nearest(
    to trigger: String, of triggers: Set<String>, in order: [String]
  ) -> [String] {
    guard let place = order.firstIndex(of: trigger) else { return [] }
    let isFirst = !order[..<place].reversed().contains(where: triggers.contains)
    let behind = order[(place + 1)...].prefix { !triggers.contains($0) }
    return Array((isFirst ? order[..<place] : []) + behind)
  }

  private func isIndicator(_ node: ExposedNode, _ words: AuditWords) -> Bool {
    let name = node.ownName ?? ""
    if node.role == .image || node.role == .button {
      return Indicators.isGlyph(name) && node.children.isEmpty
        || Indicators.isPicture(name, words)
    }
    return !name.isEmpty && (Indicators.isGlyph(name) || Indicators.isPicture(name, words))
  }

  /// Merged into what the header says.
  private func isPartOfName(_ node: ExposedNode, of look: HeaderLook) -> Bool {
    guard let name = node.ownName, !name.isEmpty, let main = look.header.main else { return false }
    return look.moment.heard(at: main).contains(name)
      || look.moment.announcements[main]?.parts.contains { $0.origin.node == node.id } == true
  }
}
