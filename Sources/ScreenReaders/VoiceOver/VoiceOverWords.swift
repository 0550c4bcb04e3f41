import Semantics

/// VoiceOver's own words in one locale, ready to be spoken.
///
/// A class, so that every reader and every draft shares it.
final class VoiceOverWords: Sendable {
  /// A word in its two written forms.
  ///
  /// A class, as it is handed around with every part.
  final class Entry: Sendable {
    /// As the full-stop form writes it: "Button."
    let phrase: String
    /// As it stands inside a sentence: "button".
    let text: String
    let word: Word
    let meaning: Meaning?

    init(phrase: String, text: String, word: Word, meaning: Meaning? = nil) {
      self.phrase = phrase
      self.text = text
      self.word = word
      self.meaning = meaning
    }
  }

  /// A BCP 47 tag.
  let locale: String
  private let entries: [Entry]
  private let usesArabicDigits: Bool

  /// The words of a lexicon. The tests see to it that it lacks none.
  init(_ lexicon: Lexicon) {
    locale = lexicon.locale
    usesArabicDigits = Self.language(of: lexicon.locale) == "ar"
    entries = VoiceOverWord.allCases.map { name in
      guard let word = lexicon["\(name)"] else {
        return Entry(phrase: "", text: "", word: Self.unknown)
      }
      let inline = lexicon["\(name).inline"]?.text ?? Self.inline(word.text, name, lexicon.locale)
      return Entry(phrase: word.text, text: inline, word: word, meaning: name.meaning)
    }
  }

  subscript(word: VoiceOverWord) -> Entry { entries[word.rawValue] }

  /// A number in the digits of the locale.
  func number(_ number: Int) -> String {
    guard usesArabicDigits else { return String(number) }
    return String(
      String.UnicodeScalarView(
        String(number).unicodeScalars.map { digit in
          guard (0x30...0x39).contains(digit.value) else { return digit }
          return Unicode.Scalar(digit.value - 0x30 + 0x660) ?? digit
        }))
  }

  /// A word with numbers or text in the places of `%1$s` and `%2$s`.
  func filled(_ word: VoiceOverWord, _ arguments: String...) -> Entry {
    let entry = self[word]
    var (phrase, text) = (entry.phrase, entry.text)
    for (place, argument) in arguments.enumerated() {
      let mark = "%\(place + 1)$s"
      phrase = Self.replace(mark, in: phrase, with: argument)
      text = Self.replace(mark, in: text, with: argument)
    }
    return Entry(phrase: phrase, text: text, word: entry.word, meaning: entry.meaning)
  }

  private static let unknown = Word("", .modelled, source: "not in the lexicon")

  private static func language(of locale: String) -> Substring { locale.prefix { $0 != "-" } }

  private static func replace(_ mark: String, in text: String, with argument: String) -> String {
    guard let range = text.firstRange(of: mark) else { return text }
    var result = text
    result.replaceSubrange(range, with: argument)
    return result
  }

  /// The word without its stop and, where the language writes such words small, without capitals.
  private static func inline(_ phrase: String, _ word: VoiceOverWord, _ locale: String) -> String {
    var text = phrase
    if text.endsInStop { text.removeLast() }
    let keepsCapitals = word.isSentence || language(of: locale) == "de"
    return keepsCapitals ? text : text.lowercased()
  }
}
