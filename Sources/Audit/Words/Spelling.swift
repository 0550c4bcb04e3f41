/// A text, spelled for finding whole words in it.
struct Spelling {
  private let words: [Substring]
  private let whole: String

  init(_ text: some StringProtocol) {
    whole = text.lowercased()
    words = Self.words(in: whole)
  }

  private static func words(in whole: String) -> [Substring] {
    // Most texts are plain, and audits spell a lot of them.
    if whole.utf8.allSatisfy({ $0 < 0x80 }) {
      return whole.utf8.split { !isPartOfWord($0) }.map(Substring.init)
    }
    return whole.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map(Substring.init)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "'"):
      true
    case _: false
    }
  }

  /// How many words there are.
  var count: Int { words.count }

  /// The words, one blank between them.
  var plain: String { words.joined(separator: " ") }

  /// The last words, one blank between them.
  func plainEnd(of count: Int) -> String { words.suffix(count).joined(separator: " ") }

  /// Some of the words, one blank between them.
  func plain(_ range: Range<Int>) -> String { words[range].joined(separator: " ") }

  /// Whether the text is just this phrase.
  func `is`(_ phrase: String) -> Bool {
    !words.isEmpty && words == Phrase.known(phrase).words
  }

  func begins(with phrase: String) -> Bool {
    let sought = Phrase.known(phrase).words
    return !sought.isEmpty && words.starts(with: sought)
  }

  func ends(with phrase: String) -> Bool {
    let sought = Phrase.known(phrase).words
    return !sought.isEmpty && words.count > sought.count
      && words.suffix(sought.count) == sought[...]
  }

  /// A run of words that comes twice, at least as long as asked for.
  func repeatedRun(of length: Int) -> String? {
    guard words.count >= 2 * length else { return nil }
    for start in 0...(words.count - 2 * length) {
      let run = words[start..<(start + length)]
      for other in (start + length)...(words.count - length)
      where words[other..<(other + length)].elementsEqual(run) {
        return run.joined(separator: " ")
      }
    }
    return nil
  }

  /// Where the phrase begins, counted in words. A script without spaces is searched by letters.
  func places(of phrase: String) -> [Int] {
    let known = Phrase.known(phrase)
    if known.isWithoutSpaces { return whole.firstRange(of: phrase) == nil ? [] : [0] }
    let sought = known.words
    guard !sought.isEmpty, words.count >= sought.count else { return [] }
    return (0...(words.count - sought.count)).filter {
      words[$0..<($0 + sought.count)].elementsEqual(sought)
    }
  }

  /// The parts of a text between commas, brackets, dashes that stand alone, and other marks.
  static func pieces(of text: String) -> [Substring] {
    text.split(whereSeparator: marks.contains)
  }

  private static let marks: Set<Character> = Set(",;:.()[]–—|\n،、。，")

  /// What is sought in texts.
  struct Phrase {
    let words: [Substring]
    let isWithoutSpaces: Bool
    /// In words; in letters where a script has no spaces.
    var length: Int { isWithoutSpaces ? letters : words.count }
    private let letters: Int

    init(_ text: String) {
      words = Spelling.words(in: text.lowercased())
      letters = text.count
      isWithoutSpaces = text.unicodeScalars.contains(where: \.isWithoutSpaces)
    }

    /// A phrase. Those of the vocabulary are taken apart once.
    static func known(_ text: String) -> Phrase { vocabulary[text] ?? Phrase(text) }

    private static let vocabulary: [String: Phrase] = {
      let phrases = AuditWords.all.flatMap(\.phrases)
      return Dictionary(phrases.map { ($0, Phrase($0)) }, uniquingKeysWith: { $1 })
    }()
  }
}

extension Unicode.Scalar {
  fileprivate var isWithoutSpaces: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x9FFF: true
    default: false
    }
  }
}

extension StringProtocol {
  /// Where a text stands in this one.
  fileprivate func firstRange(of other: String) -> Range<Index>? {
    guard !other.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      if self[start...].starts(with: other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
