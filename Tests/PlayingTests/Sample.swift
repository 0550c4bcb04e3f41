import Playing
import Semantics

/// Small screens for the tests.
enum Sample {
  /// A button that opens a panel with one text.
  static func disclosure(_ change: (inout Disclosure) -> Void = { _ in }) -> ScreenNode {
    var disclosure = Disclosure(panel: "panel")
    change(&disclosure)
    var row = ScreenNode(Node(id: "row", role: .button, name: "Delivery"))
    row.disclosure = disclosure
    let panel = ScreenNode(
      Node(id: "panel", role: .group),
      children: [ScreenNode(Node(id: "text", role: .text, name: "Two to four days"))])
    return ScreenNode(Node(id: "screen", role: .group), children: [row, panel])
  }
}
