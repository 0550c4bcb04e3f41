import Hearing
public import ScreenReaders

/// What readers say of a set of screens, as text that people review.
public struct AnnouncementBaseline: Sendable, Hashable {
  /// One piece of an announcement.
  public struct Piece: Sendable, Hashable {
    /// What it tells, by the name of `Part.Kind`, or `hint`.
    public var kind: String
    public var text: String

    public init(_ kind: String, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// What is said at one place.
  public struct Entry: Sendable, Hashable {
    /// Such as `states, shut` or `states, opened`.
    public var place: String
    public var pieces: [Piece]

    public init(_ place: String, _ pieces: [Piece]) {
      self.place = place
      self.pieces = pieces
    }
  }

  /// One screen under one reader.
  public struct Section: Sendable, Hashable {
    /// The screen's path, or its title where it has none.
    public var screen: String
    public var reader: ReaderKind
    public var locale: String
    public var entries: [Entry]
    /// What an audit finds on it: rule, then nodes.
    public var findings: [String]

    public init(
      screen: String, reader: ReaderKind, locale: String, entries: [Entry] = [],
      findings: [String] = []
    ) {
      self.screen = screen
      self.reader = reader
      self.locale = locale
      self.entries = entries
      self.findings = findings
    }

    var name: String { "\(screen) · \(reader.rawValue) · \(locale)" }
  }

  public var sections: [Section]

  public init(_ sections: [Section] = []) { self.sections = sections }
}

extension AnnouncementBaseline {
  /// What is said of screens now, and what the auditor finds on them.
  public init(of listenings: [Listening], auditor: Auditor = Auditor()) {
    sections = listenings.flatMap { listening -> [Section] in
      let failures = auditor.audit(listening).failures()
      return listening.sides.map { side in
        Section(
          screen: listening.screen.path ?? listening.screen.title, reader: side.reader,
          locale: side.locale, entries: Self.entries(side),
          findings: failures.filter { $0.readers.contains(side.reader) }.map {
            ([$0.rule] + $0.nodes).joined(separator: " ")
          })
      }
    }
  }

  private static func entries(_ side: Side) -> [Entry] {
    let headers = Set(side.triggers.flatMap { $0.closed.header.stops + $0.open.header.stops })
    let others = side.initial.stops.filter { !headers.contains($0) }
    return side.triggers.flatMap(entries) + others.map { entry($0, $0, side.initial) }
  }

  private static func entries(_ trigger: HeardTrigger) -> [Entry] {
    var entries = [
      Entry("\(trigger.id), stops", trigger.closed.header.stops.map { Piece("stop", $0) })
    ]
    for (look, word) in [(trigger.closed, "shut"), (trigger.open, "open")] {
      entries += look.header.stops.map { entry("\($0), \(word)", $0, look.moment) }
    }
    guard let played = trigger.played else { return entries }
    for (toggle, word) in [(played.opening, "opened"), (played.closing, "closed")] {
      entries.append(Entry("\(trigger.id), \(word)", pieces(toggle)))
    }
    return entries
  }

  private static func entry(_ place: String, _ stop: String, _ moment: Moment) -> Entry {
    let said = moment.announcements[stop]
    let parts = (said?.parts ?? []).map { Piece($0.kind.rawValue, $0.text) }
    return Entry(place, parts + (said?.hint ?? []).map { Piece("hint", $0.text) })
  }

  private static func pieces(_ toggle: Toggle) -> [Piece] {
    toggle.speech.filter { $0.utterance.purpose != .hint && $0.began != nil }
      .flatMap { said in
        said.utterance.parts.map { Piece($0.kind.rawValue, $0.text) }
      }
  }
}
