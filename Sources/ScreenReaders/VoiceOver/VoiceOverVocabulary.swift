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

  /// The words for text in a language: the best of that language, else the reader's own.
  func words(for language: String?) -> VoiceOverWords {
    guard let language, language != own.locale else { return own }
    let tag = LocaleTag(language)
    if let best = tag.best(of: Self.tags), best != own.locale {
      // Text of another region of the reader's own language keeps the reader's words.
      return LocaleTag(own.locale).language == tag.language ? own : Self.all[best] ?? own
    }
    return own
  }

  private static let tags = Lexicon.locales(of: .voiceOver)

  private static let all: [String: VoiceOverWords] = {
    let lexicons = (try? Lexicon.all(of: .voiceOver)) ?? []
    return Dictionary(
      lexicons.map { ($0.locale, VoiceOverWords($0)) }, uniquingKeysWith: { first, _ in first })
  }()
}
