import Console
import Reporting
import Scenarios

extension ReportPictures {
  /// The pictures of a report that was read: of each scenario that is where it was, and is played
  /// as it was then. None where there is no font to draw them with.
  static func redrawn(of report: Report) -> ReportPictures {
    guard var pictures = try? ReportPictures() else { return .none }
    for (number, reported) in report.scenarios.enumerated() {
      guard let scenario = scenario(at: reported.path) else { continue }
      for (place, reading) in reported.readings.enumerated() {
        let played = try? ScenarioPlayer().play(
          scenario, with: reading.reader, locale: reading.locale)
        guard let played, reading.isShown(by: played) else { continue }
        pictures.add(played, scenario: number, reading: place)
      }
    }
    for (number, audit) in report.audits.enumerated() {
      guard let scenario = scenario(at: audit.path), scenario.title == audit.title else { continue }
      pictures.add(scenario.screen, locale: scenario.locale, of: audit, number: number)
    }
    return pictures
  }

  /// A transcript may name anything: only what lies below this folder is read.
  private static func scenario(at path: String) -> Scenario? {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"), !path.hasPrefix("/"),
      lies(path, below: ".")
    else { return nil }
    return Scenario.read(path).scenario
  }
}

extension Reading {
  /// Whether the scenario is still the one that was read.
  fileprivate func isShown(by played: PlayedScenario) -> Bool {
    let now = Reading(played, results: []).steps
    return now.map(\.action) == steps.map(\.action) && now.map(\.focus) == steps.map(\.focus)
  }
}
