import Implementations
import Playing
import ScreenReaders
import Semantics

extension Comparison {
  /// A whole page: a table for each reader, the hint below what is said.
  public var html: String {
    let readers = ReaderKind.allCases.filter { reader in
      entries.contains { $0.way.reader == reader }
    }
    return Page(
      title: "How \u{201C}\(title)\u{201D} is heard", eyebrow: "Earshot comparison",
      note: "Hints stand below what is said before them. " + Spec.legend
    ).source(readers.map(section))
  }

  private func section(_ reader: ReaderKind) -> Markup {
    let rows = entries.filter { $0.way.reader == reader }
    let isAudited = rows.contains { $0.findings != nil }
    let heads =
      ["Built with", "Closed", "Open", "Double tap says", "Known"]
      + (isAudited ? ["Findings"] : [])
    let table = Markup.element(
      "table", ["class": "reasons"],
      .element(
        "thead", [:],
        .element("tr", [:], heads.map { .element("th", ["scope": "col"], Markup($0)) })),
      .element("tbody", [:], rows.map { $0.row(isAudited: isAudited) }))
    let label = "\(title), heard with \(reader.title)"
    return .element(
      "section", [:], .element("h2", [:], Markup(reader.title)),
      .element(
        "div", ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label], table))
  }
}

extension Comparison.Entry {
  fileprivate func row(isAudited: Bool) -> Markup {
    let cells = [
      hearing.closed.cell, hearing.open.cell,
      Markup("\(hearing.opening.words)") + note("closing: \(hearing.closing.words)"),
      Markup(evidence.words),
    ]
    let findings = isAudited ? [Markup((findings ?? []).joined(separator: ", "))] : []
    return .element(
      "tr", [:],
      [.element("th", ["scope": "row"], Markup(way.card.id) + note(setting))]
        + (cells + findings).map { .element("td", [:], $0) })
  }

  private var setting: String {
    let version = way.versionName + (shortfall.map { " (\($0))" } ?? "")
    let stops = "stops \(hearing.closed.stops.count) → \(hearing.open.stops.count)"
    return [version, way.locale, stops].joined(separator: ", ")
  }
}

extension PositionHearing {
  fileprivate var cell: Markup {
    Markup(words) + (hintWords.isEmpty ? .empty : note(hintWords))
  }
}

private func note(_ text: String) -> Markup { .element("span", ["class": "note"], Markup(text)) }
