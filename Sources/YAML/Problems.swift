/// Collects every problem of one file while it is decoded, so that all are told at once.
public final class Problems {
  /// The file that the problems are of.
  public let path: String
  /// What was found so far, in the order it was found.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether a key that nobody knows is one: it is none in a file that a newer version may have
  /// written.
  let tellsUnknownKeys: Bool
  private let most = 1000

  /// An empty collection for one file.
  public init(path: String, tellsUnknownKeys: Bool = true) {
    self.path = path
    self.tellsUnknownKeys = tellsUnknownKeys
  }

  /// Whether an error was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds an error at a place.
  public func error(_ message: String, at mark: Mark?, suggestion: String? = nil) {
    add(Diagnostic(path: path, mark: mark, message: message, suggestion: suggestion))
  }

  /// Adds a warning at a place.
  public func warning(_ message: String, at mark: Mark?, suggestion: String? = nil) {
    add(
      Diagnostic(
        path: path, mark: mark, severity: .warning, message: message, suggestion: suggestion))
  }

  /// Adds an error about a word that is not among those known.
  ///
  /// The nearest word is suggested; where none is near, all are named if they are few.
  public func unknown(
    _ what: String, _ word: String, at mark: Mark?, known: some Sequence<String>
  ) {
    let words = Array(known)
    let areFew = words.count <= 24
    let nearest = NearestWord.nearest(to: word, in: words, evenFar: !areFew)
    var message = "unknown \(what) '\(Excerpt.of(word))'"
    if nearest == nil, !words.isEmpty {
      message += "; known: \(words.joined(separator: ", "))"
    }
    error(message, at: mark, suggestion: nearest)
  }

  /// Adds problems that another reader found in the same file.
  public func add(contentsOf more: [Diagnostic]) { more.forEach(add) }

  private func add(_ diagnostic: Diagnostic) {
    if diagnostics.count < most { diagnostics.append(diagnostic) }
  }
}
