import Semantics

/// The words of the reader's own language and of each language that text may be in.
struct VoiceOverVocabulary: Sendable {
  let own: VoiceOverWords

  /// The vocabulary of a locale.
  ///
  /// Throws `UnknownLocale`, which names the known ones.
  init(locale: String) throws {
    own = VoiceOverWords(try Lexicon.best(for: locale, of: .voiceOver))
  }

  /// The words for text in a language: those of that very tag, else of the language, else the
  /// reader's own.
  func words(for language: String?) -> VoiceOverWords {
    guard let language, language != own.locale else { return own }
    if let exact = Self.all[language] { return exact }
    let short = String(language.prefix(2)).lowercased()
    if own.locale.prefix(2) == short { return own }
    return Self.all[short] ?? own
  }

  /// Every lexicon by its tag and, where no lexicon bears just the language, by the language.
  private static let all: [String: VoiceOverWords] = {
    var words: [String: VoiceOverWords] = [:]
    for lexicon in (try? Lexicon.all(of: .voiceOver)) ?? [] {
      let entry = VoiceOverWords(lexicon)
      words[lexicon.locale] = entry
      let short = String(lexicon.locale.prefix(2))
      if words[short] == nil { words[short] = entry }
    }
    return words
  }()
}
