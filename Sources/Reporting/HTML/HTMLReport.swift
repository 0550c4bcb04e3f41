import ScreenReaders
import Semantics

extension Report {
  /// `index.html`: one file that needs no script, no network and no sound to be read.
  public func html(pictures: ReportPictures = .none) -> String {
    HTMLReport(report: self, pictures: pictures).page
  }
}

/// Puts the page together.
struct HTMLReport {
  let report: Report
  let summary: ReportSummary
  let pictures: PageOfPictures
  /// Where each scenario stands in the page, by its number.
  let anchors: [String]

  init(report: Report, pictures: ReportPictures) {
    self.report = report
    self.pictures = PageOfPictures(pictures)
    summary = ReportSummary(of: report)
    anchors = Anchors.of(report.scenarios.map(\.path))
  }

  var page: String {
    let body: [Markup] = [
      .element("a", ["class": "skip", "href": "#main"], "Skip to what was heard"), header,
      .element(
        "main", ["id": "main"],
        [AuditMarkup(report: report, pictures: pictures).section, failures, contents]
          + scenarios),
      footer, pictures.definitions,
    ]
    return "<!DOCTYPE html>\n"
      + Markup.element("html", ["lang": "en"], [head, .element("body", [:], body)]).source
  }

  private var head: Markup {
    Markup.element(
      "head", [:], Page.basics,
      Markup.element("title", [:], "\(report.title): \(summary.verdict)"),
      HTMLStyle.element, pictures.style)
  }

  private var header: Markup {
    .element(
      "header", [:],
      .element("p", ["class": "eyebrow"], "Earshot report"),
      .element("h1", [:], Markup(report.title)),
      .element(
        "p", ["class": "verdict \(summary.failed ? "failed" : "passed")"],
        "\(summary.verdict)"),
      numbers)
  }

  private var numbers: Markup {
    let heard = [
      (summary.scenarios, "scenario"), (summary.checks, "check"), (summary.failures, "failure"),
      (summary.warnings, "warning"), (summary.utterances, "utterance"),
    ]
    let found = summary.findings.values.reduce(0, +)
    let audited = [(summary.audits, "screen"), (found, "finding"), (summary.reviews, "question")]
    let figures = (report.audits.isEmpty ? [] : audited) + (summary.scenarios > 0 ? heard : [])
    let counts = figures.map { figure(of: $0, plural($0, $1)) }
    let rest = [figure(of: summary.cut, "cut off"), figure(of: summary.dropped, "never begun")]
    return .element("ul", ["class": "numbers"], counts + (summary.scenarios > 0 ? rest : []))
  }

  private func figure(of number: Int, _ noun: String) -> Markup {
    .element("li", [:], .element("strong", [:], "\(number)"), " \(noun)")
  }

  /// What went wrong, before everything else.
  private var failures: Markup {
    let items = zip(report.scenarios, anchors).flatMap(failures(of:at:))
    if items.isEmpty { return .empty }
    return .element(
      "section", ["aria-labelledby": "otherwise"],
      .element("h2", ["id": "otherwise"], "What was not as expected"),
      .element("ul", ["class": "failures"], items))
  }

  private func failures(of scenario: ReportedScenario, at anchor: String) -> [Markup] {
    scenario.readings.flatMap { reading in
      reading.checksInPlaces.filter { $0.check.outcome != .passed }.map { check, step in
        let place = step.map { "\(anchor)-\($0)" } ?? anchor
        let title = Markup.element("a", ["href": "#\(place)"], Markup(scenario.title))
        let step = step.map { ", step \($0)" } ?? ""
        return .element(
          "li", [:],
          .element("p", [:], title, " in \(reading.reader.title)\(step)"),
          CheckMarkup.block(check, language: reading.locale))
      }
    }
  }

  private var contents: Markup {
    let items = zip(report.scenarios, anchors).map { scenario, anchor in
      Markup.element(
        "li", ["class": scenario.outcome.rawValue],
        .element("a", ["href": "#\(anchor)"], Markup(scenario.title)), " ",
        OutcomeMarkup.badge(scenario.outcome))
    }
    if items.count < 2 { return .empty }
    return .element(
      "nav", ["aria-labelledby": "contents"], .element("h2", ["id": "contents"], "Scenarios"),
      onlyFailed, .element("ol", ["class": "contents"], items))
  }

  /// A filter, where it would show some scenarios and not all.
  private var onlyFailed: Markup {
    let passed = report.scenarios.filter { $0.outcome == .passed }.count
    guard passed > 0, passed < report.scenarios.count else { return .empty }
    return .element(
      "label", ["class": "only"], .box(id: "only-failed", isChecked: false),
      " only what was not as expected")
  }

  private var scenarios: [Markup] {
    zip(report.scenarios, anchors).enumerated().map { number, scenario in
      ScenarioMarkup(
        number: number, scenario: scenario.0, anchor: scenario.1, pictures: pictures
      ).article
    }
  }

  private var disclaimer: Markup {
    .element(
      "p", ["class": "quiet"],
      "Earshot simulates screen readers from public facts about them. "
        + "It does not replace listening with the people who use one.")
  }

  private var footer: Markup {
    if summary.utterances == 0 { return .element("footer", [:], disclaimer) }
    let counts = Evidence.allCases.map { evidence in
      let count = counted(summary.evidence[evidence] ?? 0, "part")
      return (evidence, Markup.element("span", ["class": "quiet"], Markup(count)))
    }
    return .element("footer", [:], EvidenceMarkup.legend(counts), disclaimer)
  }
}

/// Names for places in the page that stay the same from run to run.
enum Anchors {
  static func of(_ paths: [String]) -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
      let base = slug(path)
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)-again-\(number)"
        number += 1
      }
      return name
    }
  }

  private static func slug(_ path: String) -> String {
    let stem = path.hasSuffix(".yaml") ? String(path.dropLast(5)) : path
    let words = stem.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return "scenario-" + words.joined(separator: "-")
  }
}
