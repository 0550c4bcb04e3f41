import Hearing
import Playing
import ScreenReaders
import Semantics

extension Spec {
  /// A line for each state, a column for what each reader says and for its hint.
  public var table: Table {
    let readers = items.first?.readings.map(\.reader) ?? []
    let heads = readers.flatMap { ["\($0.title) says", "\($0.title) hint", "\($0.title) known"] }
    return Table(
      columns: (items.count > 1 ? ["row"] : []) + ["state"] + heads,
      rows: items.flatMap { item in
        item.lines.map { (items.count > 1 ? [item.title] : []) + $0 }
      })
  }

  /// A line for each state and reader, which fits a terminal.
  public var overview: Table {
    Table(
      columns: (items.count > 1 ? ["row"] : []) + ["state", "reader", "says", "hint"],
      rows: items.flatMap { item in
        item.lines.flatMap { line in
          item.readings.enumerated().map { place, reading in
            (items.count > 1 ? [item.title] : []) + [line[0], reading.reader.title]
              + line[(1 + 3 * place)...].prefix(2)
          }
        }
      })
  }

  /// The table as a file that spreadsheets read.
  public var csv: String { table.csv }

  /// A heading, the table, and what its marks of evidence mean.
  public var markdown: String {
    """
    ## \(markdownText(title))

    \(table.markdown)
    \(Spec.legend)

    """
  }

  /// A whole page with the table and its legend.
  public var html: String {
    table.page(Page(title: title, eyebrow: "Earshot spec", note: Spec.legend))
  }

  static let legend = """
    Words are joined by commas where the reader pauses. Known: recorded on a device, \
    read in the platform source, published by a vendor or tester, or modelled.
    """
}

extension Spec.Item {
  fileprivate var lines: [[String]] {
    var lines = [line("closed") { $0.hearing.closed.cells }]
    lines.append(line("open") { $0.hearing.open.cells })
    if readings.contains(where: { $0.disabled != nil }) {
      lines.append(line("disabled") { $0.disabled?.cells ?? SpecCells() })
    }
    lines.append(line("what it opened") { $0.hearing.open.panelCells })
    lines.append(line("double tap to open") { $0.hearing.opening.cells })
    lines.append(line("double tap to close") { $0.hearing.closing.cells })
    return lines
  }

  private func line(_ state: String, _ cells: (Spec.Reading) -> SpecCells) -> [String] {
    [state]
      + readings.flatMap { reading in
        let cells = cells(reading)
        let known = cells.evidence.map { $0.weaker(reading.tree).words }
        return [cells.says, cells.hint, known ?? ""]
      }
  }
}

/// What one reader says in one state.
private struct SpecCells {
  var says = ""
  var hint = ""
  var evidence: Evidence?
}

extension PositionHearing {
  fileprivate var cells: SpecCells {
    SpecCells(says: words, hint: hintWords, evidence: (trigger ?? stops.first)?.evidence)
  }

  /// The stops of what was opened.
  fileprivate var panelCells: SpecCells {
    let panel = stops.filter { isPanel($0.node) }
    guard !panel.isEmpty else { return SpecCells(says: "no stop of its own") }
    return SpecCells(
      says: panel.map(\.text.oneLine).joined(separator: " / "),
      hint: panel.compactMap { $0.hint?.oneLine }.joined(separator: " / "),
      evidence: panel.map(\.evidence).max())
  }
}

extension [HeardSpeech] {
  fileprivate var cells: SpecCells {
    let hint = first { $0.purpose == .hint && $0.outcome == .heard }
    return SpecCells(
      says: words, hint: hint?.text.oneLine ?? "", evidence: map(\.evidence).max())
  }
}
