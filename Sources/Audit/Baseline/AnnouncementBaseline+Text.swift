import ScreenReaders
import Semantics

/// What is wrong with the text of a baseline.
public struct BaselineProblem: Error, Sendable, Hashable {
  /// Counted from 1.
  public var line: Int
  public var message: String
}

extension AnnouncementBaseline {
  private static let heading = "# Earshot announcements 1"
  private static let findingsHeading = "### found"

  /// As people review it: a line for each piece.
  public var text: String {
    var lines = [Self.heading]
    for section in sections {
      lines += ["", "## \(Self.escaped(section.name))"]
      for entry in section.entries {
        lines.append("### \(Self.escapedPlace(entry.place))")
        lines += entry.pieces.map { "\($0.kind): \(Self.escaped($0.text))" }
      }
      if !section.findings.isEmpty {
        lines.append(Self.findingsHeading)
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
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
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
    if let name = Self.rest(of: line, behind: "## ") { return begin(name) }
    guard let section = sections.indices.last else { return false }
    if line == Self.findingsHeading { return true }
    if let place = Self.rest(of: line, behind: "### ") {
      sections[section].entries.append(Entry(Self.unescaped(place), []))
      return true
    }
    guard let colon = line.firstIndex(of: ":") else { return false }
    let kind = String(line[..<colon])
    var rest = line[colon...].unicodeScalars.dropFirst()
    if rest.first == " " { rest.removeFirst() }
    let text = Self.unescaped(Substring(rest))
    if kind == "finding" {
      sections[section].findings.append(text)
      return true
    }
    guard let entry = sections[section].entries.indices.last else { return false }
    sections[section].entries[entry].pieces.append(Piece(kind, text))
    return true
  }

  // By scalars: what combines with a blank does not make it another character.
  private static func rest(of line: Substring, behind prefix: String) -> Substring? {
    guard line.unicodeScalars.starts(with: prefix.unicodeScalars) else { return nil }
    return Substring(line.unicodeScalars.dropFirst(prefix.unicodeScalars.count))
  }

  private mutating func begin(_ name: Substring) -> Bool {
    // A screen's name may hold what stands between the three.
    let separator = " · "
    var parts = Self.unescaped(name)[...].components(separatedBy: separator)
    guard parts.count >= 3, let locale = parts.popLast(),
      let reader = parts.popLast().flatMap(ReaderKind.init)
    else { return false }
    let screen = parts.joined(separator: separator)
    sections.append(Section(screen: screen, reader: reader, locale: locale))
    return true
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
