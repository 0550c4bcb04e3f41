import Console
import Reporting
import Scenarios
import ScreenReaders

/// Holds takes against the transcripts that people have reviewed.
struct Goldens {
  let options: RunOptions

  /// What is wrong with the golden of a take.
  func problem(of take: Take) -> ReportedCheck? {
    let golden = Golden(of: take.played)
    let comparison = golden.compare()
    if comparison == .missing, !isNeeded(take.played) { return nil }
    return ReportedCheck(golden, comparison)
  }

  /// Writes the golden of a take; its path where that changed something. Throws a `FileError`.
  func record(_ take: Take) throws -> String? {
    let golden = Golden(of: take.played)
    if golden.compare().passes { return nil }
    try writeText(golden.text, to: golden.path)
    return golden.path
  }

  /// A scenario that has a golden with one reader needs one with each, in its own locale.
  private func isNeeded(_ played: PlayedScenario) -> Bool {
    if options.needsGoldens { return true }
    let scenario = played.scenario
    return scenario.locale == played.locale
      && ReaderKind.allCases.contains {
        exists(Golden.path(of: scenario, reader: $0, locale: scenario.locale))
      }
  }
}
