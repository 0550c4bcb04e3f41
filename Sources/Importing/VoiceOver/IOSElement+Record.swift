import PlatformTrees
import Semantics
import YAML

extension IOSElement {
  private static let keys: Set<String> = [
    "label", "value", "hint", "traits", "context", "expandedStatus", "customContent",
    "customActions", "userInputLabels", "verbosity", "combinedFrom", "notes",
    "respondsToUserInteraction", "language", "accessibilityLanguage", "headingLevel",
    "identifier", "frame", "activationPoint", "labelSpans", "role", "expanded",
  ]

  /// An element as records write it.
  init?(_ node: YAMLNode, id: String, _ problems: Problems) {
    guard let fields = Fields(node, problems, as: "an element", known: Self.keys) else {
      return nil
    }
    self.init(id: id)
    self.labelSpans = fields.list("labelSpans").compactMap { LabelSpan($0, problems) }
    self.label = fields.text("label") ?? Self.combined(fields) ?? Self.joined(self.labelSpans)
    self.value = fields.text("value")
    self.hint = fields.text("hint")
    self.traits = Traits(names: fields.list("traits"), problems)
    self.expandedStatus =
      fields["expandedStatus"]?.word(problems, what: "expanded status")
      ?? Self.reportedStatus(fields)
    self.language = fields.text("language") ?? fields.text("accessibilityLanguage")
    self.headingLevel = fields.integer("headingLevel")
    self.identifier = fields.text("identifier")
    self.frame = fields["frame"].flatMap { Rect($0, problems) }
    self.activationPoint = fields["activationPoint"].flatMap { Point($0, problems) }
    self.customActions = fields.list("customActions").compactMap { Self.name($0, problems) }
    self.customContent = fields.list("customContent").compactMap { CustomContent($0, problems) }
    self.userInputLabels = fields.list("userInputLabels").compactMap { $0.text(problems) }
    self.context = fields["context"].flatMap { IOSContext($0, problems) }
    if let role = fields["role"] { take(ReportedRole(role, problems)) }
  }

  private mutating func take(_ role: ReportedRole) {
    self.traits.formUnion(role.traits)
    self.headingLevel = self.headingLevel ?? role.headingLevel
  }

  /// `expanded: true` in a report of what was heard.
  private static func reportedStatus(_ fields: Fields) -> ExpandedStatus {
    switch fields.boolean("expanded") {
    case true: .expanded
    case false: .collapsed
    case nil: .unsupported
    }
  }

  /// SwiftUI's `.combine`: the children's labels, in order.
  private static func combined(_ fields: Fields) -> String? {
    let labels = fields.list("combinedFrom").compactMap { $0.text(fields.problems) }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  private static func joined(_ spans: [LabelSpan]) -> String? {
    spans.isEmpty ? nil : spans.map(\.text).joined()
  }

  private static func name(_ node: YAMLNode, _ problems: Problems) -> String? {
    (node["name"] ?? node).text(problems)
  }
}

extension LabelSpan {
  fileprivate init?(_ node: YAMLNode, _ problems: Problems) {
    guard let fields = Fields(node, problems, as: "a span", known: ["text", "language"]),
      let text = fields.required("text")?.text(problems)
    else { return nil }
    self.init(text, language: fields.text("language"))
  }
}

extension Traits {
  fileprivate init(names: [YAMLNode], _ problems: Problems) {
    self = []
    for name in names {
      guard let text = name.text(problems) else { continue }
      if let trait = Traits.named.first(where: { $0.key == text })?.value {
        insert(trait)
      } else {
        problems.unknown("trait", text, at: name.mark, known: Traits.named.map(\.key))
      }
    }
  }
}

extension CustomContent {
  private enum Importance: String, CaseIterable { case `default`, high }

  fileprivate init?(_ node: YAMLNode, _ problems: Problems) {
    let known: Set<String> = ["label", "value", "importance"]
    guard let fields = Fields(node, problems, as: "custom content", known: known) else {
      return nil
    }
    let importance = fields["importance"]?.word(problems, as: Importance.self, what: "importance")
    self.init(
      label: fields.text("label") ?? "", value: fields.text("value") ?? "",
      isImportant: importance == .high)
  }
}

extension Rect {
  /// `[x, y, width, height]`.
  init?(_ node: YAMLNode, _ problems: Problems) {
    let numbers = (node.list(problems) ?? []).compactMap { $0.number(problems) }
    guard numbers.count == 4 else {
      problems.error("a frame has four numbers: x, y, width, height", at: node.mark)
      return nil
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Point {
  /// `[x, y]`.
  init?(_ node: YAMLNode, _ problems: Problems) {
    let numbers = (node.list(problems) ?? []).compactMap { $0.number(problems) }
    guard numbers.count == 2 else {
      problems.error("a point has two numbers: x, y", at: node.mark)
      return nil
    }
    self.init(x: numbers[0], y: numbers[1])
  }
}
