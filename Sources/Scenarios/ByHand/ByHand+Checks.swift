import Hearing
import Playing
import ScreenReaders
import Semantics
import YAML

extension ByHand {
  /// What was done, with checks of what was heard; each check passes.
  ///
  /// Where both readers were used, each step is for its own.
  public var steps: [Step] {
    let steps = done.map { reader, number, script in
      performance(with: reader).map { performance in
        HandChecks(performance, step: number, known: Set(scenario.places.keys))
          .step(script, words: scenario.stateWords, locale: locale)
      } ?? Step(script, mark: .start)
    }
    guard readersUsed.count > 1 else { return steps }
    return zip(steps, done).map { step, done in
      var step = step
      step.readers = [done.reader]
      return step
    }
  }
}

/// The checks that what was heard of a step passes.
private struct HandChecks {
  private let performance: Performance
  private let number: Int
  private let step: PlayedStep
  private let hearing: StepHearing
  /// The ids that a scenario may name.
  private let known: Set<String>

  /// A scenario holds no longer text.
  private static let longest = 32_768

  init(_ performance: Performance, step number: Int, known: Set<String>) {
    self.performance = performance
    self.number = number
    self.known = known
    step = performance.steps[number]
    hearing = StepHearing(
      speech: performance.speech(in: number), step: step, everything: performance.timeline.speech)
  }

  func step(_ script: ScriptedStep, words: StateWords, locale: String) -> Step {
    let checks = [heard, hint, conveys, silent, focus, open].compactMap { $0 }
      .map { Check($0, mark: .start) }
    let all = Step(script, checks: checks, mark: .start)
    // A name or a state that is told in a way that a check does not see is left out.
    var before = performance.steps.indices.map { _ in Step(script, mark: .start) }
    before[number] = all
    let failed = Expectations(of: performance, stateWords: words)
      .results(of: before, writtenFor: locale).filter { $0.outcome == .failed }.map(\.check)
    return Step(script, checks: checks.filter { !failed.contains($0) }, mark: .start)
  }

  private var heard: Check.Expectation? {
    let texts = hearing.heard.texts
    return texts.isEmpty || texts.contains { $0.utf8.count > Self.longest } ? nil : .heard(texts)
  }

  private var hint: Check.Expectation? {
    hearing.hints.texts.first.flatMap { $0.utf8.count > Self.longest ? nil : .hint($0) }
  }

  private var silent: Check.Expectation? {
    hearing.begun.isEmpty && hearing.lost.isEmpty ? .silent : nil
  }

  private var focus: Check.Expectation? {
    let before = number > 0 ? performance.steps[number - 1].focus : nil
    guard step.focus != before else { return nil }
    guard let focus = step.focus else { return .focus(nil) }
    return known.contains(focus) ? .focus(focus) : nil
  }

  private var open: Check.Expectation? {
    guard !step.toggled.isEmpty else { return nil }
    let open = performance.disclosures.map(\.trigger).filter {
      performance.isOpen($0, after: number) == true
    }
    return open.allSatisfy(known.contains) ? .open(open) : nil
  }

  private var conveys: Check.Expectation? {
    var conveyed = Conveyed()
    for speech in hearing.heard {
      let isNews = speech.utterance.purpose == .change
      for part in speech.utterance.parts { conveyed.add(part, isNews: isNews) }
    }
    return conveyed == Conveyed() ? nil : .conveys(conveyed)
  }
}

extension Conveyed {
  fileprivate mutating func add(_ part: Part, isNews: Bool) {
    switch part.meaning {
    case .role(let role)?: self.role = self.role ?? role
    case .heading?: role = role ?? .heading
    case .position(let position)?: self.position = self.position ?? position
    case .expanded, .checked, .selected, .disabled:
      guard let state = part.meaning?.state else { return }
      if isNews {
        change = change ?? state
      } else if !states.contains(state) {
        states.append(state)
      }
    case nil:
      if part.kind == .label, name == nil, !part.text.contains(where: \.isNewline),
        part.text.utf8.count < 200, !part.text.isEmpty
      {
        name = part.text
      }
    }
  }
}

extension Meaning {
  /// The state that it tells.
  fileprivate var state: ConveyedState? {
    switch self {
    case .expanded(let state):
      switch state {
      case .collapsed: .collapsed
      case .partial: .partial
      case .expanded: .expanded
      }
    case .checked(let state):
      switch state {
      case .unchecked: .unchecked
      case .mixed: .mixed
      case .checked: .checked
      }
    case .selected: .selected
    case .disabled: .disabled
    case .role, .heading, .position: nil
    }
  }
}
