import Hearing
import Implementations
import Playing
import ScreenReaders
import Semantics

extension Comparison {
  /// One line a way: what it is, what is heard closed and open, and of the toggle.
  public var table: Table {
    let isAudited = entries.contains { $0.findings != nil }
    let columns = [
      "implementation", "reader", "version", "locale", "stops", "closed", "hint", "open",
      "open hint", "opening says", "closing says", "known",
    ]
    return Table(
      columns: columns + (isAudited ? ["findings"] : []),
      rows: entries.map { entry in
        entry.cells + (isAudited ? [entry.findingsCell] : [])
      })
  }

  /// A table that fits a terminal: versions and locales only where several are compared.
  public var overview: Table {
    let isAudited = entries.contains { $0.findings != nil }
    let columns = ["implementation", "stops", "closed", "hint", "open", "opening says"]
    return Table(
      columns: columns + (isAudited ? ["findings"] : []),
      rows: entries.map { entry in
        let cells = entry.cells
        return [name(of: entry), cells[4], cells[5], cells[6], cells[7], cells[9]]
          + (isAudited ? [entry.findingsCell] : [])
      })
  }

  private func name(of entry: Entry) -> String {
    let alike = entries.filter { $0.way.reader == entry.way.reader }.map(\.way)
    let version = Set(alike.map(\.version)).count > 1 || entry.shortfall != nil
    let locale = Set(alike.map(\.locale)).count > 1
    let parts = [
      entry.way.card.id, version ? entry.versionCell : nil, locale ? entry.way.locale : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Comparison.Entry {
  fileprivate var cells: [String] {
    [
      way.card.id, way.reader.title, versionCell, way.locale,
      "\(hearing.closed.stops.count) → \(hearing.open.stops.count)", hearing.closed.words,
      hearing.closed.hintWords, hearing.open.words, hearing.open.hintWords,
      hearing.opening.words, hearing.closing.words, evidence.words,
    ]
  }

  fileprivate var versionCell: String {
    way.versionName + (shortfall.map { " (\($0))" } ?? "")
  }

  fileprivate var findingsCell: String { findings?.joined(separator: ", ") ?? "" }
}

extension PositionHearing {
  /// What every stop of the row says but the panel: mostly one, the trigger.
  var words: String {
    guard trigger != nil else { return "no stop" }
    return ownStops.map { $0.text.isEmpty ? "silence" : $0.text.oneLine }
      .joined(separator: " / ")
  }

  /// The trigger's hint.
  var hintWords: String { trigger?.hint?.oneLine ?? "" }

  private var ownStops: [StopHearing] { stops.filter { !isPanel($0.node) } }
}

extension [HeardSpeech] {
  /// What is said of a toggle, without the hint that follows.
  var words: String {
    let said = filter { $0.purpose != .hint }
    return said.isEmpty ? "silence" : said.map(\.words).joined(separator: "; ")
  }
}

extension HeardSpeech {
  fileprivate var words: String {
    switch outcome {
    case .heard: text.oneLine + late
    case .cut: "\(heard.oneLine)… (cut off: \(text.oneLine))"
    case .dropped(let reason, _): "(not heard, \(reason.rawValue): \(text.oneLine))"
    }
  }

  /// What comes noticeably later than the tap.
  private var late: String {
    guard let delay, delay >= 900 else { return "" }
    let tenths = (delay + 50) / 100
    return " (after \(tenths / 10).\(tenths % 10) s)"
  }
}

extension String {
  /// Line breaks read as pauses, and no pause at the end.
  var oneLine: String {
    let lines = split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    var text = lines.joined(separator: ", ")[...]
    while let last = text.last, last == " " || last == "," { text.removeLast() }
    return String(text)
  }
}
