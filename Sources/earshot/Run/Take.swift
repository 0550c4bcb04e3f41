import Console
import Hearing
import Reporting
import Scenarios
import ScreenReaders
import YAML

/// A scenario with one reader, played and held against what was expected.
struct Take: Sendable {
  let entry: Int
  let played: PlayedScenario
  let results: [CheckResult]
  let golden: GoldenCheck
  var audio: ReportedAudio?
  var pronunciations: [ReportedPronunciation] = []

  var failed: Bool { golden.problem != nil || results.contains { $0.outcome == .failed } }
  var warned: Bool { results.contains { $0.outcome == .warning } }
  /// Whether anything could have gone wrong: a check of its own, or a golden.
  var isExpected: Bool { golden.problem != nil || golden.exists || !results.isEmpty }
}

/// Plays a plan.
struct Takes {
  let plan: RunPlan
  let options: RunOptions

  /// Every scenario with each of its readers that is asked for, in order.
  ///
  /// Throws `BrokenInput` with every scenario that cannot be played, such as in a locale that
  /// nobody knows.
  func play() throws -> [Take] {
    let readers = options.readers
    let wanted = plan.entries.indices.flatMap { index in
      plan.entries[index].scenario.readers.filter(readers.contains).map { (index, $0) }
    }
    let stage = Stage(player: player, goldens: Goldens(options), locale: options.locale)
    let entries = plan.entries.map(\.scenario)
    let results = concurrently(wanted.count, jobs: options.jobs) { number in
      let (index, reader) = wanted[number]
      return Result { () throws(BrokenInput) in try stage.play(entries[index], index, reader) }
    }
    let broken = results.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    if !broken.isEmpty { throw BrokenInput(diagnostics: broken.flatMap(\.diagnostics)) }
    return results.compactMap { try? $0.get() }
  }

  /// What every take is played with.
  private struct Stage: Sendable {
    let player: ScenarioPlayer
    let goldens: Goldens
    let locale: String?

    func play(_ scenario: Scenario, _ entry: Int, _ reader: ReaderKind) throws(BrokenInput) -> Take
    {
      do {
        let played = try player.play(scenario, with: reader, locale: locale)
        return Take(
          entry: entry, played: played, results: played.results, golden: goldens.check(played))
      } catch {
        throw BrokenInput(
          diagnostics: [Diagnostic(path: scenario.path, mark: nil, message: "\(error)")])
      }
    }
  }

  /// A rate on the command line changes how long everything takes.
  private var player: ScenarioPlayer {
    let rate = options.rate
    return ScenarioPlayer(watchesBraille: options.showsBraille) {
      ScenarioPlayer.estimate(for: $0, in: $1, rate: rate)
    }
  }
}
