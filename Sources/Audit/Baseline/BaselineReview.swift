public import ScreenReaders

/// How what is said now stands to a baseline: its differences by their cause.
public struct BaselineReview: Sendable, Hashable {
  /// One place that differs.
  public struct Difference: Sendable, Hashable {
    public var screen: String
    public var reader: ReaderKind
    /// Empty where the screen as a whole differs.
    public var place: String
    public var cause: BaselineCause
    public var before: String
    public var after: String
  }

  /// All places that differ for the same cause under the same reader.
  public struct Group: Sendable, Hashable {
    public var cause: String
    public var reader: ReaderKind
    public var verdict: BaselineCause.Verdict
    public var differences: [Difference]
  }

  public var differences: [Difference]

  /// Holds what is said now against a baseline.
  public init(from old: AnnouncementBaseline, to new: AnnouncementBaseline) {
    let before = old.byName
    let after = new.byName
    differences = old.sections.filter { after[$0.name] == nil }.map { section in
      Difference(
        screen: section.screen, reader: section.reader, place: "", cause: .screenGone, before: "",
        after: "")
    }
    for section in new.sections {
      if let known = before[section.name] {
        differences += Self.differences(known, section)
      } else {
        differences.append(
          Difference(
            screen: section.screen, reader: section.reader, place: "", cause: .screenAdded,
            before: "", after: ""))
      }
    }
  }

