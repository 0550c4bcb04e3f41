import ScreenReaders
import Semantics

/// The page that says how well each reader's rules and words are known.
public enum FidelityPage {
  /// The whole page. It follows from the rules and lexicons alone.
  ///
  /// Throws `BrokenLexicon` where a lexicon is at fault.
  public static func markdown() throws -> String {
    let lexicons = try ReaderKind.allCases.flatMap { try Lexicon.all(of: $0) }
    return [
      introduction, "## Rules\n\n" + ruleCounts.markdown,
      "## Words\n\n" + wordCounts(lexicons).markdown,
      "## Where the simulation differs on purpose\n\n" + departures.markdown,
    ].joined(separator: "\n")
      + ReaderKind.allCases.map { "\n## \($0.title)'s rules\n\n" + rules(of: $0).markdown }.joined()
      + ReaderKind.allCases.map { "\n" + sources(of: $0, lexicons) }.joined()
  }

  private static let introduction = """
    # What is known, and how well

    Each word that Earshot lets a reader say has an origin: the property that it comes from, the
    rule that made it, and the evidence for both. What is made from a rule and a word is known only
    as well as the weaker of the two. `earshot explain` shows the origin of every word.

    - **recorded**: heard on a device and recorded.
    - **platformSource**: read in, or executed from, the reader's own source.
    - **published**: stated by a vendor, a test suite or a named practitioner.
    - **modelled**: our best inference, and shown as such wherever it is heard.

    This page is generated from the rules and lexicons; a test compares the two.

    """

  // MARK: Counts

  private static var ruleCounts: Table {
    Table(
      columns: ["reader"] + Evidence.allCases.map(\.rawValue) + ["in all"],
      rows: ReaderKind.allCases.map { reader in
        [reader.title] + counts(rulesKnown(of: reader).map(\.evidence))
      })
  }

  private static func wordCounts(_ lexicons: [Lexicon]) -> Table {
    Table(
      columns: ["reader", "locale"] + Evidence.allCases.map(\.rawValue) + ["in all"],
      rows: lexicons.map { lexicon in
        [lexicon.reader.title, lexicon.locale] + counts(words(of: lexicon).map(\.evidence))
      })
  }

  private static func counts(_ all: [Evidence]) -> [String] {
    Evidence.allCases.map { kind in String(all.count { $0 == kind }) } + [String(all.count)]
  }

  /// Without the forms of a word that only differ in how they are written inside a sentence.
  private static func words(of lexicon: Lexicon) -> [Word] {
    lexicon.entries.filter { !$0.name.hasSuffix(".inline") }.map(\.word)
  }

  // MARK: Lists

  private static func rulesKnown(of reader: ReaderKind) -> [Rule] {
    switch reader {
    case .voiceOver: VoiceOver.rules
    case .talkBack: TalkBack.rules
    }
  }

  private static func rules(of reader: ReaderKind) -> Table {
    Table(
      columns: ["rule", "what it does", "evidence", "source"],
      rows: rulesKnown(of: reader).map { [$0.id, $0.summary, $0.evidence.rawValue, $0.source] })
  }

  /// Where a reader's words come from, each source with the locales that use it.
  private static func sources(of reader: ReaderKind, _ lexicons: [Lexicon]) -> String {
    var table = Table(columns: ["locale", "evidence", "words", "source"])
    for lexicon in lexicons where lexicon.reader == reader {
      let groups = Dictionary(grouping: words(of: lexicon)) { [$0.evidence.rawValue, $0.source] }
      for (key, entries) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        table.rows.append([lexicon.locale, key[0], String(entries.count), key[1]])
      }
    }
    return "## Sources of \(reader.title)'s words\n\n" + table.markdown
  }
}
