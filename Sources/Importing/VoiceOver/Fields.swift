import YAML

/// The entries of a mapping in a record of outside data: what is not known is only warned about.
struct Fields {
  let node: YAMLNode
  let problems: Problems
  private let what: String

  init?(_ node: YAMLNode, _ problems: Problems, as what: String, known: Set<String>) {
    guard let entries = node.entries else {
      problems.error("expected \(what), not \(node.kindInWords)", at: node.mark)
      return nil
    }
    self.node = node
    self.problems = problems
    self.what = what
    for entry in entries where !known.contains(entry.key) {
      problems.warning(
        "'\(Excerpt.of(entry.key))' means nothing in \(what)", at: entry.mark,
        suggestion: NearestWord.nearest(to: entry.key, in: known.sorted()))
    }
  }

  /// The value of a key, where it is there and not null.
  subscript(key: String) -> YAMLNode? { node[key].flatMap { $0.isNull ? nil : $0 } }

  /// The value of a key that must be there.
  func required(_ key: String) -> YAMLNode? {
    if let value = self[key] { return value }
    problems.error("\(what) needs '\(key)'", at: node.mark)
    return nil
  }

  func text(_ key: String) -> String? { self[key]?.text(problems) }
  func integer(_ key: String) -> Int? { self[key]?.integer(problems) }
  func number(_ key: String) -> Double? { self[key]?.number(problems) }
  func boolean(_ key: String) -> Bool? { self[key]?.boolean(problems) }
  func list(_ key: String) -> [YAMLNode] { self[key]?.list(problems) ?? [] }
}
