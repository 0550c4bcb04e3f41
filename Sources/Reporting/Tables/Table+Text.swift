extension Table {
  /// Lines for a terminal. Cells wrap so that no line is longer than `width`, where that breaks
  /// no word.
  public func text(width: Int) -> String {
    let widths = widths(within: width)
    let head = lines(of: columns, widths)
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
    let body = rows.flatMap { lines(of: $0, widths) }
    return (head + [rule] + body).map { $0 + "\n" }.joined()
  }

  private static var gap: Int { 2 }
  /// Words up to this length are never broken.
  private static var longestWord: Int { 40 }

  /// The widest columns give way first, as far as their words allow.
  private func widths(within width: Int) -> [Int] {
    var widths = columns.indices.map { column in
      ([columns] + rows).map { $0[column].count }.max() ?? 0
    }
    var excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - width
    let least = columns.indices.map(narrowest)
    while excess > 0,
      let widest = widths.indices.filter({ widths[$0] > least[$0] })
        .max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func narrowest(_ column: Int) -> Int {
    let words = ([columns] + rows).flatMap { $0[column].split(separator: " ") }
    return min(words.map(\.count).max() ?? 0, Self.longestWord)
  }

  private func lines(of cells: [String], _ widths: [Int]) -> [String] {
    let wrapped = zip(cells, widths).map { wrapWords(plain($0), to: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let texts = zip(wrapped, widths).map { lines, width in
        let text = line < lines.count ? lines[line] : ""
        return text + String(repeating: " ", count: width - text.count)
      }
      return texts.joined(separator: "  ").trimmedEnd
    }
  }
}

/// Lines of at most so many letters, broken between words and, where a word is longer, inside it.
func wrapWords(_ text: String, to width: Int) -> [String] {
  var lines = [""]
  for word in text.split(separator: " ") {
    var rest = word
    let last = lines[lines.count - 1]
    if last.isEmpty || last.count + 1 + rest.count > width {
      if !last.isEmpty { lines.append("") }
      while rest.count > width {
        lines[lines.count - 1] = String(rest.prefix(width))
        lines.append("")
        rest = rest.dropFirst(width)
      }
      lines[lines.count - 1] = String(rest)
    } else {
      lines[lines.count - 1] += " " + rest
    }
  }
  return lines
}

extension String {
  fileprivate var trimmedEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
