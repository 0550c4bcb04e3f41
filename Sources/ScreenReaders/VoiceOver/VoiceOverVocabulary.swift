import Synchronization

/// The words of the reader's own language and of each language that text may be in.
struct VoiceOverVocabulary: Sendable {
  let own: VoiceOverWords

  /// The vocabulary of a locale.
  ///
  /// Throws `UnknownLocale`, which names the known ones.
  init(locale: String) throws {
    guard let tag = Self.tag(of: locale) else {
      throw UnknownLocale(locale: locale, reader: .voiceOver, known: Self.tags)
    }
    own = try Self.words(of: tag)
  }

  /// The words for text in a language: the best of that language, else the reader's own.
  func words(for language: String?) -> VoiceOverWords {
    guard let language, language != own.locale, let tag = Self.tag(of: language) else {
      return own
    }
    // Text of another region of the reader's own language keeps the reader's words.
    if LocaleTag(own.locale).language == LocaleTag(language).language { return own }
    return (try? Self.words(of: tag)) ?? own
  }

  private static let tags = Lexicon.locales(of: .voiceOver)
  /// A lexicon is read once, however many readers and records ask for it.
  private static let read = Mutex<[String: VoiceOverWords]>([:])

  private static func tag(of locale: String) -> String? { LocaleTag(locale).best(of: tags) }

  private static func words(of tag: String) throws -> VoiceOverWords {
    if let known = read.withLock({ $0[tag] }) { return known }
    let words = VoiceOverWords(try Lexicon.best(for: tag, of: .voiceOver))
    read.withLock { $0[tag] = words }
    return words
  }
}
