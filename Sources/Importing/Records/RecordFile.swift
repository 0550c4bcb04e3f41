public import YAML

/// The raw records of a file: JSON Lines, an array, one record, or lists of them under `cases`,
/// `order_cases` and `field_reports`.
public struct RecordFile: Sendable {
  /// A record and the place where it begins.
  public struct Item: Sendable {
    public var record: Record
    public var mark: Mark
  }

  /// Those that could be read, in the order of the file.
  public var items: [Item]
  public var diagnostics: [Diagnostic]

  /// Reads a file that `path` names in diagnostics.
  public init(bytes: [UInt8], path: String) {
    let problems = Problems(path: path)
    var items: [Item] = []
    for document in Self.documents(bytes, path) {
      problems.add(contentsOf: document.diagnostics)
      guard let root = document.root else { continue }
      for node in Self.nodes(in: root) {
        if let record = Record(node, problems) {
          items.append(Item(record: record, mark: node.mark))
        }
      }
    }
    self.items = items
    diagnostics = problems.diagnostics
  }

  /// A first line that is a value by itself, with more to follow, means one value a line.
  private static func documents(_ bytes: [UInt8], _ path: String) -> [Document] {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let rest = bytes[end...]
    let hasMore = rest.contains { !isSpace($0) }
    let first = Document.json(bytes: Array(bytes[..<end]), path: path)
    return hasMore && !first.hasErrors
      ? Document.jsonLines(bytes: bytes, path: path) : [.json(bytes: bytes, path: path)]
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  private static func nodes(in root: YAMLNode) -> [YAMLNode] {
    if let items = root.items { return items }
    let lists = (root.entries ?? []).filter { listKeys.contains($0.key) }
    guard !lists.isEmpty else { return [root] }
    return lists.flatMap { list in
      (list.value.items ?? [list.value]).filter { list.key != reportsKey || hasElement($0) }
    }
  }

  private static let reportsKey = "field_reports"
  private static let listKeys: Set<String> = ["cases", "order_cases", reportsKey]

  /// Of what testers wrote only elements can be asked for, events on their own cannot.
  private static func hasElement(_ report: YAMLNode) -> Bool { report["element"] != nil }
}
