import Hearing
import Playing
public import Scenarios
import YAML

extension Reading {
  /// A scenario that was played, what came of its checks, and checks of the reading as a whole.
  public init(
    _ played: PlayedScenario, results: [CheckResult], checks: [ReportedCheck] = [],
    audio: ReportedAudio? = nil
  ) {
    let numbers = played.scenario.steps.indices.filter {
      played.scenario.steps[$0].happens(with: played.reader)
    }
    let results = Dictionary(grouping: results, by: \.step)
    var steps = ReportedStep.steps(of: played.performance)
    for index in steps.indices where index < numbers.count {
      steps[index].number = numbers[index] + 1
      steps[index].line = played.scenario.steps[numbers[index]].actionMark.line
      steps[index].checks = (results[index] ?? []).map(ReportedCheck.init)
    }
    self.init(
      reader: played.reader, locale: played.locale, setting: played.app, steps: steps,
      checks: checks, audio: audio, end: played.performance.timeline.end)
  }
}

extension ReportedCheck {
  /// A check of a step.
  init(_ result: CheckResult) {
    self.init(
      Outcome(result.outcome), kind: result.key, expected: result.expected,
      actual: result.actual, message: result.message, line: result.check.mark.line,
      column: result.check.mark.column)
  }

  /// A transcript that is not as its golden has it; nil where it is.
  public init?(_ golden: Golden, _ comparison: Golden.Comparison) {
    guard let message = comparison.message else { return nil }
    var (expected, actual) = (golden.path, "")
    if case .differs(_, let wanted, let heard) = comparison {
      (expected, actual) = (wanted ?? "", heard ?? "")
    }
    self.init(
      .failed, kind: "golden", expected: expected, actual: actual,
      message: "\(golden.path): \(message)")
  }
}

extension ReportedCheck.Outcome {
  init(_ outcome: CheckResult.Outcome) {
    switch outcome {
    case .passed: self = .passed
    case .warning: self = .warning
    case .failed: self = .failed
    }
  }
}
