import Accordions
import Playing
import Semantics

/// Screens whose hidden texts can be told from all others.
extension Chance {
  /// What is only said of a panel's own content.
  static func secret(of trigger: String) -> String { "secret\(trigger)" }

  /// Until what an activation does is done, milliseconds.
  static let longestDelay: Milliseconds = 450

  mutating func accordion() -> Accordion {
    let rows = (0..<Int.random(in: 1...6, using: &self)).map { number in
      var row = AccordionRow(
        id: "r\(number)", title: "Title \(number)",
        description: once(in: 6) ? "" : Self.secret(of: "r\(number)"),
        startsOpen: once(in: 4), isEnabled: !once(in: 6))
      if once(in: 4) { row.hint = "Hint \(number)" }
      if once(in: 4) { row.icon = one(of: Icon.allCases) }
      return row
    }
    return Accordion(
      name: once(in: 2) ? "Questions" : nil, rows: rows,
      presentation: one(of: Accordion.Presentation.allCases), isExclusive: once(in: 3))
  }

  mutating func nodes() -> NodesScreen {
    var count = 0
    let children = siblings(depth: 0, inside: "", count: &count)
    return NodesScreen(ScreenNode(Node(id: "screen", role: .group), children: children))
  }

  private mutating func siblings(
    depth: Int, inside secret: String, count: inout Int
  ) -> [ScreenNode] {
    var siblings: [ScreenNode] = []
    for _ in 0..<Int.random(in: 1...(4 - depth), using: &self) {
      count += 1
      let id = "n\(count)"
      let isTrigger = depth < 3 && once(in: 2)
      let role = isTrigger ? Role.button : one(of: Role.allCases)
      var node = ScreenNode(Node(id: id, role: role, name: "\(secret) name \(id)"))
      if once(in: 5) { node.node.hint = "\(secret) hint \(id)" }
      if !isTrigger {
        siblings.append(node)
        continue
      }
      node.node.isEnabled = !once(in: 8)
      node.disclosure = disclosure(panel: "p\(count)")
      let inner = "\(secret) \(Self.secret(of: id))"
      let content = self.siblings(depth: depth + 1, inside: inner, count: &count)
      siblings += [
        node, ScreenNode(Node(id: node.disclosure?.panel ?? "", role: .group), children: content),
      ]
    }
    return siblings
  }

  private mutating func disclosure(panel: String) -> Disclosure {
    var disclosure = Disclosure(panel: panel, isOpen: once(in: 4))
    if once(in: 4) { disclosure.effects = [Effect(.layoutChanged(focus: nil), delay: 200)] }
    if once(in: 8) { disclosure.delay = 150 }
    if once(in: 8) { disclosure.panelDelay = 300 }
    return disclosure
  }
}
