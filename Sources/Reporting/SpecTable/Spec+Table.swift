import Hearing
import Playing
import ScreenReaders
import Semantics

extension Spec {
  /// A line for each state, a column for what each reader says and for its hint.
  public var table: Table {
    let readers = items.first?.readings.map(\.reader) ?? []
    let heads = readers.flatMap { ["\($0.title) says", "\($0.title) hint", "known"] }
    return Table(
      columns: (items.count > 1 ? ["row"] : []) + ["state"] + heads,
      rows: items.flatMap { item in
        item.lines.map { (items.count > 1 ? [item.title] : []) + $0 }
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

  /// The table and its legend, to stand in a page.
  public var html: String {
    table.html + Markup.element("p", [:], Markup(Spec.legend)).source
  }

  private static let legend = """
    Words are joined by commas where the reader pauses. Known: recorded on a device, \
    platformSource (read in the reader's source), published (by a vendor or a tester), \
    modelled (inferred).
    """
}

extension Spec.Item {
  fileprivate var lines: [[String]] {
    var lines = [
      line("closed") { $0.hearing.closed.cells }, line("open") { $0.hearing.open.cells },
    ]
    if readings.contains(where: { $0.disabled != nil }) {
      lines.append(line("disabled") { $0.disabled?.cells ?? ["", "", ""] })
    }
    lines.append(line("what it opened") { $0.hearing.open.panelCells })
    lines.append(line("double tap to open") { $0.hearing.opening.cells })
    lines.append(line("double tap to close") { $0.hearing.closing.cells })
    return lines
  }

  private func line(_ state: String, _ cells: (Spec.Reading) -> [String]) -> [String] {
    [state] + readings.flatMap(cells)
  }
}

extension PositionHearing {
  fileprivate var cells: [String] {
    [words, hintWords, (trigger ?? stops.first)?.evidence.rawValue ?? ""]
  }

  /// The stops of what was opened.
  fileprivate var panelCells: [String] {
    let panel = stops.filter { isPanel($0.node) }
    guard !panel.isEmpty else { return ["no stop", "", ""] }
    let evidence = panel.map(\.evidence).max()?.rawValue ?? ""
    return [
      panel.map(\.text.oneLine).joined(separator: " / "),
      panel.compactMap { $0.hint?.oneLine }.joined(separator: " / "), evidence,
    ]
  }
}

extension [HeardSpeech] {
  fileprivate var cells: [String] {
    let hint = first { $0.purpose == .hint && $0.outcome == .heard }
    return [words, hint?.text.oneLine ?? "", map(\.evidence).max()?.rawValue ?? ""]
  }
}
