/// How far words are contracted.
public enum BrailleGrade: String, Sendable, CaseIterable {
  /// Letter by letter, or nearly so.
  case uncontracted = "1"
  case contracted = "2"
}

/// A translation table of liblouis. There are no others than those listed here: no name that comes
/// from an input ever reaches the library.
public struct BrailleTable: Sendable, Hashable {
  /// The file among the library's own tables.
  let file: String
  /// What people call it.
  public let title: String

  private init(_ file: String, _ title: String) {
    self.file = file
    self.title = title
  }

  /// The table of a language, a BCP 47 tag. A language without one is shown in the English code.
  public init(language: String, grade: BrailleGrade) {
    let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let entry = Self.entries.first { entry in entry.tags.contains { subtags.starts(with: $0) } }
    self = (entry ?? Self.english).table(grade)
  }

  private struct Entry {
    let tags: [[String]]
    let uncontracted: BrailleTable
    let contracted: BrailleTable?

    func table(_ grade: BrailleGrade) -> BrailleTable {
      switch grade {
      case .uncontracted: uncontracted
      // Some languages have no contracted code.
      case .contracted: contracted ?? uncontracted
      }
    }
  }

  private static let english = Entry(
    tags: [["en"]],
    uncontracted: BrailleTable("en-ueb-g1.ctb", "Unified English Braille, grade 1"),
    contracted: BrailleTable("en-ueb-g2.ctb", "Unified English Braille, grade 2"))

  /// Narrow tags before wide ones.
  private static let entries: [Entry] = [
    english,
    Entry(
      tags: [["de"]], uncontracted: BrailleTable("de-g1.ctb", "German, grade 1 (Vollschrift)"),
      contracted: BrailleTable("de-g2.ctb", "German, grade 2 (Kurzschrift)")),
    Entry(
      tags: [["fr"]], uncontracted: BrailleTable("fr-bfu-comp6.utb", "French, six dots"),
      contracted: BrailleTable("fr-bfu-g2.ctb", "French, grade 2")),
    Entry(
      tags: [["es"]], uncontracted: BrailleTable("es-g1.ctb", "Spanish, grade 1"),
      contracted: BrailleTable("es-g2.ctb", "Spanish, grade 2")),
    Entry(
      tags: [["pt"]], uncontracted: BrailleTable("pt-pt-g1.utb", "Portuguese, grade 1"),
      contracted: BrailleTable("pt-pt-g2.ctb", "Portuguese, grade 2")),
    Entry(
      tags: [["ar"]], uncontracted: BrailleTable("ar-ar-g1.utb", "Arabic, grade 1"),
      contracted: BrailleTable("ar-ar-g2.ctb", "Arabic, grade 2")),
    Entry(
      tags: [["ru"]], uncontracted: BrailleTable("ru-litbrl.ctb", "Russian, literary"),
      contracted: nil),
    Entry(
      tags: [["hi"]], uncontracted: BrailleTable("hi-in-g1.utb", "Hindi, grade 1"),
      contracted: nil),
    Entry(
      tags: [["ja"]], uncontracted: BrailleTable("ja-kantenji.utb", "Japanese, Kantenji"),
      contracted: nil),
    Entry(
      tags: [["zh", "hk"], ["zh", "hant", "hk"], ["yue"]],
      uncontracted: BrailleTable("zh-hk.ctb", "Chinese, Hong Kong"), contracted: nil),
    Entry(
      tags: [["zh", "tw"], ["zh", "hant"]],
      uncontracted: BrailleTable("zh-tw.ctb", "Chinese, Taiwan"), contracted: nil),
    Entry(
      tags: [["zh"], ["cmn"]],
      uncontracted: BrailleTable("zhcn-cbs.ctb", "Chinese, common braille"), contracted: nil),
  ]

  /// All of them.
  public static let all: [BrailleTable] = entries.flatMap { entry in
    [entry.uncontracted, entry.contracted].compactMap { $0 }
  }
}
