import Semantics

/// What was heard of a script, as a page of text that a person reads at ease.
public struct Transcript: Sendable, Hashable {
  /// One line: what it is, and what it says.
  public struct Line: Sendable, Hashable {
    /// What a line is; decides its place and colour.
    public enum Kind: String, Sendable, CaseIterable {
      case title, context, blank, step, note, heard, hint, lost, braille, signals, cursor, app
      case failure, warning, detail
    }

    public var kind: Kind
    /// The word or number in front, in a column of its own.
    public var label: String
    public var text: String
    /// What is added about the text: a pause, a cause, the evidence.
    public var remark: String?

    public init(_ kind: Kind, label: String = "", _ text: String = "", remark: String? = nil) {
      self.kind = kind
      self.label = label
      self.text = text
      self.remark = remark
    }
  }

  public var lines: [Line]

  public init(lines: [Line]) { self.lines = lines }

  /// As plain text, each line ended: the form of goldens.
  public var text: String { lines.map { $0.rendered(Style.plain) + "\n" }.joined() }

  /// With colours for a terminal.
  public var coloredText: String { lines.map { $0.rendered(Style.colored) + "\n" }.joined() }
}

/// How the pieces of a line are set off from one another.
private enum Style {
  case plain, colored

  func paint(_ text: String, _ code: String) -> String {
    switch self {
    case .plain: text
    case .colored: text.isEmpty || code.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}

extension Transcript.Line {
  private static let labelWidth = 10

  fileprivate func rendered(_ style: Style) -> String {
    let end = remark.map { "  " + style.paint("(\($0.oneLine))", "2") } ?? ""
    switch kind {
    case .blank: return ""
    case .title, .context: return style.paint(text.oneLine, code) + end
    case .step:
      let number = String(repeating: " ", count: max(0, 2 - label.count)) + label
      return style.paint("\(number)  \(text.oneLine)", code) + end
    case .note, .heard, .hint, .lost, .braille, .signals, .cursor, .app, .failure, .warning,
      .detail:
      let padding = String(repeating: " ", count: max(1, Self.labelWidth - label.count))
      let start = "    " + style.paint(label, code) + padding
      return (start + text.oneLine.withoutTrailingSpace + end).withoutTrailingSpace
    }
  }

  static let dim = "2"

  /// What stands in front of the text, its label in its column.
  var head: String {
    switch kind {
    case .blank, .title, .context: return ""
    case .step: return String(repeating: " ", count: max(0, 2 - label.count)) + label + "  "
    case .note, .heard, .hint, .lost, .braille, .signals, .cursor, .app, .failure, .warning,
      .detail:
      let padding = String(repeating: " ", count: max(1, Self.labelWidth - label.count))
      return "    " + label + (text.isEmpty && remark == nil ? "" : padding)
    }
  }

  var labelCode: String { code }
  /// What is heard stands out by its label alone.
  var textCode: String {
    switch kind {
    case .title, .context, .step: code
    case .blank, .note, .heard, .hint, .lost, .braille, .signals, .cursor, .app, .failure,
      .warning, .detail:
      ""
    }
  }

  /// Of the terminal's sixteen colours, so that a person's own theme decides.
  private var code: String {
    switch kind {
    case .blank, .braille, .detail: ""
    case .title, .step: "1"
    case .context, .note, .signals, .cursor, .app: "2"
    case .heard: "32"
    case .hint: "36"
    case .lost: "33"
    case .failure: "1;31"
    case .warning: "1;33"
    }
  }
}

extension Transcript.Line.Kind {
  /// How far the second and further pieces of a line are set in.
  func indent(within width: Int) -> Int {
    switch self {
    case .title, .context, .blank: 0
    case .step: 4
    case .note, .heard, .hint, .lost, .braille, .signals, .cursor, .app, .failure, .warning,
      .detail:
      width < 40 ? 6 : 14
    }
  }
}

extension String {
  /// Line breaks and control characters shown as escapes, so that no text forges a line.
  var oneLine: String {
    guard
      unicodeScalars.contains(where: { $0.isControl || $0.isSeparatorOfLines })
    else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": shown += "\\n"
      case "\t": shown += "\\t"
      case _ where scalar.isControl || scalar.isSeparatorOfLines:
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  fileprivate var withoutTrailingSpace: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
