import Semantics

/// What a phrase tells in a language.
private struct StateMeaning {
  var language: String
  var state: ExpandedState
  /// Whether it tells that wherever it stands.
  var isStrong: Bool
}

/// Every phrase that tells a state, by its words.
private enum StatePhrases {
  static let byWords: [String: [StateMeaning]] = {
    var found: [String: [StateMeaning]] = [:]
    for words in AuditWords.all {
      func add(_ phrases: [String], _ state: ExpandedState, isStrong: Bool) {
        for phrase in phrases {
          let meaning = StateMeaning(language: words.language, state: state, isStrong: isStrong)
          found[Spelling(phrase).plain, default: []].append(meaning)
        }
      }
      add(words.expanded, .expanded, isStrong: true)
      add(words.opened, .expanded, isStrong: false)
      add(words.collapsed, .collapsed, isStrong: true)
      add(words.closed, .collapsed, isStrong: false)
    }
    return found
  }()

  /// How many words the longest has.
  static let longest = byWords.keys.map { Spelling($0).count }.max() ?? 0

  /// What a whole text tells, when nothing else is in it.
  static func lone(_ spelling: Spelling) -> [StateMeaning] { byWords[spelling.plain] ?? [] }

  /// What the end of a text tells, when something stands before it.
  static func last(_ spelling: Spelling) -> [StateMeaning] {
    guard spelling.count > 1 else { return [] }
    return (1...min(longest, spelling.count - 1)).flatMap { length in
      byWords[spelling.plainEnd(of: length)]?.filter(\.isStrong) ?? []
    }
  }
}

extension AuditWords {
  /// The language, other than this one, in which a text is a state word.
  func foreignState(in text: String) -> (language: String, state: ExpandedState)? {
    let found = StatePhrases.lone(Spelling(text)).first { $0.language != language }
    guard let found, states(in: text).isEmpty else { return nil }
    return (found.language, found.state)
  }

  /// The state that a whole text is, when nothing else is in it.
  func loneState(in text: some StringProtocol) -> ExpandedState? {
    StatePhrases.lone(Spelling(text)).first { $0.language == language }?.state
  }

  /// The state that a whole text is, in this language, else in any other that is known.
  func anyLoneState(in text: some StringProtocol) -> ExpandedState? {
    let found = StatePhrases.lone(Spelling(text))
    return (found.first { $0.language == language } ?? found.first)?.state
  }

  /// The state that a whole text is and that no other thing is called, in any language.
  func strongState(in text: String) -> ExpandedState? {
    StatePhrases.lone(Spelling(text)).first(where: \.isStrong)?.state
  }

  /// Whether a name tells a state by a word that no other thing is called, in any language.
  func tellsStrongState(inName name: String) -> Bool {
    Spelling.pieces(of: name).contains { piece in
      let spelling = Spelling(piece)
      return (StatePhrases.lone(spelling) + StatePhrases.last(spelling)).contains(where: \.isStrong)
    }
  }

  /// Every state that a text tells, in order: strong words wherever they stand, weak ones where
  /// nothing else stands between two marks.
  func states(in text: String) -> [ExpandedState] {
    Spelling.pieces(of: text).flatMap { piece -> [ExpandedState] in
      let spelling = Spelling(piece)
      let lone = StatePhrases.lone(spelling).first { $0.language == language }
      if let lone, !lone.isStrong { return [lone.state] }
      let places = [(expanded, ExpandedState.expanded), (collapsed, .collapsed)].flatMap { words in
        words.0.flatMap { word in spelling.places(of: word).map { ($0, words.1) } }
      }
      return places.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// States told in this language, else in any other that is known.
  func anyStates(in text: String) -> [ExpandedState] {
    let own = states(in: text)
    if !own.isEmpty { return own }
    return foreignState(in: text).map { [$0.state] } ?? []
  }

  /// Every state that a name tells, in this language, else in any other that is known: a word that
  /// stands alone between two marks, or ends the name.
  ///
  /// A title such as "Expanded coverage" is no state.
  func anyStates(inName name: String) -> [ExpandedState] {
    let pieces = Spelling.pieces(of: name).map { piece in
      let spelling = Spelling(piece)
      return StatePhrases.lone(spelling) + StatePhrases.last(spelling)
    }
    if pieces.allSatisfy(\.isEmpty) { return [] }
    let told = ([language] + Self.all.map(\.language)).lazy.map { language in
      pieces.compactMap { piece in piece.first { $0.language == language }?.state }
    }
    return told.first { !$0.isEmpty } ?? []
  }
}
