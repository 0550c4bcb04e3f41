import Semantics
import YAML

extension Lexicon {
  private enum TopKey: String, FieldKey { case locale, evidence, source, words, plurals }
  private enum WordKey: String, FieldKey { case text, evidence, source }

  /// How well the words of a file are known that do not say otherwise.
  private struct Standing {
    var evidence: Evidence
    var source: String
  }

  /// Reads one file.
  ///
  /// - Throws: `BrokenLexicon` with everything that is wrong in it.
  static func read(_ file: File) throws -> Lexicon {
    let document = Document.yaml(bytes: file.bytes(), path: file.name)
    let problems = Problems(path: file.name)
    problems.add(contentsOf: document.diagnostics)
    let lexicon = document.root.flatMap { decode($0, of: file, problems) }
    guard let lexicon, !problems.hasErrors else {
      throw BrokenLexicon(diagnostics: problems.diagnostics)
    }
    return lexicon
  }

  private static func decode(_ root: YAMLNode, of file: File, _ problems: Problems) -> Lexicon? {
    guard let top = MappingReader<TopKey>(root, problems, as: "a lexicon"),
      let locale = top.requiredText(.locale),
      let evidence: Evidence = top.requiredWord(.evidence),
      let source = top.requiredText(.source)
    else { return nil }
    if locale != file.locale {
      problems.error("the file's name says \(file.locale)", at: top.mark(of: .locale))
    }
    let standing = Standing(evidence: evidence, source: source)
    let words = top.required(.words).map { entries($0, standing, problems, word) } ?? [:]
    let plurals = top[.plurals].map { entries($0, standing, problems, forms) } ?? [:]
    return Lexicon(reader: file.reader, locale: locale, words: words, plurals: plurals)
  }

  private static func entries<Value>(
    _ node: YAMLNode, _ standing: Standing, _ problems: Problems,
    _ decode: (YAMLNode, Standing, Problems) -> Value?
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for entry in node.mapping(problems) ?? [] {
      values[entry.key] = decode(entry.value, standing, problems)
    }
    return values
  }

  private static func word(_ node: YAMLNode, _ standing: Standing, _ problems: Problems) -> Word? {
    guard node.entries != nil else {
      return node.text(problems).map { Word($0, standing.evidence, source: standing.source) }
    }
    guard let entry = MappingReader<WordKey>(node, problems, as: "a word"),
      let text = entry.requiredText(.text)
    else { return nil }
    return Word(
      text, entry.word(.evidence) ?? standing.evidence,
      source: entry.text(.source) ?? standing.source)
  }

  private static func forms(
    _ node: YAMLNode, _ standing: Standing, _ problems: Problems
  ) -> [PluralCategory: Word]? {
    var forms: [PluralCategory: Word] = [:]
    for entry in node.mapping(problems) ?? [] {
      guard let category = PluralCategory(rawValue: entry.key) else {
        problems.unknown(
          "plural form", entry.key, at: entry.mark, known: PluralCategory.allCases.map(\.rawValue))
        continue
      }
      forms[category] = word(entry.value, standing, problems)
    }
    return forms
  }
}
