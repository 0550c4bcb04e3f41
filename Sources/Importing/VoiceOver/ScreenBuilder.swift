import PlatformTrees
import Semantics
import YAML

/// Builds the views of a set-up.
struct ScreenBuilder {
  typealias Views = [Subtree<IOSElement>]

  let version: IOSVersion
  let problems: Problems
  /// Where named elements are drawn that are listed elsewhere.
  private var drawn: [String: Rect] = [:]
  private var count = 0

  init(version: IOSVersion, problems: Problems) {
    self.version = version
    self.problems = problems
  }

  /// The whole screen, one view with everything in it.
  mutating func screen(_ setup: YAMLNode) -> Subtree<IOSElement> {
    var views: Views = []
    let entries = setup.entries ?? []
    let vended = Set(entries.filter { Holder($0.key) != nil }.flatMap { names(in: $0.value) })
    for entry in entries where Stack.keys.contains(entry.key) { draw(entry.value) }
    for entry in entries { views += self.views(of: entry, vended: vended) }
    return Subtree(view(kind(of: setup) ?? .none), views)
  }

  /// What a view is to those in it, where it is said in a word.
  private func kind(of node: YAMLNode) -> IOSContainer? {
    for key in Self.kindKeys {
      if let word = node[key]?.scalar?.text, let holder = Holder(word) { return holder.container }
    }
    return nil
  }

  private static let kindKeys = ["container", "containerType", "accessibilityContainerType"]

  private mutating func views(of entry: Entry, vended: Set<String>) -> Views {
    switch entry.key {
    case "idiom", "direction", "verbosity", "notes": return []
    case let key where Self.kindKeys.contains(key) && entry.value.scalar != nil: return []
    case "elements": return items(entry.value, plain: "Lorem ipsum")
    case "subviews", "views": return items(entry.value, plain: "Don't Read Me")
    case "tree": return items(entry.value, plain: "Lorem ipsum")
    case "groups":
      return (entry.value.list(problems) ?? []).map { Subtree(view(.semanticGroup), items($0)) }
    case "List", "ZStack": return [Subtree(view(.explicitElements), list(entry.value))]
    case let key where Stack.keys.contains(key):
      return items(entry.value).filter { !vended.contains($0.element.label ?? "") }
    case let key:
      if let holder = Holder(key) { return [hold(entry.value, in: holder)] }
      problems.unknown("set-up", key, at: entry.mark, known: Self.known)
      return []
    }
  }

  private static let known =
    ["elements", "subviews", "tree", "groups", "List", "ZStack", "vertical_stack"]
    + Holder.names.map(\.key)

  // MARK: Items

  /// A list of items, or one.
  private mutating func items(_ node: YAMLNode, plain: String = "Lorem ipsum") -> Views {
    var views: Views = []
    for item in node.oneOrMore() { views += self.item(item, plain: plain) }
    return views
  }

  private mutating func item(_ node: YAMLNode, plain: String) -> Views {
    if let nested = node.items {
      return [Subtree(view(.semanticGroup), nested.flatMapItems(&self))]
    }
    guard let entries = node.entries else {
      return node.text(problems).map { prose(Phrase($0), plain: plain) } ?? []
    }
    if let entry = entries.first(where: { Holder($0.key) != nil }), let holder = Holder(entry.key) {
      return [hold(node, key: entry.key, in: holder)]
    }
    if node["Section"] != nil || node["DisclosureGroup"] != nil { return list(node) }
    return [element(node)]
  }

  fileprivate mutating func item(_ node: YAMLNode) -> Views { item(node, plain: "Lorem ipsum") }

  /// An element, or a view where it says so, by its properties.
  mutating func element(_ node: YAMLNode) -> Subtree<IOSElement> {
    var element = IOSElement(id: nextID(), label: node["label"]?.text(problems))
    element.frame = frame(of: node) ?? element.label.flatMap { drawn[$0] }
    element.sortPriority = node["sortPriority"]?.number(problems) ?? 0
    element.alpha = node["alpha"]?.number(problems) ?? 1
    element.clipsToBounds = flag(node, "clipsToBounds")
    element.isModal = flag(node, "isModal") || flag(node, "modal")
    element.isHidden = ["isHidden", "hidden", "elementsHidden", "accessibilityHidden"]
      .contains { flag(node, $0) }
    let says = node["isAccessibilityElement"] ?? node["isElement"]
    let inner = node["children"] ?? node["subviews"]
    element.isElement = says?.boolean(problems) ?? (inner == nil)
    element.container = inner == nil ? .none : kind(of: node) ?? .none
    return Subtree(element, inner.map { items($0) } ?? [])
  }

  /// A whole frame, or a place alone.
  private func frame(of node: YAMLNode) -> Rect? {
    if let frame = node["frame"] { return Rect(frame, problems) }
    guard let place = node["offset"] ?? node["origin"] ?? node["center"],
      let point = Point(place, problems)
    else { return nil }
    return Rect(x: point.x, y: point.y, width: 32, height: 32)
  }

  private func flag(_ node: YAMLNode, _ key: String) -> Bool {
    node[key]?.boolean(problems) ?? false
  }

  // MARK: Views

  mutating func view(_ container: IOSContainer, label: String? = nil) -> IOSElement {
    var view = IOSElement(id: nextID(), isElement: false, label: label)
    view.container = container
    return view
  }

  mutating func nextID() -> String {
    count += 1
    return "view \(count)"
  }

  /// An element of a name, where it is drawn if that was told.
  mutating func element(named name: String) -> IOSElement {
    var element = IOSElement(id: nextID(), label: name)
    element.frame = drawn[name]
    return element
  }
}

