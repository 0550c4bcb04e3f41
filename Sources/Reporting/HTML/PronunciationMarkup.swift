import ScreenReaders

/// How a reader's voice pronounces what it says, and which words to listen to.
struct PronunciationMarkup {
  let reading: Reading

  var details: Markup {
    if reading.pronunciations.isEmpty { return .empty }
    let heads = ["Text", "Sounds", "Listen to"].map {
      Markup.element("th", ["scope": "col"], Markup($0))
    }
    return .element(
      "details", [:],
      .element("summary", [:], "How \(reading.reader.title)'s voice pronounces it\(remarked)"),
      .element(
        "div", ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label],
        .element(
          "table", ["class": "reasons"], .element("thead", [:], .element("tr", [:], heads)),
          .element("tbody", [:], reading.pronunciations.map(row)))))
  }

  private var label: String {
    "How \(reading.reader.title)'s voice pronounces each text, as a table"
  }

  private var remarked: String {
    let count = reading.pronunciations.reduce(0) { $0 + $1.remarks.count }
    return count == 0 ? "" : ": \(counted(count, "word")) to listen to"
  }

  private func row(_ pronunciation: ReportedPronunciation) -> Markup {
    .element(
      "tr", [:],
      .element(
        "th", ["scope": "row", "lang": reading.locale, "dir": "auto"],
        Markup(pronunciation.text)),
      .element("td", [:], Markup(pronunciation.phonemes.joined(separator: " | "))),
      .element("td", [:], pronunciation.remarks.map { .element("p", [:], Markup($0)) }))
  }
}
