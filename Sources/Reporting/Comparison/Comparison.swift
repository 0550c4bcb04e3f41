public import Accordions
public import Audit
import Implementations
public import Playing
public import Semantics

/// One row of an accordion, heard in several ways, side by side.
public struct Comparison: Sendable, Hashable {
  /// What is heard in one way.
  public struct Entry: Sendable, Hashable {
    /// How it was listened to.
    public var way: ListeningWay
    /// What was heard.
    public var hearing: DisclosureHearing
    /// How well it is known: the weakest of the tree and of every word.
    public var evidence: Evidence
    /// What the version is too old for; nil where it exposes rows as the card says.
    public var shortfall: String?
    /// What an audit found, as `rule (severity)`; nil where none was made.
    public var findings: [String]?
  }

  /// The title of the row that is listened to.
  public var title: String
  /// In the order in which the ways were asked for.
  public var entries: [Entry]

  /// What has been heard, put together.
  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// Listens in every way to one row, or to the first, and has each way audited where there is an
  /// auditor.
  ///
  /// Throws `UnknownName` for a row or implementation that is not there, and `UnknownLocale` for a
  /// locale without words.
  public init(
    of accordion: Accordion, row: String? = nil, ways: [ListeningWay],
    habits: AppHabits = AppHabits(), auditor: Auditor? = nil
  ) throws {
    let row = try accordion.row(named: row)
    self.init(
      title: row.title,
      entries: try ways.compactMap {
        try Entry($0, of: row.id, in: accordion, habits: habits, auditor: auditor)
      })
  }
}

extension Comparison.Entry {
  /// Listens in one way; the ways of a comparison do not depend on each other. Nil where the
  /// accordion has no such row.
  ///
  /// Throws `UnknownName` for an implementation that is not of the version's system, and
  /// `UnknownLocale` for a locale without words.
  public init?(
    _ way: ListeningWay, of row: String, in accordion: Accordion,
    habits: AppHabits = AppHabits(), auditor: Auditor? = nil
  ) throws {
    guard let hearing = try way.hearing(of: row, in: accordion, habits: habits) else {
      return nil
    }
    self.way = way
    self.hearing = hearing
    evidence = try way.evidence(for: accordion.presentation).weaker(hearing.evidence)
    shortfall = try way.shortfall
    findings = try auditor.map {
      try way.findings(of: row, in: accordion, habits: habits, by: $0)
    }
  }
}

extension Accordion {
  /// The row of an id, or the first.
  ///
  /// Throws `UnknownName` with the nearest id.
  public func row(named id: String?) throws(UnknownName) -> AccordionRow {
    let found = id == nil ? rows.first : rows.first { $0.id == id }
    guard let found else {
      throw UnknownName(kind: "row", name: id ?? "", among: rows.map(\.id))
    }
    return found
  }
}

extension ListeningWay {
  /// How well the tree is known where the rows stand.
  func evidence(for presentation: Accordion.Presentation) throws(UnknownName) -> Evidence {
    switch version {
    case .ios: try Catalogue.ios(named: card.id).evidence(for: presentation)
    case .android: try Catalogue.android(named: card.id).evidence(for: presentation)
    }
  }

  /// What the version is too old for.
  fileprivate var shortfall: String? {
    get throws(UnknownName) {
      switch version {
      case .ios(let version): try Catalogue.ios(named: card.id).shortfall(on: version)
      case .android(let api): try Catalogue.android(named: card.id).shortfall(on: api)
      }
    }
  }
}

extension Implementation {
  fileprivate func shortfall(on version: Version) -> String? {
    version < minimum ? "needs \(minimum)" : nil
  }
}
