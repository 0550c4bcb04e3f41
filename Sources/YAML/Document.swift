/// What a file holds, and every problem that was found on the way.
public struct Document: Sendable, Hashable {
  /// The file's path as the person gave it.
  public var path: String
  /// Nil where the text could not be read as one value.
  public var root: YAMLNode?
  /// In the order found.
  public var diagnostics: [Diagnostic]

  /// A document and its problems.
  public init(path: String, root: YAMLNode?, diagnostics: [Diagnostic]) {
    self.path = path
    self.root = root
    self.diagnostics = diagnostics
  }

  /// Whether anything stands in the way of using it.
  public var hasErrors: Bool { root == nil || diagnostics.contains { $0.severity == .error } }
}

extension Document {
  /// Reads YAML that holds one document.
  public static func yaml(_ text: String, path: String, limits: Limits = .written) -> Document {
    yaml(bytes: Array(text.utf8), path: path, limits: limits)
  }

  /// Reads YAML that holds one document. Bytes that are not UTF-8 are a diagnostic.
  public static func yaml(bytes: [UInt8], path: String, limits: Limits = .written) -> Document {
    YAMLParser.parse(bytes, path: path, limits: limits)
  }

  /// Reads JSON that holds one value.
  public static func json(_ text: String, path: String, limits: Limits = .dumped) -> Document {
    json(bytes: Array(text.utf8), path: path, limits: limits)
  }

  /// Reads JSON that holds one value. Bytes that are not UTF-8 are a diagnostic.
  public static func json(bytes: [UInt8], path: String, limits: Limits = .dumped) -> Document {
    JSONParser.parse(bytes, path: path, limits: limits)
  }

  /// Reads JSON Lines: one document for each line that is not blank, its marks those of the file.
  public static func jsonLines(
    bytes: [UInt8], path: String, limits: Limits = .dumped
  ) -> [Document] {
    JSONParser.parseLines(bytes, path: path, limits: limits)
  }

  /// Reads a file by its name: JSON where it ends in `.json`, else YAML.
  public static func named(_ path: String, bytes: [UInt8], limits: Limits = .written) -> Document {
    path.hasSuffix(".json")
      ? json(bytes: bytes, path: path, limits: limits)
      : yaml(bytes: bytes, path: path, limits: limits)
  }
}
