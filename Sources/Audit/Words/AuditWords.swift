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
  /// Forms of those verbs that hints use, such as "shows".
  public var shows: [String] = []
  /// Forms of those verbs that hints use, such as "hides".
  public var hides: [String] = []
  /// What readers call a control by themselves.
  public var roles: [String]
  /// What only tells a gesture, or "here".
  public var gestures: [String]
  /// Nouns that say nothing of their own, such as "details".
  public var generic: [String]
  /// Pictures that show which way a row is.
  public var indicators: [String]
  /// Whether a verb stands behind what it is about.
  public var isVerbLast = false
}

extension AuditWords {
  /// Everything that is sought in texts.
  var phrases: [String] {
    [
      expanded, collapsed, opened, closed, show, hide, shows, hides, roles, gestures, generic,
      indicators,
    ].flatMap { $0 }
  }
}

extension AuditWords {
  /// The words of a locale's language; English where the language is not known here.
  public static func of(_ locale: String) -> AuditWords {
    let primary = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == primary } ?? english
  }

  /// What a text that begins with a verb promises to do: open or shut.
  ///
  /// In some languages the verb comes last: "Details anzeigen".
  func promise(in text: String) -> ExpandedState? {
    let spelling = Spelling(text)
    func stands(_ verb: String) -> Bool {
      spelling.begins(with: verb) || (isVerbLast && spelling.ends(with: verb))
    }
    if hide.contains(where: stands) { return .collapsed }
    if show.contains(where: stands) { return .expanded }
    return nil
  }

  /// The same in this language, else in any other that is known.
  func anyPromise(in text: String) -> ExpandedState? {
    promise(in: text) ?? Self.all.lazy.compactMap { $0.promise(in: text) }.first
  }

  /// Whether a text begins with a verb of the same stem as a state: "Expand …, collapsed".
  func beginsWithStemOfState(_ text: String) -> Bool {
    let spelling = Spelling(text)
    return (show + hide).contains { spelling.begins(with: $0) && isOfStem($0) }
  }

  /// Whether a hint is about expanding or collapsing, rather than about opening anything.
  func isAboutExpanding(_ hint: String) -> Bool {
    let spelling = Spelling(hint)
    return (show + hide + shows + hides + expanded + collapsed).contains { word in
      isOfStem(word) && !spelling.places(of: word).isEmpty
    }
  }

  /// Whether a word has the stem of one that means a state.
  private func isOfStem(_ word: String) -> Bool {
    (expanded + collapsed).contains { $0.count > 4 && word.hasPrefix($0.prefix(5)) }
  }

  /// What a hint promises: the verb may stand anywhere in it, and "shows" is as good as "show".
  func promise(inHint hint: String) -> ExpandedState? {
    let spelling = Spelling(hint)
    let shows = place(of: show + shows, in: spelling)
    let hides = place(of: hide + hides, in: spelling)
    switch (shows, hides) {
    case (nil, nil): return nil
    case (_?, nil): return .expanded
    case (nil, _?): return .collapsed
    case (let shows?, let hides?):
      // "Show less" begins where "show" does, and says more.
      if shows.start == hides.start {
        return shows.length == hides.length
          ? nil : shows.length > hides.length ? .expanded : .collapsed
      }
      return shows.start < hides.start ? .expanded : .collapsed
    }
  }

  /// The first of some phrases, the longest where several begin there; counted in words.
  private func place(
    of phrases: [String], in spelling: Spelling
  ) -> (start: Int, length: Int)? {
    let found = phrases.flatMap { phrase in
      spelling.places(of: phrase).map { (start: $0, length: Spelling.Phrase.known(phrase).length) }
    }
    return found.min { ($0.start, -$0.length) < ($1.start, -$1.length) }
  }

  /// Whether a text holds a verb of opening or shutting that is too long to be a word of another
  /// language by chance.
  func mentionsLongVerb(in text: String) -> Bool {
    let spelling = Spelling(text)
    return (show + hide + shows + hides).contains { verb in
      verb.count > 4 && !spelling.places(of: verb).isEmpty
    }
  }

  func mentions(_ words: KeyPath<AuditWords, [String]>, in text: String) -> Bool {
    let spelling = Spelling(text)
    return self[keyPath: words].contains { !spelling.places(of: $0).isEmpty }
  }
}
