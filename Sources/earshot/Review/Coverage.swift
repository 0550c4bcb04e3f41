import Console
import Reporting
import Scenarios
import ScreenReaders

extension Command {
  private static let format = Option.format([.text, .json, .markdown, .csv])

  static let coverage = Command(
    subcommand: Subcommand(
      "coverage", "Tell which states, gestures, settings and locales a suite hears",
      operands: .init("[PATH…]", 0...100_000), options: [format],
      details: """
        Counts what was done where: on a shut header, on an open one, elsewhere. A count of 0
        stands for what no scenario hears.
        """,
      examples: ["earshot coverage Scenarios"])
  ) { arguments in
    let player = ScenarioPlayer()
    let played = try RunPlan.scenarios(at: arguments.operands).flatMap { scenario in
      try scenario.readers.map { try player.play(scenario, with: $0) }
    }
    write(table(SuiteCoverage(played)), as: arguments.format(format))
    return .success
  }

  private static func table(_ coverage: SuiteCoverage) -> Table {
    let gestures = coverage.cells.filter { $0.count > 0 } + coverage.gaps
    let settings = coverage.settings.map { setting in
      ["setting", setting.title, "", "\(setting.count)"]
    }
    let locales = ReaderKind.allCases.map { reader in
      [
        "locales", reader.title, (coverage.locales[reader] ?? []).joined(separator: " "),
        "\(coverage.locales[reader]?.count ?? 0)",
      ]
    }
    return Table(
      columns: ["what", "which", "where", "times"],
      rows: gestures.map { [$0.reader.title, $0.gesture, $0.place.rawValue, "\($0.count)"] }
        + settings + locales)
  }
}
