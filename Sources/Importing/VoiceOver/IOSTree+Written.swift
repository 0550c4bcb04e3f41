public import PlatformTrees
import Semantics
public import YAML

extension IOSElement {
  /// The keys of an element inside a written tree, besides those of a record's element.
  private enum TreeKey: String, CaseIterable {
    case id, isElement, children, container, isHidden, isModal, alpha, clipsToBounds, sortPriority
  }

  /// The words for what a view is to the elements inside it.
  private enum Container: String, CaseIterable {
    case none, semanticGroup, explicitElements, list, landmark, tabBar, series

    var container: IOSContainer {
      switch self {
      case .none: .none
      case .semanticGroup: .semanticGroup
      case .explicitElements: .explicitElements
      case .list: .list
      case .landmark: .landmark
      case .tabBar: .tabBar
      case .series: .series
      }
    }
  }

  /// Reads a tree: an element by the keys of a record, with `id`, `children` and what a view is to
  /// them.
  ///
  /// A node with children is a view unless it says `isElement: true`. `found` is called with each
  /// id and its place, in order.
  public static func tree(
    _ node: YAMLNode, _ problems: Problems, found: (String, Mark) -> Void
  ) -> Subtree<IOSElement>? {
    tree(node, fallbackID: "screen", problems, found: found)
  }

  private static func tree(
    _ node: YAMLNode, fallbackID: String, _ problems: Problems, found: (String, Mark) -> Void
  ) -> Subtree<IOSElement>? {
    guard let entries = node.entries else {
      problems.error("expected an element, not \(node.kindInWords)", at: node.mark)
      return nil
    }
    let record = entries.filter { TreeKey(rawValue: $0.key) == nil }
    let id = node[TreeKey.id.rawValue]?.text(problems) ?? fallbackID
    found(id, node[TreeKey.id.rawValue]?.mark ?? node.mark)
    guard
      var element = IOSElement(
        YAMLNode(.mapping(record), mark: node.mark), id: id, problems)
    else { return nil }
    for entry in entries { element.read(entry, problems) }
    let children = node[TreeKey.children.rawValue].flatMap { $0.list(problems) } ?? []
    if node[TreeKey.isElement.rawValue] == nil { element.isElement = children.isEmpty }
    return Subtree(
      element,
      children.enumerated().compactMap {
        tree($1, fallbackID: "\(id).\($0 + 1)", problems, found: found)
      })
  }

  private mutating func read(_ entry: Entry, _ problems: Problems) {
    let value = entry.value
    guard let key = TreeKey(rawValue: entry.key), !value.isNull else { return }
    switch key {
    case .id, .children: break
    case .isElement: self.isElement = value.boolean(problems) ?? self.isElement
    case .isHidden: self.isHidden = value.boolean(problems) ?? self.isHidden
    case .isModal: self.isModal = value.boolean(problems) ?? self.isModal
    case .clipsToBounds: self.clipsToBounds = value.boolean(problems) ?? self.clipsToBounds
    case .alpha: self.alpha = value.number(problems) ?? self.alpha
    case .sortPriority: self.sortPriority = value.number(problems) ?? self.sortPriority
    case .container:
      let word: Container? = value.word(problems, what: "container")
      self.container = word?.container ?? self.container
    }
  }
}
