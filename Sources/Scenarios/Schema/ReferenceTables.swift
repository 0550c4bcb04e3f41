import Playing
import Semantics

/// The tables of the format's page, made from what the decoder reads by.
public enum ReferenceTables {
  private static let begin = "<!-- table: "
  private static let end = "<!-- end of table -->"

  /// The page with each table between its marks made anew.
  public static func refreshed(_ page: String) -> String {
    var lines: [Substring] = []
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(begin) {
        let name = line.dropFirst(begin.count).prefix { $0 != " " }
        lines += [line, ""] + table(String(name)).map { $0[...] } + [""]
        isInside = true
      }
      if line == end { isInside = false }
      if !isInside { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// The names of all tables that a page must have.
  public static let names = SchemaObject.Name.allCases.map(\.rawValue) + ["phrases", "verbs"]

  private static func table(_ name: String) -> [String] {
    switch name {
    case "phrases": return phrases
    case "verbs": return verbs
    default: return SchemaObject.Name(rawValue: name).map { rows(of: .named($0)) } ?? []
    }
  }

  private static func rows(of object: SchemaObject) -> [String] {
    let timed = object.patternFields.map {
      SchemaField(key: $0.form, shape: $0.shape, about: $0.about)
    }
    return ["| key | value | what it is |", "|---|---|---|"]
      + (object.fields + timed).map { field in
        let key = "`\(field.key)`" + (field.isRequired ? " (needed)" : "")
        return "| \(key) | \(words(for: field.shape)) | \(field.about) |"
      }
  }

  private static var phrases: [String] {
    ["| `do` | in transcripts |", "|---|---|"]
      + ActionPhrase.allCases.map { "| `\($0.rawValue)` | \($0.action.description) |" }
  }

  private static var verbs: [String] {
    ["| `do` | what it is |", "|---|---|"]
      + ActionVerb.allCases.map { "| `\($0.form)` | \($0.about) |" }
  }

  private static func words(for shape: Shape) -> String {
    switch shape {
    case .text: "text"
    case .boolean: "`true` or `false`"
    case .onlyTrue: "`true`"
    case .integer(let range):
      range.count == 1
        ? "`\(range.lowerBound)`" : "a whole number, \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number"
    case .duration: "a duration: `2s`, `200ms`"
    case .position: "`1 of 3`"
    case .node: "the id of a node"
    case .nothing: "nothing"
    case .words(let words): listed(words)
    case .patterns(let patterns): patterns.map { "`\($0.form)`" }.joined(separator: ", ")
    case .list(let item, _): "a list: \(self.words(for: item))"
    case .oneOrMore(let item): "\(self.words(for: item)); or a list"
    case .any(let shapes): shapes.map(self.words).joined(separator: "; or ")
    case .perReader(let inner): "\(self.words(for: inner)); may be given for each reader"
    case .object(let name): "a mapping: [\(name.rawValue)](#\(name.rawValue.lowercased()))"
    case .mapping(let what): what
    }
  }

  private static func listed(_ words: [String]) -> String {
    words.count > 40
      ? "one of \(words.count) names" : words.map { "`\($0)`" }.joined(separator: ", ")
  }
}
