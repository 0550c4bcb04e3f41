import Console
import Reporting
import Scenarios
import ScreenReaders
import Semantics

extension Command {
  private static let row = Option(
    "row", .text("ROW"), help: "Only the row, or other disclosure, of this id")
  private static let locale = Option(
    "locale", .text("TAG"), help: "The readers' language, the scenario's if not given")
  private static let format = Option(
    "format", .choice("FORMAT", of: SpecFormat.allCases.map(\.rawValue)),
    help: "How to print it, text if not given; gherkin is given, when, then")

  static let spec = Command(
    subcommand: Subcommand(
      "spec", "Write the announcement table of a screen, state by state",
      operands: .init("SCENARIO", 1...1), options: [row, locale, format],
      details: """
        Every row, or whatever else opens and shuts, is listened to closed, open, disabled and
        toggled, under the scenario's readers. The scenario's own steps are not played.
        """,
      examples: [
        "earshot spec Scenarios/faq/opening.yaml --row states --format markdown",
        "earshot spec Scenarios/faq/opening.yaml --format gherkin",
      ])
  ) { arguments in
    let path = arguments.operands.first ?? ""
    let reading = Scenario.read(path)
    guard let scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    let spec = try Spec(
      of: scenario, trigger: arguments.text(row), locale: arguments.text(locale))
    guard !spec.items.isEmpty else {
      throw Unable("\(path): nothing on this screen is known to open and shut")
    }
    switch arguments.choice(format) ?? SpecFormat.text {
    case .text: writeOutput(spec.overview.text(width: outputWidth))
    case .json: writeOutput(spec.json.text)
    case .markdown: writeOutput(spec.markdown)
    case .csv: writeOutput(spec.csv)
    case .html: writeOutput(spec.html)
    case .gherkin: writeOutput(spec.gherkin)
    }
    return .success
  }
}

/// The forms of an announcement table.
private enum SpecFormat: String, CaseIterable {
  case text, json, markdown, csv, html, gherkin
}
