/// Fills a display again and again, as TalkBack does (WrapStrategy.java, WordWrapStrategy.java):
/// it breaks between words, and inside one that is longer than the display.
enum BrailleWindows {
  private static let blank: Unicode.Scalar = "\u{2800}"

  static func of(_ cells: String, width: Int) -> [String] {
    let cells = Array(cells.unicodeScalars)
    var windows: [String] = []
    var start = 0
    while start < cells.count {
      let end = end(of: start, cells, width)
      windows.append(shown(cells[start..<min(end, start + width)]))
      start = end
    }
    return windows
  }

  private static func end(of start: Int, _ cells: [Unicode.Scalar], _ width: Int) -> Int {
    let limit = start + width
    if limit >= cells.count { return cells.count }
    // A window may end where a word ends or begins.
    guard var end = (start + 1...limit).last(where: { isBreak($0, cells) }) else { return limit }
    while end < cells.count, cells[end] == blank { end += 1 }
    return end
  }

  private static func isBreak(_ place: Int, _ cells: [Unicode.Scalar]) -> Bool {
    cells[place] == blank || cells[place - 1] == blank
  }

  private static func shown(_ cells: ArraySlice<Unicode.Scalar>) -> String {
    let end = cells.lastIndex { $0 != blank }.map { $0 + 1 } ?? cells.startIndex
    return String(String.UnicodeScalarView(cells[..<end]))
  }
}
