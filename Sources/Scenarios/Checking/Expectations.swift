import Hearing
public import Playing
import ScreenReaders
import Semantics

/// Holds what was heard of a script against what was expected of it.
public struct Expectations: Sendable {
  private let performance: Performance
  private let stateWords: StateWords
  private let speechOfStep: [Int: [Speech]]

  /// The expectations of a script that was played, in an app that has these words for states.
  public init(of performance: Performance, stateWords: StateWords = StateWords()) {
    self.performance = performance
    self.stateWords = stateWords
    speechOfStep = Dictionary(grouping: performance.timeline.speech, by: \.cause.step)
  }

  /// The results of every check that is for the reader which was heard.
  ///
  /// `steps` are those that were played, in order. Words are compared only where `locale`, which
  /// they were written for, is the one that was heard; meaning is compared in any.
  public func results(of steps: [Step], writtenFor locale: String) -> [CheckResult] {
    let reader = performance.timeline.reader
    let sameWords = performance.timeline.locale == locale
    return zip(steps, performance.steps).enumerated().flatMap { place, pair in
      let hearing = StepHearing(
        speech: speechOfStep[place] ?? [], step: pair.1, everything: performance.timeline.speech)
      return pair.0.checks.filter {
        $0.readers.contains(reader) && (sameWords || !$0.expectation.isAboutWords)
      }.map { result(of: $0, hearing, step: place) }
    }
  }

  private func result(of check: Check, _ hearing: StepHearing, step: Int) -> CheckResult {
    let verdict = verdict(on: check.expectation, hearing, step: step)
    let outcome: CheckResult.Outcome =
      verdict.message == nil ? .passed : check.isWarning ? .warning : .failed
    return CheckResult(
      check: check, reader: performance.timeline.reader, step: step, outcome: outcome,
      expected: verdict.expected, actual: verdict.actual, message: verdict.message ?? "")
  }

  private func verdict(
    on expectation: Check.Expectation, _ hearing: StepHearing, step: Int
  ) -> Verdict {
    switch expectation {
    case .heard(let texts): .comparing(texts, with: hearing.heard.texts)
    case .hint(let text): .comparing(text.map { [$0] } ?? [], with: hearing.hints.texts)
    case .heardWithin(let text, let limit): .heard(text, within: limit, hearing)
    case .conveys(let conveyed): Conveyance(hearing.heard, stateWords).verdict(on: conveyed)
    case .notHeard(let text): .notHeard(text, hearing)
    case .silent: .silence(hearing.begun)
    case .silentFor(let limit): .silence(hearing.sounding(within: limit))
    case .notCut(let text): .notCut(text, hearing)
    case .focus(let node): .same(node ?? "nowhere", hearing.step.focus ?? "nowhere")
    case .open(let nodes): .open(nodes, open(after: step))
    }
  }

  private func open(after step: Int) -> [String] {
    performance.disclosures.map(\.trigger).filter {
      performance.isOpen($0, after: step) == true
    }
  }
}

extension Check.Expectation {
  /// Whether it compares words, which are of one locale.
  var isAboutWords: Bool {
    switch self {
    case .heard, .heardWithin, .hint, .notHeard: true
    case .notCut(let text): text != nil
    case .conveys, .silent, .silentFor, .focus, .open: false
    }
  }
}
