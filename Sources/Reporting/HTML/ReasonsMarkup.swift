import ScreenReaders
import Semantics

/// Why a reader said each word: property, rule, evidence and source.
struct ReasonsMarkup {
  let reading: Reading

  var details: Markup {
    let rows = reasons.map(row)
    if rows.isEmpty { return .empty }
    let heads = ["Words", "From", "Rule", "Known", "Source"].map {
      Markup.element("th", ["scope": "col"], Markup($0))
    }
    return .element(
      "details", [:],
      .element("summary", [:], "Why \(reading.reader.title) says each word"),
      .element(
        "div", ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label],
        .element(
          "table", ["class": "reasons"], .element("thead", [:], .element("tr", [:], heads)),
          .element("tbody", [:], rows))))
  }

  private var label: String { "Why \(reading.reader.title) says each word, as a table" }

  /// Every reason once, in the order in which it is first heard.
  private var reasons: [ReportedPart] {
    var seen: Set<Reason> = []
    return reading.speech.flatMap(\.parts).filter { part in
      seen.insert(Reason(text: part.text, rule: part.rule, property: part.property)).inserted
    }
  }

  private struct Reason: Hashable {
    let text: String
    let rule: String
    let property: Property
  }

  private func row(_ part: ReportedPart) -> Markup {
    .element(
      "tr", [:],
      .element(
        "th", ["scope": "row", "lang": part.language ?? reading.locale, "dir": "auto"],
        Markup(part.text)),
      .element("td", [:], .element("code", [:], Markup(part.property.rawValue))),
      .element(
        "td", [:], Markup(part.summary), " ",
        .element("code", ["class": "quiet"], Markup(part.rule))),
      .element(
        "td", [:], EvidenceMarkup.mark(part.evidence), " \(part.evidence.words)"),
      .element("td", [:], Markup(part.source)))
  }
}
