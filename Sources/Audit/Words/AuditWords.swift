import Semantics

/// Words by which authors tell states, actions, roles and gestures, in one language.
///
/// Not what readers say: what apps are known to write into names, values and hints.
public struct AuditWords: Sendable, Hashable {
  /// The primary subtag, such as `de`.
  public var language: String
  /// Words that mean "open" wherever they stand.
  public var expanded: [String]
  /// Words that mean "shut" wherever they stand.
  public var collapsed: [String]
  /// Words that mean "open" only where they stand alone between commas.
  public var opened: [String]
  /// Words that mean "shut" only where they stand alone between commas.
  public var closed: [String]
  /// Verbs that promise to open.
  public var show: [String]
  /// Verbs that promise to shut.
  public var hide: [String]
  /// What readers call a control by themselves.
  public var roles: [String]
  /// What only tells a gesture, or "here".
  public var gestures: [String]
  /// Nouns that say nothing of their own, such as "details".
  public var generic: [String]
  /// Pictures that show which way a row is.
  public var indicators: [String]
}

extension AuditWords {
  /// The words of a locale's language; English where the language is not known here.
  public static func of(_ locale: String) -> AuditWords {
    let primary = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == primary } ?? english
  }

  /// The language, other than this one, in which a text is a state word.
  func foreignState(in text: String) -> (language: String, state: ExpandedState)? {
    guard state(in: text) == nil else { return nil }
    for other in Self.all where other.language != language {
      if let state = other.loneState(in: text) { return (other.language, state) }
    }
    return nil
  }

  /// The state that a whole text is, when nothing else is in it.
  func loneState(in text: String) -> ExpandedState? {
    let text = Spelling(text)
    if (expanded + opened).contains(where: { text.is($0) }) { return .expanded }
    if (collapsed + closed).contains(where: { text.is($0) }) { return .collapsed }
    return nil
  }

  /// The first state that a text tells.
  func state(in text: String) -> ExpandedState? { states(in: text).first }

  /// Every state that a text tells, in order: strong words wherever they stand, weak ones where
  /// nothing else stands between two marks.
  func states(in text: String) -> [ExpandedState] {
    Spelling.pieces(of: text).flatMap { piece -> [ExpandedState] in
      let spelling = Spelling(piece)
      if opened.contains(where: { spelling.is($0) }) { return [.expanded] }
      if closed.contains(where: { spelling.is($0) }) { return [.collapsed] }
      let found =
        expanded.flatMap { word in spelling.places(of: word).map { ($0, ExpandedState.expanded) } }
        + collapsed.flatMap { word in
          spelling.places(of: word).map { ($0, ExpandedState.collapsed) }
        }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Every state that a name tells: a word that stands alone between two marks, or ends the name.
  ///
  /// A title such as "Expanded coverage" is no state.
  func states(inName name: String) -> [ExpandedState] {
    let pieces = Spelling.pieces(of: name)
    return pieces.flatMap { piece -> [ExpandedState] in
      if let lone = loneState(in: String(piece)) { return [lone] }
      let spelling = Spelling(piece)
      if expanded.contains(where: { spelling.ends(with: $0) }) { return [.expanded] }
      if collapsed.contains(where: { spelling.ends(with: $0) }) { return [.collapsed] }
      return []
    }
  }

  /// What a text that begins with a verb promises to do: open or shut.
  func promise(in text: String) -> ExpandedState? {
    let spelling = Spelling(text)
    if hide.contains(where: { spelling.begins(with: $0) }) { return .collapsed }
    if show.contains(where: { spelling.begins(with: $0) }) { return .expanded }
    return nil
  }

  /// Whether a text begins with a verb of the same stem as a state: "Expand …, collapsed".
  func beginsWithStemOfState(_ text: String) -> Bool {
    let spelling = Spelling(text)
    return (show + hide).contains { verb in
      spelling.begins(with: verb)
        && (expanded + collapsed).contains { $0.count > 4 && verb.hasPrefix($0.prefix(5)) }
    }
  }

  /// What a hint promises: the verb may stand anywhere in it.
  func promise(inHint hint: String) -> ExpandedState? {
    let spelling = Spelling(hint)
    func place(_ words: [String]) -> Int? { words.flatMap { spelling.places(of: $0) }.min() }
    switch (place(show), place(hide)) {
    case (nil, nil): return nil
    case (_?, nil): return .expanded
    case (nil, _?): return .collapsed
    case (let show?, let hide?): return show == hide ? nil : show < hide ? .expanded : .collapsed
    }
  }

  func mentions(_ words: KeyPath<AuditWords, [String]>, in text: String) -> Bool {
    let spelling = Spelling(text)
    return self[keyPath: words].contains { !spelling.places(of: $0).isEmpty }
  }
}

/// A text, spelled for finding whole words in it.
struct Spelling {
  private let words: [Substring]
  private let whole: String

  init(_ text: some StringProtocol) {
    whole = text.lowercased()
    words = whole.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map(Substring.init)
  }

  /// The words of a phrase. Those of the vocabulary are taken apart once.
  private static func words(of phrase: String) -> [Substring] {
    vocabulary[phrase] ?? Spelling(phrase).words
  }

  private static let vocabulary: [String: [Substring]] = {
    let phrases = AuditWords.all.flatMap { words in
      [words.expanded, words.collapsed, words.opened, words.closed, words.show, words.hide].flatMap
      { $0 }
    }
    return Dictionary(phrases.map { ($0, Spelling($0).words) }, uniquingKeysWith: { $1 })
  }()

  /// Whether the text is just this phrase.
  func `is`(_ phrase: String) -> Bool { words == Self.words(of: phrase) && !words.isEmpty }

  func begins(with phrase: String) -> Bool {
    let sought = Self.words(of: phrase)
    return !sought.isEmpty && words.starts(with: sought)
  }

  func ends(with phrase: String) -> Bool {
    let sought = Self.words(of: phrase)
    return !sought.isEmpty && words.count > sought.count
      && words.suffix(sought.count) == sought[...]
  }

  /// How many words there are.
  var count: Int { words.count }

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
    if phrase.unicodeScalars.contains(where: \.isWithoutSpaces) {
      return whole.firstRange(of: phrase) == nil ? [] : [0]
    }
    let sought = Self.words(of: phrase)
    guard !sought.isEmpty, words.count >= sought.count else { return [] }
    return (0...(words.count - sought.count)).filter {
      words[$0..<($0 + sought.count)].elementsEqual(sought)
    }
  }

  /// The parts of a text between commas, brackets and other marks.
  static func pieces(of text: String) -> [Substring] {
    text.split(whereSeparator: marks.contains)
  }

  private static let marks: Set<Character> = Set(",;:.()[]–—|\n،、。，")
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
