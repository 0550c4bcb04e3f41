import Accordions
import Foundation
import Implementations
import PlatformTrees
import Semantics
import Testing

/// Each published tree and its events, against the implementation of the same name.
@Suite struct AndroidTreesTests {
  struct Tree: Decodable, Sendable, CustomTestStringConvertible {
    struct Node: Decodable, Sendable {
      var className: String?
      var text: String?
      var stateDescription: String?
      var clickable, focusable, screenReaderFocusable, checkable, checked: Bool?
      var importantForAccessibility: Bool?
      var fake: Bool?
      var expandedState: Int?
      var actions: [String]?
      var children: [Node]?
    }
    var id: String
    var collapsed: Node
    var events: [String]
    var testDescription: String { id }
  }

  static func trees() throws -> [Tree] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/android_trees.json")
    return try JSONDecoder().decode([Tree].self, from: Data(contentsOf: file))
  }

  @Test("Each published tree has an implementation of its name")
  func names() throws {
    let trees = try Self.trees()
    #expect(trees.count == 16)
    for tree in trees { #expect(try Catalogue.android(named: tree.id).card.id == tree.id) }
  }

  @Test("The closed row has every published property")
  func collapsed() throws {
    for tree in try Self.trees() {
      let node = try row(of: Catalogue.android(named: tree.id))
      check(node, tree.collapsed, tree.id)
    }
  }

  private func row(of kind: some AndroidImplementation) throws -> Subtree<AndroidNode> {
    try #require(AccordionScreen(sample(1), kind: kind).tree.children.first)
  }

  private func check(_ node: Subtree<AndroidNode>, _ published: Tree.Node, _ id: String) {
    let element = node.element
    if let name = published.className, name.first != "<", !name.contains(" if ") {
      #expect(element.className == name, "\(id)")
    }
    let flags: [(Bool?, AndroidFlags)] = [
      (published.clickable, .clickable), (published.focusable, .focusable),
      (published.screenReaderFocusable, .screenReaderFocusable), (published.checkable, .checkable),
    ]
    for (flag, own) in flags where flag != nil {
      #expect(element.flags.contains(own) == flag, "\(id)")
    }
    if let state = published.stateDescription {
      #expect(element.stateDescription == state, "\(id)")
    }
    if let state = published.expandedState {
      #expect(element.expandedState == (state == 1 ? .collapsed : nil), "\(id)")
    }
    if let actions = published.actions { check(element.actions, actions, id) }
    let children = (published.children ?? []).filter { $0.importantForAccessibility != false }
    guard !children.isEmpty else { return }
    #expect(node.children.count == children.count, "\(id)")
    for (child, expected) in zip(node.children, children) { check(child, expected, id) }
  }

  private func check(_ actions: [AndroidAction], _ published: [String], _ id: String) {
    let kinds = published.map {
      String($0.dropFirst("ACTION_".count).prefix { $0.isUppercase || $0 == "_" })
    }
    let own = actions.map(\.kind.rawValue).filter { kinds.contains($0) }
    #expect(own == kinds, "\(id)")
    for (action, text) in zip(published.isEmpty ? [] : actions, published)
    where text.contains("(") { #expect(action.label != nil, "\(id)") }
  }

  @Test("A click is followed by the published events, in their order")
  func events() throws {
    for tree in try Self.trees() {
      let posts = try clicked(Catalogue.android(named: tree.id))
      var rest = posts[...]
      for event in tree.events where event.hasPrefix("TYPE_") && !event.contains("if ") {
        let name = event.prefix { $0 != " " }
        let place = try #require(
          rest.firstIndex { $0.line.hasPrefix(name) }, "\(tree.id): \(event)")
        rest = rest[(place + 1)...]
      }
      let clicks = posts.contains { $0.kind == .viewClicked }
      #expect(clicks == tree.events.contains { $0.hasPrefix("TYPE_VIEW_CLICKED") }, "\(tree.id)")
    }
  }

  private func clicked(_ kind: some AndroidImplementation) throws -> [AndroidEvent] {
    var screen = AccordionScreen(sample(1), kind: kind)
    return screen.respond(to: .activate, at: "row0").reactions.flatMap(\.posts)
  }
}