extension [YAMLNode] {
  fileprivate func flatMapItems(_ builder: inout ScreenBuilder) -> ScreenBuilder.Views {
    var views: ScreenBuilder.Views = []
    for node in self { views += builder.item(node) }
    return views
  }
}

// MARK: - What holds others

extension ScreenBuilder {
  /// Elements drawn one below the other, whoever holds them.
  private enum Stack {
    static let keys: Set<String> = ["vertical_stack", "verticalStack", "stack"]
  }

  /// A view that does something to the order of what is in it.
  struct Holder: Equatable {
    var container: IOSContainer
    /// Is an element itself, and so hides what is in it.
    var isElement = false
    /// Has no size of its own.
    var isEmpty = false

    static let names: KeyValuePairs<String, Holder> = [
      "accessibilityElements": Holder(container: .explicitElements),
      "explicit_container": Holder(container: .explicitElements),
      "zero_size_container": Holder(container: .explicitElements, isEmpty: true),
      "zero_sized_container": Holder(container: .explicitElements, isEmpty: true),
      "explicit_container_zero_size": Holder(container: .explicitElements, isEmpty: true),
      "group": Holder(container: .semanticGroup),
      "grouped": Holder(container: .semanticGroup),
      "grouped_views": Holder(container: .semanticGroup),
      "semanticGroup": Holder(container: .semanticGroup),
      "shouldGroupAccessibilityChildren": Holder(container: .semanticGroup),
      "ungrouped": Holder(container: .none),
      "ungrouped_views": Holder(container: .none),
      "container": Holder(container: .none),
      "view": Holder(container: .none),
      "accessible_parent": Holder(container: .none, isElement: true),
      "list": Holder(container: .list),
      "listContainer": Holder(container: .list),
      "landmark": Holder(container: .landmark),
      "tabBar": Holder(container: .tabBar),
      "series": Holder(container: .series),
      "dataTable": Holder(container: .dataTable(rows: 0, columns: 0)),
    ]

    init(container: IOSContainer, isElement: Bool = false, isEmpty: Bool = false) {
      self.container = container
      self.isElement = isElement
      self.isEmpty = isEmpty
    }

    init?(_ key: String) {
      if let found = Self.names.first(where: { $0.key == key })?.value {
        self = found
      } else {
        self.init(describedAs: key.lowercased().filter(\.isLetter))
      }
    }

    /// "explicit_container (zero size)", "ungrouped_parent", "list_container".
    private init?(describedAs words: String) {
      let meanings: KeyValuePairs<String, Holder> = [
        "explicit": Holder(container: .explicitElements),
        "accessibilityelements": Holder(container: .explicitElements),
        "zerosizecontainer": Holder(container: .explicitElements),
        "zerosizedcontainer": Holder(container: .explicitElements),
        "ungrouped": Holder(container: .none),
        "plainparent": Holder(container: .none),
        "grouped": Holder(container: .semanticGroup),
        "semanticgroup": Holder(container: .semanticGroup),
        "accessibleparent": Holder(container: .none, isElement: true),
        "listcontainer": Holder(container: .list),
        "landmark": Holder(container: .landmark),
        "tabbar": Holder(container: .tabBar),
      ]
      guard let found = meanings.first(where: { words.contains($0.key) })?.value else {
        return nil
      }
      self = found
      isEmpty = words.contains("zerosize")
    }
  }

  /// What stands in a stack, one below the other, by its name.
  private mutating func draw(_ stack: YAMLNode) {
    for (row, item) in stack.oneOrMore().enumerated() {
      guard let text = item.scalar?.text else { continue }
      drawn[Phrase(text).name] = Rect(x: 0, y: Double(row) * 60, width: 32, height: 32)
    }
  }

  private func names(in node: YAMLNode) -> [String] {
    let items = node.items ?? (node["children"] ?? node["elements"])?.items ?? []
    return items.compactMap { $0.scalar.map { Phrase($0.text).name } }
  }

  private mutating func hold(_ node: YAMLNode, in holder: Holder) -> Subtree<IOSElement> {
    Subtree(holderView(holder, node), items(node["children"] ?? node["elements"] ?? node))
  }

  /// `{semanticGroup: "Name", children: […]}` or `{group: […]}`.
  private mutating func hold(
    _ node: YAMLNode, key: String, in holder: Holder
  ) -> Subtree<IOSElement> {
    var view = holderView(holder, node)
    guard let inner = node["children"] ?? node["elements"] else {
      return Subtree(view, node[key].map { items($0) } ?? [])
    }
    view.label = node[key]?.scalar?.text
    return Subtree(view, items(inner))
  }

  private mutating func holderView(_ holder: Holder, _ node: YAMLNode) -> IOSElement {
    var view = view(kind(of: node) ?? holder.container, label: node["label"]?.scalar?.text)
    view.isElement = holder.isElement
    view.frame = node["frame"].flatMap { Rect($0, problems) }
    if holder.isEmpty || flagged(node, "zeroSize") || flagged(node, "zero_size") {
      view.frame = Rect(x: 0, y: 0, width: 0, height: 0)
    }
    view.isModal = flagged(node, "isModal")
    view.isHidden = flagged(node, "isHidden") || flagged(node, "elementsHidden")
    view.sortPriority = node["sortPriority"]?.number(problems) ?? 0
    return view
  }

  private func flagged(_ node: YAMLNode, _ key: String) -> Bool {
    node[key]?.boolean(problems) ?? false
  }
}
