/// A value read from YAML or JSON, with the place where it begins.
public struct YAMLNode: Sendable, Hashable {
  /// What a node holds.
  public enum Content: Sendable, Hashable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// The value itself.
  public var content: Content
  /// Where it begins.
  public var mark: Mark

  /// A value at a place.
  public init(_ content: Content, mark: Mark) {
    self.content = content
    self.mark = mark
  }

  /// Whether nothing was written: `null`, `~` or an empty value.
  public var isNull: Bool { scalar?.meaning == .null }

  /// The scalar, where it is one.
  public var scalar: Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  /// The items, where it is a sequence.
  public var items: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }

  /// The entries in the order written, where it is a mapping.
  public var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }

  /// The value of a key, where it is a mapping that has it.
  public subscript(key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }

  /// What it is, in the words of a diagnostic.
  public var kindInWords: String {
    switch content {
    case .scalar(let scalar): scalar.kindInWords
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A key of a mapping and its value.
public struct Entry: Sendable, Hashable {
  /// The key's text.
  public var key: String
  /// Where the key begins.
  public var mark: Mark
  /// What stands after the colon.
  public var value: YAMLNode

  /// An entry whose key stands at a place.
  public init(key: String, mark: Mark, value: YAMLNode) {
    self.key = key
    self.mark = mark
    self.value = value
  }
}
