import Console
import Hearing
import Playing
import Scenarios
import ScreenReaders

/// The bundled scenarios.
struct Suite {
  let paths: [String]
  let scenarios: [Scenario]

  init() throws {
    paths = try files(at: "Scenarios", suffixes: [".yaml"])
    scenarios = paths.compactMap { Scenario.read($0).scenario }
  }

  /// Each scenario with each of its readers.
  var takes: [(Scenario, ReaderKind)] {
    scenarios.flatMap { scenario in scenario.readers.map { (scenario, $0) } }
  }

  /// Plays all, checks included; the timelines.
  @discardableResult
  func play() throws -> [Timeline] {
    let player = ScenarioPlayer()
    return try takes.map { scenario, reader in
      let played = try player.play(scenario, with: reader)
      _ = played.results
      return played.performance.timeline
    }
  }

  var stepCount: Int { takes.reduce(0) { $0 + $1.0.steps.count } }
}
