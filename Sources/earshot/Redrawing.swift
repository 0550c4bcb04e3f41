import Audit
import Console
import Reporting
import Scenarios
import ScreenReaders
import YAML

extension ReportPictures {
  /// The pictures of a report that was read: of each scenario and raw tree that is where it was,
  /// and is as it was then. None where there is no font to draw them with.
  static func redrawn(of report: Report) -> ReportPictures {
    guard var pictures = try? ReportPictures() else { return .none }
    for (number, reported) in report.scenarios.enumerated() {
      guard isScenario(reported.path), let scenario = Scenario.read(reported.path).scenario else {
        continue
      }
      for (place, reading) in reported.readings.enumerated() {
        let played = try? ScenarioPlayer().play(
          scenario, with: reading.reader, locale: reading.locale)
        guard let played, reading.isShown(by: played) else { continue }
        pictures.add(played, scenario: number, reading: place)
      }
    }
    pictures.addScreens(of: report.audits)
    return pictures
  }

  /// A file of raw trees has several screens, in the order of their audits.
  private mutating func addScreens(of audits: [ReportedAudit]) {
    var screens: [String: [AuditEntry]] = [:]
    for (number, audit) in audits.enumerated() {
      var left = screens[audit.path] ?? Self.screens(at: audit.path)
      if let place = left.firstIndex(where: { $0.screen.title == audit.title }) {
        let entry = left.remove(at: place)
        add(entry.shown, locale: entry.screen.locale, of: audit, number: number)
      }
      screens[audit.path] = left
    }
  }

  private static func screens(at path: String) -> [AuditEntry] {
    let readers = Set(ReaderKind.allCases)
    if isScenario(path) { return (try? AuditEntry.scenario(path, readers).value) ?? [] }
    guard AuditEntry.isTree(path), isHere(path),
      let bytes = try? InputFile.read(path, limit: Limits.dumped.bytes)
    else { return [] }
    return (try? AuditEntry.trees(bytes, path: path, readers)) ?? []
  }

  private static func isScenario(_ path: String) -> Bool {
    (path.hasSuffix(".yaml") || path.hasSuffix(".yml")) && isHere(path)
  }

  /// A transcript may name anything: only what lies below this folder is read.
  private static func isHere(_ path: String) -> Bool {
    !path.hasPrefix("/") && lies(path, below: ".")
  }
}

extension Reading {
  /// Whether the scenario is still the one that was read.
  fileprivate func isShown(by played: PlayedScenario) -> Bool {
    let now = Reading(played, results: []).steps
    return now.map(\.action) == steps.map(\.action) && now.map(\.focus) == steps.map(\.focus)
  }
}
