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
  /// What is wrong with its golden.
  var golden: ReportedCheck?
  var audio: ReportedAudio?
  var pronunciations: [ReportedPronunciation] = []

  var failed: Bool { golden != nil || results.contains { $0.outcome == .failed } }
  var warned: Bool { results.contains { $0.outcome == .warning } }
  /// Whether anything could have gone wrong: a check of its own, or a golden.
  var isExpected: Bool {
    golden != nil || !results.isEmpty || exists(Golden(of: played).path)
  }
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
    let player = player
    let (entries, locale) = (plan.entries.map(\.scenario), options.locale)
    let results = concurrently(wanted.count, jobs: options.jobs) { number in
      let (index, reader) = wanted[number]
      return Self.play(entries[index], index, reader, locale, player)
    }
    let broken = results.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    if !broken.isEmpty { throw BrokenInput(diagnostics: broken.flatMap(\.diagnostics)) }
    return results.compactMap { try? $0.get() }
  }

  private static func play(
    _ scenario: Scenario, _ index: Int, _ reader: ReaderKind, _ locale: String?,
    _ player: ScenarioPlayer
  ) -> Result<Take, BrokenInput> {
    do {
      let played = try player.play(scenario, with: reader, locale: locale)
      return .success(Take(entry: index, played: played, results: played.results))
    } catch {
      let problem = Diagnostic(path: scenario.path, mark: nil, message: "\(error)")
      return .failure(BrokenInput(diagnostics: [problem]))
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