  /// The differences by cause: regressions first, then by how many places they touch.
  public var groups: [Group] {
    var groups: [Group] = []
    for difference in differences {
      let title = difference.cause.title
      if let place = groups.firstIndex(where: {
        $0.cause == title && $0.reader == difference.reader
      }) {
        groups[place].differences.append(difference)
      } else {
        groups.append(
          Group(
            cause: title, reader: difference.reader, verdict: difference.cause.verdict,
            differences: [difference]))
      }
    }
    let order = BaselineCause.Verdict.allCases
    return groups.enumerated().sorted { left, right in
      let (one, two) = (left.element, right.element)
      let ranks = (order.firstIndex(of: one.verdict) ?? 0, order.firstIndex(of: two.verdict) ?? 0)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if one.differences.count != two.differences.count {
        return one.differences.count > two.differences.count
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

// MARK: - Finding differences

extension BaselineReview {
  private static func differences(
    _ old: AnnouncementBaseline.Section, _ new: AnnouncementBaseline.Section
  ) -> [Difference] {
    func difference(_ place: String, _ cause: BaselineCause, _ before: String, _ after: String)
      -> Difference
    {
      Difference(
        screen: new.screen, reader: new.reader, place: place, cause: cause, before: before,
        after: after)
    }
    let before = Dictionary(old.entries.map { ($0.place, $0) }) { first, _ in first }
    let after = Set(new.entries.map(\.place))
    var found = old.entries.filter { !after.contains($0.place) }.map {
      difference($0.place, .placeGone, $0.line, "")
    }
    for entry in new.entries {
      guard let known = before[entry.place] else {
        found.append(difference(entry.place, .placeAdded, "", entry.line))
        continue
      }
      found += causes(known, entry).map { difference(entry.place, $0, known.line, entry.line) }
    }
    found += new.findings.filter { !old.findings.contains($0) }.map {
      difference($0, .found(rule: rule(in: $0)), "", $0)
    }
    found += old.findings.filter { !new.findings.contains($0) }.map {
      difference($0, .noLongerFound(rule: rule(in: $0)), $0, "")
    }
    return found
  }

  private static func rule(in finding: String) -> String {
    finding.split(separator: " ").first.map(String.init) ?? finding
  }

  /// Why one entry differs from another.
  static func causes(
    _ old: AnnouncementBaseline.Entry, _ new: AnnouncementBaseline.Entry
  ) -> [BaselineCause] {
    if old.place.hasSuffix(", stops") {
      return old.pieces.count == new.pieces.count
        ? [] : [.stops(from: old.pieces.count, to: new.pieces.count)]
    }
    let before = old.numbered
    let after = new.numbered
    let kept = Set(before.map(\.key)).intersection(after.map(\.key))
    let changed = changed(
      before.filter { !kept.contains($0.key) }.map(\.piece),
      after.filter { !kept.contains($0.key) }.map(\.piece),
      besides: Set(kept.map(kind)))
    let texts = Dictionary(before.map { ($0.key, $0.piece.text) }) { first, _ in first }
    let reworded = after.compactMap { key, piece -> BaselineCause? in
      guard let text = texts[key], text != piece.text else { return nil }
      return .reworded(piece.kind, from: text, to: piece.text)
    }
    let orders = (
      before.map(\.key).filter(kept.contains), after.map(\.key).filter(kept.contains)
    )
    return changed + moved(orders.0, orders.1) + reworded
  }

  /// What came, what went, and what is told by another property now; `besides` are the kinds that
  /// are told as before.
  private static func changed(
    _ lost: [AnnouncementBaseline.Piece], _ told: [AnnouncementBaseline.Piece],
    besides kept: Set<String>
  ) -> [BaselineCause] {
    var told = told
    let gone = lost.map { piece -> BaselineCause in
      let same = told.firstIndex { $0.text.lowercased() == piece.text.lowercased() }
      if let same { return .became(piece.kind, as: told.remove(at: same).kind) }
      return kept.contains(piece.kind) ? .toldLess(piece.kind) : .lost(piece.kind)
    }
    return gone
      + told.map { kept.contains($0.kind) ? .toldMore($0.kind) : .told($0.kind) }
  }

  /// The piece that has to be taken out so that the rest is in the old order.
  private static func moved(_ old: [String], _ new: [String]) -> [BaselineCause] {
    guard old != new else { return [] }
    let mover = new.first { key in old.filter { $0 != key } == new.filter { $0 != key } }
    guard let mover = mover ?? zip(old, new).first(where: { $0 != $1 })?.1,
      let place = new.firstIndex(of: mover)
    else { return [] }
    let previous = place > 0 ? kind(new[place - 1]) : ""
    return [.moved(kind(mover), after: previous)]
  }

  private static func kind(_ key: String) -> String {
    String(key.prefix { $0 != "#" })
  }
}

extension AnnouncementBaseline {
  var byName: [String: Section] {
    Dictionary(sections.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension AnnouncementBaseline.Entry {
  /// As it is said.
  var line: String {
    let hint = pieces.filter { $0.kind == "hint" }.map(\.text).joined(separator: ", ")
    let rest = pieces.filter { $0.kind != "hint" }.map(\.text).joined(separator: ", ")
    return hint.isEmpty ? rest : "\(rest) | \(hint)"
  }

  /// The pieces with keys that tell two of a kind apart.
  var numbered: [(key: String, piece: AnnouncementBaseline.Piece)] {
    var counts: [String: Int] = [:]
    return pieces.map { piece in
      counts[piece.kind, default: 0] += 1
      return ("\(piece.kind)#\(counts[piece.kind] ?? 0)", piece)
    }
  }
}

// MARK: - Accepting

extension AnnouncementBaseline {
  /// This baseline with all places taken from another whose differences all have an accepted
  /// cause. A place that differs for another cause too stays as it is.
  public func accepting(_ causes: Set<String>, from new: AnnouncementBaseline)
    -> AnnouncementBaseline
  {
    let after = new.byName
    var accepted = AnnouncementBaseline()
    for section in sections {
      if let now = after[section.name] {
        accepted.sections.append(section.accepting(causes, from: now))
      } else if !causes.contains(BaselineCause.screenGone.title) {
        accepted.sections.append(section)
      }
    }
    guard causes.contains(BaselineCause.screenAdded.title) else { return accepted }
    let before = byName
    accepted.sections += new.sections.filter { before[$0.name] == nil }
    return accepted
  }
}

extension AnnouncementBaseline.Section {
  fileprivate func accepting(_ causes: Set<String>, from new: Self) -> Self {
    var accepted = self
    let before = Dictionary(entries.map { ($0.place, $0) }) { first, _ in first }
    let after = Set(new.entries.map(\.place))
    let gone = entries.filter {
      !after.contains($0.place) && !causes.contains(BaselineCause.placeGone.title)
    }
    accepted.entries =
      new.entries.compactMap { entry in
        guard let known = before[entry.place] else {
          return causes.contains(BaselineCause.placeAdded.title) ? entry : nil
        }
        let own = BaselineReview.causes(known, entry).map(\.title)
        return own.allSatisfy(causes.contains) ? entry : known
      } + gone
    accepted.findings =
      findings.filter { known in
        new.findings.contains(known) || !causes.contains("\(Self.rule(known)) no longer found")
      }
      + new.findings.filter { fresh in
        !findings.contains(fresh) && causes.contains("\(Self.rule(fresh)) now found")
      }
    return accepted
  }

  private static func rule(_ finding: String) -> String {
    finding.split(separator: " ").first.map(String.init) ?? finding
  }
}
