import Semantics

/// The lines of a YAML file as its parser counts them, so that a mark names the line it means.
struct SourceLines {
  /// Each with the break that ends it.
  private(set) var lines: [String] = []
  /// What ends the lines that are written.
  private let lineEnd: String

  init(_ text: String) {
    var line = String.UnicodeScalarView()
    var last: Unicode.Scalar = "\0"
    for scalar in text.unicodeScalars {
      if Self.endsLine(last), !(last == "\r" && scalar == "\n") {
        lines.append(String(line))
        line.removeAll()
      }
      line.append(scalar)
      last = scalar
    }
    lineEnd = lines.first?.hasSuffix("\r\n") == true ? "\r\n" : "\n"
    if !line.isEmpty { lines.append(String(line) + (Self.endsLine(last) ? "" : lineEnd)) }
    while lines.last.map(Self.isEmpty) == true { lines.removeLast() }
  }

  var text: String { lines.joined() }

  /// Writes other lines, without their breaks, in the place of some.
  mutating func replace(_ place: Range<Int>, with new: [String]) {
    let place = place.clamped(to: lines.startIndex..<lines.endIndex)
    lines.replaceSubrange(place, with: new.map { $0 + lineEnd })
  }

  mutating func indent() {
    lines = lines.map { Self.isEmpty($0) ? $0 : "  \($0)" }
  }

  func isCommentOrEmpty(_ line: Int) -> Bool {
    lines.indices.contains(line) && (Self.isEmpty(lines[line]) || lines[line].hasPrefix("#"))
  }

  private static func isEmpty(_ line: String) -> Bool {
    line.unicodeScalars.first.map(endsLine) ?? true
  }

  /// What YAML 1.1 ends a line at, and with it libyaml.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar.isSeparatorOfLines
  }
}
