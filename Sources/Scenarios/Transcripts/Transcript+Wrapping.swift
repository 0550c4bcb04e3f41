extension Transcript.Line {
  /// The line for a terminal of so many columns, broken between words; each piece ended.
  public func text(width: Int, colored: Bool) -> String {
    var flow = Flow(width: width, indent: kind.indent(within: width), colored: colored)
    flow.begin(head, code: labelCode)
    for word in text.oneLine.split(separator: " ") { flow.add(word, code: textCode) }
    for word in remark.map({ "(\($0.oneLine))" })?.split(separator: " ") ?? [] {
      flow.add(word, code: Transcript.Line.dim)
    }
    return flow.text
  }
}

/// Words that flow into lines.
private struct Flow {
  let width: Int
  let indent: Int
  let colored: Bool
  private(set) var text = ""
  private var column = 0
  private var isFirst = true

  init(width: Int, indent: Int, colored: Bool) {
    self.width = max(width, indent + 8)
    self.indent = indent
    self.colored = colored
  }

  mutating func begin(_ head: String, code: String) {
    text += paint(head, code)
    column = head.columns
  }

  mutating func add(_ word: Substring, code: String) {
    var rest = word
    if !isFirst, column + 1 + rest.columns > width { breakLine() }
    if !isFirst, column > indent { write(" ", "") }
    isFirst = false
    // What is longer than a line is broken where it must.
    while column + rest.columns > width {
      let piece = rest.prefix(columns: width - column)
      write(piece, code)
      rest = rest[piece.endIndex...]
      if rest.isEmpty { return }
      breakLine()
    }
    write(rest, code)
  }

  private mutating func breakLine() {
    text += "\n" + String(repeating: " ", count: indent)
    column = indent
  }

  private mutating func write(_ piece: some StringProtocol, _ code: String) {
    text += paint(piece, code)
    column += piece.columns
  }

  private func paint(_ piece: some StringProtocol, _ code: String) -> String {
    colored && !code.isEmpty && !piece.isEmpty ? "\u{1B}[\(code)m\(piece)\u{1B}[0m" : String(piece)
  }
}

extension StringProtocol {
  /// How many columns of a terminal it takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Substring {
  /// As much as fits into so many columns, and one letter at least.
  fileprivate func prefix(columns: Int) -> Substring {
    var left = columns
    var end = startIndex
    while end < endIndex {
      left -= self[end].columns
      if left < 0 && end > startIndex { break }
      end = index(after: end)
    }
    return self[..<end]
  }
}

extension Character {
  /// Letters of East Asia and emoji are two columns wide.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.value < 0x1100 { return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
