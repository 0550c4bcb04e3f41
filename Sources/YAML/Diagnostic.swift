/// A place in a text: line and column counted from 1, columns in Unicode scalars.
public struct Mark: Sendable, Hashable, Comparable {
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in Unicode scalars.
  public var column: Int

  /// A place by its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a text.
  public static let start = Mark(line: 1, column: 1)

  /// Orders by place in the text.
  public static func < (left: Mark, right: Mark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A problem at a place of a file, printed as `path:line:column: error: message`.
public struct Diagnostic: Sendable, Hashable {
  /// How much a problem matters.
  public enum Severity: String, Sendable, CaseIterable { case error, warning, note }

  /// The file's path as the person gave it.
  public var path: String
  /// Counted from 1; 0 where the problem is of the file as a whole.
  public var line: Int
  /// Counted from 1, in Unicode scalars; 0 where the problem is of the file as a whole.
  public var column: Int
  /// How much it matters.
  public var severity: Severity
  /// One sentence without a full stop.
  public var message: String
  /// The nearest valid word.
  public var suggestion: String?

  /// A problem at a place, or of the whole file where there is no place.
  public init(
    path: String, mark: Mark?, severity: Severity = .error, message: String,
    suggestion: String? = nil
  ) {
    self.path = path
    self.line = mark?.line ?? 0
    self.column = mark?.column ?? 0
    self.severity = severity
    self.message = message
    self.suggestion = suggestion
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line, in the form that editors and CI systems jump from.
  public var description: String {
    let place = line > 0 ? "\(path):\(line):\(column)" : path
    let end = suggestion.map { "; did you mean '\(Excerpt.of($0))'?" } ?? ""
    return Excerpt.inOneLine("\(place): \(severity.rawValue): \(message)\(end)")
  }
}

extension Diagnostic: Comparable {
  /// Orders by path, then by place.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    (left.path, left.line, left.column, left.message)
      < (right.path, right.line, right.column, right.message)
  }
}
