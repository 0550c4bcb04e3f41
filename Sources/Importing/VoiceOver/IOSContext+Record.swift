import PlatformTrees
import YAML

extension IOSContext {
  private enum Kind: String, CaseIterable {
    case series, tab, tabBarItem, listStart, listEnd, landmarkStart, landmarkEnd, dataTableCell
  }

  private static let keys: Set<String> = [
    "type", "index", "count", "row", "column", "width", "height", "isFirstInRow", "rowHeaders",
    "columnHeaders",
  ]

  /// A context as records write it.
  init?(_ node: YAMLNode, _ problems: Problems) {
    guard let fields = Fields(node, problems, as: "a context", known: Self.keys),
      let kind: Kind = fields.required("type")?.word(problems, what: "context")
    else { return nil }
    switch kind {
    case .listStart: self = .listStart
    case .listEnd: self = .listEnd
    case .landmarkStart: self = .landmarkStart
    case .landmarkEnd: self = .landmarkEnd
    case .dataTableCell: self = .dataTableCell(DataTableCell(fields))
    case .series, .tab, .tabBarItem:
      guard let index = fields.required("index")?.integer(problems),
        let count = fields.required("count")?.integer(problems)
      else { return nil }
      self =
        switch kind {
        case .tab: .tab(index: index, count: count)
        case .tabBarItem: .tabBarItem(index: index, count: count)
        case .series, .listStart, .listEnd, .landmarkStart, .landmarkEnd, .dataTableCell:
          .series(index: index, count: count)
        }
    }
  }
}

extension DataTableCell {
  fileprivate init(_ fields: Fields) {
    self.init(
      row: fields.integer("row"), column: fields.integer("column"),
      width: fields.integer("width") ?? 1, height: fields.integer("height") ?? 1,
      isFirstInRow: fields.boolean("isFirstInRow") ?? false,
      rowHeaders: fields.list("rowHeaders").map { Header($0, fields.problems) },
      columnHeaders: fields.list("columnHeaders").map { Header($0, fields.problems) })
  }
}

extension DataTableCell.Header {
  /// `[label, value]`, a mapping of the two, or a label alone.
  fileprivate init(_ node: YAMLNode, _ problems: Problems) {
    if let items = node.items {
      self.init(
        label: items.first.flatMap { Self.text($0, problems) },
        value: items.dropFirst().first.flatMap { Self.text($0, problems) })
    } else if node.entries != nil {
      self.init(
        label: node["label"].flatMap { Self.text($0, problems) },
        value: node["value"].flatMap { Self.text($0, problems) })
    } else {
      self.init(label: Self.text(node, problems), value: nil)
    }
  }

  private static func text(_ node: YAMLNode, _ problems: Problems) -> String? {
    node.isNull ? nil : node.text(problems)
  }
}
