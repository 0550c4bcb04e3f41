import Semantics
import Synchronization

/// TalkBack's words in one locale, ready to be said.
///
/// A class, so that copies of a reader share it.
final class TalkBackWords: Sendable {
  let locale: String
  /// By the words' numbers.
  private let templates: [Template]
  private let lexicon: Lexicon
  private let zero: Unicode.Scalar
  /// Every word with "Double-tap", and with "Tap", in its first place: most hints are one of them.
  private let doubleTapped, singleTapped: [String]
  /// "Actions available", and that the menu has them.
  let actionsInMenu: String
  /// "Actions available", and how the reading control does them.
  let actionsInControl: String

  /// Read once for each locale that was asked for, however many readers ask.
  private static let read = Mutex<[String: TalkBackWords]>([:])

  /// The words of a locale, read before or now.
  ///
  /// - Throws: `UnknownLocale`, `BrokenLexicon`.
  static func of(_ locale: String) throws -> TalkBackWords {
    if let known = read.withLock({ $0[locale] }) { return known }
    let words = try TalkBackWords(locale: locale)
    read.withLock { $0[locale] = words }
    return words
  }

  /// The words of a locale; words that it has no translation of are in English, as Android's
  /// resources are resolved.
  ///
  /// - Throws: `UnknownLocale`, `BrokenLexicon`.
  private init(locale: String) throws {
    let own = try Lexicon.best(for: locale, of: .talkBack)
    let lexicon = own.completed(by: try Lexicon.best(for: "en", of: .talkBack))
    self.locale = own.locale
    self.lexicon = lexicon
    zero = LocaleTag(own.locale).language == "ar" ? "\u{660}" : "0"
    let templates = TalkBackWord.allCases.map {
      Template(lexicon[$0.resource] ?? missing($0), TalkBackWord.meanings[$0])
    }
    func filled(with tap: TalkBackWord) -> [String] {
      templates.map { $0.filled([templates[tap.rawValue].word.text]) }
    }
    doubleTapped = filled(with: .doubleTap)
    singleTapped = filled(with: .singleTap)
    self.templates = templates
    (actionsInMenu, actionsInControl) = Self.actionHints { templates[$0.rawValue] }
  }

  private static func actionHints(
    _ template: (TalkBackWord) -> Template
  ) -> (menu: String, control: String) {
    func text(_ word: TalkBackWord) -> String { template(word).word.text }
    let swipes = template(.eitherGesture).filled([
      OwnParts.asciiLowercased(text(.swipeUp)), OwnParts.asciiLowercased(text(.swipeDown)),
    ])
    let control = template(.inReadingControl).filled([text(.actionsControl), swipes])
    // The separator is there for a next hint, which never comes.
    return (
      template(.inMenu).filled([text(.actions), text(.threeFingerTap)]),
      control + SentenceJoint.separator
    )
  }

  /// A word that takes no arguments.
  subscript(word: TalkBackWord) -> Word { template(word).word }

  /// The pieces of a word that takes arguments.
  func template(_ word: TalkBackWord) -> Template { templates[word.rawValue] }

  /// A word with its arguments in their places.
  func text(_ word: TalkBackWord, _ arguments: String...) -> String {
    template(word).filled(arguments)
  }

  /// A word with a tap in its first place.
  func tapped(_ word: TalkBackWord, isSingle: Bool = false) -> String {
    (isSingle ? singleTapped : doubleTapped)[word.rawValue]
  }

  /// A counted word with its count.
  func counted(_ word: TalkBackPlural, _ count: Int) -> (text: String, word: Word)? {
    guard let form = lexicon.plural(word.rawValue, count: count) else { return nil }
    return (Template(form).filled([digits(count)]), form)
  }

  /// The name of a symbol, by its name in TalkBack's resources.
  func symbol(_ name: String) -> Word? { lexicon[name] }

  /// A whole number in the digits that Java prints in this locale.
  func digits(_ number: Int) -> String {
    guard zero != "0" else { return String(number) }
    let scalars = String(number).unicodeScalars.map { digit in
      ("0"..."9").contains(digit)
        ? Unicode.Scalar(digit.value - 0x30 + zero.value) ?? digit : digit
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// Stands for a word that no lexicon has: the tests rule it out.
private func missing(_ word: TalkBackWord) -> Word {
  Word(word.resource, .modelled, source: "no word is known")
}

/// A word cut at the places of its arguments.
///
/// A class, as it is handed around with every part.
final class Template: Sendable {
  enum Piece: Sendable, Equatable {
    case literal(String)
    /// Counted from 0.
    case argument(Int)
  }

  let word: Word
  /// What the word tells in any language, where it is a role or a state.
  let meaning: Meaning?
  let pieces: [Piece]

  init(_ word: Word, _ meaning: Meaning? = nil) {
    self.word = word
    self.meaning = meaning
    pieces = Self.cut(word.text)
  }

  /// The text with its arguments; an argument that is not given stays empty.
  func filled(_ arguments: [String]) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .argument(let index): text += arguments.indices.contains(index) ? arguments[index] : ""
      }
    }
  }

  /// Cuts at `%1$s` and its like; `%%` is a percent sign.
  private static func cut(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
      } else if let index = rest.first?.wholeNumberValue, rest.dropFirst().first == "$" {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.argument(index - 1))
        rest = rest.dropFirst(3)
      } else {
        literal += "%"
      }
    }
    literal += rest
    return literal.isEmpty ? pieces : pieces + [.literal(literal)]
  }
}
