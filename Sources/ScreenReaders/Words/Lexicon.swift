import Semantics

/// The words that a reader says of its own accord, in one locale.
///
/// Words are called by their name in the reader's own resources where those are public, and by a
/// name of the same kind where they are not. Text may hold `%1$s` (text) and `%1$d` (a number).
public struct Lexicon: Sendable {
  /// A BCP 47 tag, such as `pt-BR`.
  public let locale: String
  /// Whose words these are.
  public let reader: ReaderKind
  private let words: [String: Word]
  private let plurals: [String: [PluralCategory: Word]]

  /// A lexicon of these words.
  public init(
    reader: ReaderKind, locale: String, words: [String: Word],
    plurals: [String: [PluralCategory: Word]] = [:]
  ) {
    self.reader = reader
    self.locale = locale
    self.words = words
    self.plurals = plurals
  }

  /// The word of this name, or nil where this locale has none.
  public subscript(name: String) -> Word? { words[name] }

  /// The form of a counted word for a count.
  public func plural(_ name: String, count: Int) -> Word? {
    guard let forms = plurals[name] else { return nil }
    return forms[PluralCategory.of(count, in: locale)] ?? forms[.other]
  }

  /// Every word and every form of a counted word, sorted by name: for lists of what is known.
  public var entries: [(name: String, word: Word)] {
    let counted = plurals.flatMap { name, forms in
      forms.map { (name: "\(name).\($0.key.rawValue)", word: $0.value) }
    }
    let plain = words.map { (name: $0.key, word: $0.value) }
    return (plain + counted).sorted { $0.name < $1.name }
  }

  /// These words, and those of another lexicon where this one has none.
  public func completed(by other: Lexicon) -> Lexicon {
    Lexicon(
      reader: reader, locale: locale, words: words.merging(other.words) { own, _ in own },
      plurals: plurals.merging(other.plurals) { own, _ in own })
  }
}

/// The forms that a counted word can have (Unicode CLDR).
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The form that a whole number takes in a locale, by the language's CLDR cardinal rule.
  ///
  /// The `many` of Spanish, French and Portuguese, for millions, is left out: nothing that a
  /// reader counts comes to that.
  public static func of(_ count: Int, in locale: String) -> PluralCategory {
    switch LocaleTag(locale).language {
    case "ja", "zh", "ko", "th", "vi", "id": .other
    case "fr", "pt", "hi": count == 0 || count == 1 ? .one : .other
    case "ar": arabic(count)
    default: count == 1 ? .one : .other
    }
  }

  private static func arabic(_ count: Int) -> PluralCategory {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
