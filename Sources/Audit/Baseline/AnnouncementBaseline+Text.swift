import ScreenReaders

/// What is wrong with the text of a baseline.
public struct BaselineProblem: Error, Sendable, Hashable {
  /// Counted from 1.
  public var line: Int
  public var message: String
}

extension AnnouncementBaseline {
  private static let heading = "# Earshot announcements 1"

  /// As people review it: a line for each piece.
  public var text: String {
    var lines = [Self.heading]
    for section in sections {
      lines += ["", "## \(section.name)"]
      for entry in section.entries {
        lines.append("### \(entry.place)")
        lines += entry.pieces.map { "\($0.kind): \(Self.escaped($0.text))" }
      }
      if !section.findings.isEmpty {
        lines.append("### found")
        lines += section.findings.map { "finding: \(Self.escaped($0))" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a baseline back.
  ///
  /// Throws a `BaselineProblem` for the first line that is none of a baseline's.
  public init(parsing text: String) throws(BaselineProblem) {
    self.init()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map({ $0 == Self.heading }) == true else {
      throw BaselineProblem(line: 1, message: "expected '\(Self.heading)'")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard take(line) else {
        let shown = String(String.UnicodeScalarView(line.unicodeScalars.prefix(40)))
        throw BaselineProblem(line: index + 1, message: "expected 'kind: text', not '\(shown)'")
      }
    }
  }

  private mutating func take(_ line: Substring) -> Bool {
    if line.hasPrefix("## ") { return begin(line.dropFirst(3)) }
    guard let section = sections.indices.last else { return false }
    if line == "### found" { return true }
    if line.hasPrefix("### ") {
      sections[section].entries.append(Entry(String(line.dropFirst(4)), []))
      return true
    }
    guard let colon = line.firstIndex(of: ":") else { return false }
    let kind = String(line[..<colon])
    let text = Self.unescaped(line[line.index(after: colon)...].drop { $0 == " " })
    if kind == "finding" {
      sections[section].findings.append(text)
      return true
    }
    guard let entry = sections[section].entries.indices.last else { return false }
    sections[section].entries[entry].pieces.append(Piece(kind, text))
    return true
  }

  private mutating func begin(_ name: Substring) -> Bool {
    let parts = name.components(separatedBy: " · ")
    guard parts.count == 3, let reader = ReaderKind(rawValue: parts[1]) else { return false }
    sections.append(Section(screen: parts[0], reader: reader, locale: parts[2]))
    return true
  }

  // By scalars: what combines with a backslash or a line's end does not make it another character.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func unescaped(_ text: Substring) -> String {
    var plain = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        plain.unicodeScalars.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}

extension Substring {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self
    while let range = rest.ranges(of: separator).first {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
