import Playing
import Semantics

/// The words that examples are written with.
extension ScreenNode {
  typealias Change = (inout ScreenNode) -> Void

  static func node(
    _ role: Role, _ id: String, _ name: String? = nil, _ children: [ScreenNode] = [],
    _ change: Change = { _ in }
  ) -> ScreenNode {
    var node = ScreenNode(Node(id: id, role: role, name: name), children: children)
    change(&node)
    return node
  }

  static func text(_ id: String, _ text: String, _ change: Change = { _ in }) -> ScreenNode {
    node(.text, id, text, [], change)
  }

  static func button(
    _ id: String, _ name: String?, _ children: [ScreenNode] = [], _ change: Change = { _ in }
  ) -> ScreenNode {
    node(.button, id, name, children, change)
  }

  static func group(_ id: String, _ children: [ScreenNode], _ change: Change = { _ in })
    -> ScreenNode
  {
    node(.group, id, nil, children, change)
  }

  /// A button that opens the panel `<id>.panel`.
  static func row(
    _ id: String = "row", _ name: String? = "Delivery", _ children: [ScreenNode] = [],
    opens: (inout Disclosure) -> Void, _ change: Change = { _ in }
  ) -> ScreenNode {
    var disclosure = Disclosure(panel: "\(id).panel")
    opens(&disclosure)
    var row = ScreenNode(Node(id: id, role: .button, name: name), children: children)
    row.disclosure = disclosure
    change(&row)
    return row
  }

  /// A button that opens the panel `<id>.panel`, with nothing said about how.
  static func row(
    _ id: String = "row", _ name: String? = "Delivery", _ children: [ScreenNode] = [],
    _ change: Change = { _ in }
  ) -> ScreenNode {
    row(id, name, children, opens: { _ in }, change)
  }

  /// The panel of a row, with a text.
  static func panel(
    of id: String = "row", _ text: String = "Two to four days", _ change: Change = { _ in }
  ) -> ScreenNode {
    group("\(id).panel", [.text("\(id).text", text)], change)
  }

  /// The panel of a row, with what it holds.
  static func panel(of id: String = "row", holding children: [ScreenNode]) -> ScreenNode {
    group("\(id).panel", children)
  }
}

extension [ScreenNode] {
  /// A row that does everything right, and its panel.
  static func goodRow(_ id: String = "row", _ name: String = "Delivery") -> [ScreenNode] {
    [.row(id, name), .panel(of: id)]
  }
}
