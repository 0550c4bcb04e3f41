import PlatformTrees
import ScreenReaders
import Semantics
import YAML

extension TalkBackStep {
  private enum Do: String, CaseIterable { case focus, event, focusable, traverse, actions, filter }

  private static let keys: Set<String> = [
    "do", "node", "afterMs", "set", "initialFocus", "type", "contentChangeTypes", "eventText",
    "eventContentDescription", "eventClassName", "filter",
  ]

  /// Reads a step; nil, with what is wrong reported, where that cannot be done.
  init?(_ node: YAMLNode, on screen: AndroidScreen, _ problems: Problems) {
    guard let fields = Fields(node, problems, as: "a step", known: Self.keys),
      let what: Do = fields.required("do")?.word(problems, what: "step"),
      let action = Self.action(what, fields, on: screen)
    else { return nil }
    self.init(action, after: fields.int("afterMs") ?? 2000)
    change = Self.change(fields, on: screen)
  }

  private static func action(_ what: Do, _ fields: Fields, on screen: AndroidScreen) -> Action? {
    switch what {
    case .focus:
      known(fields.required("node"), on: screen, fields.problems)
        .map { .focus(node: $0, isInitial: fields.boolean("initialFocus") ?? false) }
    case .actions:
      known(fields.required("node"), on: screen, fields.problems).map { .actions(node: $0) }
    case .event: event(fields, on: screen).map { .event($0) }
    case .focusable: .focusable
    case .traverse: .traverse
    case .filter:
      fields.required("filter").flatMap {
        $0.word(fields.problems, as: NavigationTarget.self, what: "filter")
      }
      .map { .filter($0) }
    }
  }

  /// The id of a node that is there.
  private static func known(
    _ node: YAMLNode?, on screen: AndroidScreen, _ problems: Problems
  ) -> String? {
    guard let node, let id = node.text(problems) else { return nil }
    guard screen.tree.index(of: id) == nil else { return id }
    problems.unknown("node", id, at: node.mark, known: screen.ids)
    return nil
  }

  private static func event(_ fields: Fields, on screen: AndroidScreen) -> AndroidEvent? {
    let problems = fields.problems
    guard let kind: AndroidEvent.Kind = fields.required("type")?.word(problems, what: "event")
    else { return nil }
    let source = fields["node"].flatMap { known($0, on: screen, problems) }
    var event = AndroidEvent(kind, source: source)
    event.text = fields.list("eventText").compactMap { $0.text(problems) }
    event.contentDescription = fields.text("eventContentDescription")
    event.className = fields.text("eventClassName")
    for type in fields.list("contentChangeTypes") {
      event.changes.formUnion(changes(type, problems))
    }
    return event
  }

  private static func changes(_ node: YAMLNode, _ problems: Problems) -> ContentChanges {
    guard let name = node.text(problems) else { return [] }
    if let known = ContentChanges.named.first(where: { $0.key == name }) { return known.value }
    problems.unknown("content change", name, at: node.mark, known: ContentChanges.named.map(\.key))
    return []
  }

  /// `set` names properties as a node does; `removeActions` comes before `actions`.
  private static func change(_ fields: Fields, on screen: AndroidScreen) -> NodeChange? {
    let keys = AndroidNode.recordKeys.union(["removeActions"])
    guard let set = fields["set"],
      let node = fields["node"].flatMap({ known($0, on: screen, fields.problems) }),
      let values = Fields(set, fields.problems, as: "a change", known: keys)
    else { return nil }
    let removed = values.list("removeActions").compactMap {
      AndroidAction($0, values.problems)?.kind
    }
    var probe = AndroidNode(id: node, className: "")
    probe.set(from: values)
    return NodeChange(node: node, removed: removed, values: set)
  }
}

extension AndroidScreen {
  /// The ids of all nodes.
  fileprivate var ids: [String] {
    var found: [String] = []
    var waiting = Array(tree.roots.reversed())
    while let next = waiting.popLast() {
      found.append(tree[next].id)
      waiting.append(contentsOf: tree.children(of: next))
    }
    return found
  }
}
