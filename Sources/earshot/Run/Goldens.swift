import Console
import Reporting
import Scenarios
import ScreenReaders

/// How a take stands to its golden.
struct GoldenCheck: Sendable {
  /// Whether there is one.
  let exists: Bool
  /// What is wrong with it.
  let problem: ReportedCheck?
}

/// Holds what was played against the transcripts that people have reviewed.
struct Goldens: Sendable {
  /// Whether one that is missing fails.
  private let areNeeded: Bool

  init(_ options: RunOptions) { areNeeded = options.needsGoldens }

  /// Holds what was played against its golden.
  func check(_ played: PlayedScenario) -> GoldenCheck {
    let golden = Golden(of: played)
    let comparison = golden.compare()
    let isMissing = comparison == .missing
    return GoldenCheck(
      exists: !isMissing,
      problem: isMissing && !isNeeded(played) ? nil : ReportedCheck(golden, comparison))
  }

  /// Writes the golden of a take; its path where that changed something. Throws a `FileError`.
  func record(_ take: Take) throws -> String? {
    let golden = Golden(of: take.played)
    switch golden.compare() {
    case .same: return nil
    case .missing, .differs: break
    case .unreadable(let message):
      throw FileError(path: golden.path, reason: "cannot record the transcript: \(message)")
    }
    try writeText(golden.text, to: golden.path)
    return golden.path
  }

  /// A scenario that has a golden with one reader needs one with each, in its own locale.
  private func isNeeded(_ played: PlayedScenario) -> Bool {
    if areNeeded { return true }
    let scenario = played.scenario
    return scenario.locale == played.locale
      && ReaderKind.allCases.contains {
        exists(Golden.path(of: scenario, reader: $0, locale: scenario.locale))
      }
  }
}
