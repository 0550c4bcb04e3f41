public import PlatformTrees
import Semantics
public import YAML

extension AndroidScreen {
  /// Reads a screen that a person wrote: a node with its children, or `windows` as in a record.
  ///
  /// `found` is called with each id and its place, in order; it sees to ids that stand twice.
  public static func written(
    _ node: YAMLNode, _ problems: Problems, found: @escaping (String, Mark) -> Void
  ) -> AndroidScreen? {
    let builder = RecordTreeBuilder(problems, found: found)
    let keys = ["tree", "window", "windows"]
    guard keys.contains(where: { node[$0] != nil }) else {
      return builder.subtree(node).map { AndroidScreen($0) }
    }
    return Fields(node, problems, as: "a screen", known: Set(keys)).flatMap {
      AndroidScreen(record: $0, builder)
    }
  }

  /// The screen of a record: one tree, or several windows with a tree each.
  init?(record fields: Fields) {
    self.init(record: fields, RecordTreeBuilder(fields.problems))
  }

  private init?(record fields: Fields, _ builder: RecordTreeBuilder) {
    guard let list = fields["windows"] else {
      guard let tree = fields.required("tree").flatMap(builder.subtree) else { return nil }
      let title = fields["window"].flatMap { Self.window($0, id: 1, fields.problems) }
      self.init(tree, window: title?.window ?? AndroidWindow(id: 1))
      return
    }
    let windows = (list.list(fields.problems) ?? []).enumerated().compactMap { index, node in
      Self.window(node, id: index + 1, fields.problems)
    }
    let roots = windows.compactMap { $0.root.flatMap(builder.subtree) }
    guard !roots.isEmpty, roots.count == windows.count else { return nil }
    self.init(tree: FlatTree(roots), windows: windows.map(\.window))
  }

  private static func window(
    _ node: YAMLNode, id: Int, _ problems: Problems
  ) -> (window: AndroidWindow, root: YAMLNode?)? {
    let known: Set<String> = ["id", "title", "type", "root"]
    guard let fields = Fields(node, problems, as: "a window", known: known) else { return nil }
    let kind: AndroidWindow.Kind? = fields["type"]?.word(problems, what: "window type")
    let window = AndroidWindow(
      id: fields.int("id") ?? id, title: fields.text("title"), kind: kind ?? .application)
    return (window, fields["root"])
  }
}

/// Builds the trees of a record; nodes without bounds lie below each other, 100 px high.
final class RecordTreeBuilder {
  private let problems: Problems
  private var ids: Set<String> = []
  private var count = 0
  private let found: ((String, Mark) -> Void)?

  init(_ problems: Problems, found: ((String, Mark) -> Void)? = nil) {
    self.problems = problems
    self.found = found
  }

  func subtree(_ node: YAMLNode) -> Subtree<AndroidNode>? {
    count += 1
    let row = count
    guard let fields = Fields(node, problems, as: "a node", known: AndroidNode.recordKeys),
      var element = AndroidNode(record: fields, unnamed: "node \(row)")
    else { return nil }
    if let found {
      found(element.id, node["id"]?.mark ?? node.mark)
    } else if !ids.insert(element.id).inserted {
      problems.error("two nodes are called '\(Excerpt.of(element.id))'", at: node.mark)
    }
    if element.bounds == nil {
      element.bounds = Rect(x: 0, y: Double(row - 1) * 100, width: 1080, height: 100)
    }
    return Subtree(element, fields.list("children").compactMap(subtree))
  }
}
