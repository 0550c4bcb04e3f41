import ScreenReaders
import Semantics

/// One scenario: its sounds, and what was heard in each step, readers side by side.
struct ScenarioMarkup {
  /// Its place in the report, counted from 0.
  let number: Int
  let scenario: ReportedScenario
  let anchor: String
  let pictures: PageOfPictures

  var article: Markup {
    .element(
      "article", ["aria-labelledby": anchor, "class": scenario.outcome.rawValue],
      .element(
        "h2", ["id": anchor], Markup(scenario.title), " ", OutcomeMarkup.badge(scenario.outcome)),
      .element("p", ["class": "quiet path"], [Markup(scenario.path)] + tags),
      players, table,
      .join(scenario.readings.map(whole)),
      .join(scenario.readings.map { ReasonsMarkup(reading: $0).details }),
      .join(scenario.readings.map { PronunciationMarkup(reading: $0).details }))
  }

  private var tags: [Markup] {
    scenario.tags.map { .element("span", ["class": "tag"], Markup($0)) }
  }

  private var players: Markup {
    .element("div", ["class": "players"], scenario.readings.map(player))
  }

  private func player(_ reading: Reading) -> Markup {
    let caption = Markup.element(
      "figcaption", [:], .element("strong", [:], Markup(reading.reader.title)), " ",
      .element("span", ["class": "quiet"], Markup(reading.circumstances)))
    let sound = reading.audio.map { audio in
      Markup.element(
        "audio",
        [
          "controls": "", "preload": "none", "src": audio.file.asRelativeURL,
          "aria-label": "\(scenario.title), \(reading.reader.title), \(reading.locale)",
        ], [])
    }
    return .element("figure", [:], caption, TimelineMarkup(reading: reading).strip, sound ?? .empty)
  }

  private var table: Markup {
    let script = scenario.script
    if script.isEmpty { return .element("p", ["class": "quiet"], "It has no steps.") }
    let heads = scenario.readings.map { reading in
      Markup.element(
        "th", ["scope": "col", "role": "columnheader"], Markup(heading(of: reading)))
    }
    return .element(
      "table", ["role": "table"],
      .element("caption", ["class": "unseen"], "\(scenario.title): what was heard in each step"),
      .element(
        "thead", ["role": "rowgroup"],
        .element(
          "tr", ["role": "row"],
          [.element("th", ["scope": "col", "role": "columnheader"], "Step")] + heads)),
      .element("tbody", ["role": "rowgroup"], script.map(row)))
  }

  /// The reader's name, with its locale where that tells two columns apart.
  private func heading(of reading: Reading) -> String {
    let same = scenario.readings.filter { $0.reader == reading.reader }
    return same.count > 1 ? "\(reading.reader.title), \(reading.locale)" : reading.reader.title
  }

  private func row(_ number: Int, _ action: String) -> Markup {
    let head = Markup.element(
      "th", ["scope": "row", "role": "rowheader"],
      .element("span", ["class": "number"], "\(number)"), " \(action)")
    let cells = scenario.readings.enumerated().map { place, reading in
      let picture = pictures[.step(scenario: self.number, reading: place, number: number)]
      return Markup.element(
        "td", ["role": "cell", "data-reader": heading(of: reading)],
        reading.step(number).map {
          StepMarkup(step: $0, locale: reading.locale).content + [picture]
        } ?? [.element("p", ["class": "quiet"], "Not played with this reader")])
    }
    return .element("tr", ["role": "row", "id": "\(anchor)-\(number)"], [head] + cells)
  }

  private func whole(_ reading: Reading) -> Markup {
    let failed = reading.checks.filter { $0.outcome != .passed }
    return .join(failed.map { CheckMarkup.block($0, language: reading.locale) })
  }
}

extension Reading {
  /// The reader's setting, the locale and how long it takes.
  fileprivate var circumstances: String {
    [setting, locale, end.asSeconds].compactMap { $0 }.joined(separator: " · ")
  }
}

extension Milliseconds {
  /// Seconds to the hundredth: "1.12 s".
  var asSeconds: String {
    let hundredths = (self + 5) / 10
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}

extension String {
  /// A path as a relative URL. A colon in the first segment would read as a scheme.
  var asRelativeURL: String {
    var result = hasPrefix("/") ? "" : "./"
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
