import Accordions
public import Hearing
import Implementations
public import Playing
public import ScreenReaders

/// A scenario that was played with one reader.
public struct PlayedScenario: Sendable {
  public let scenario: Scenario
  /// The steps that happened, in order.
  public let steps: [Step]
  public let performance: Performance
  /// How the app is built and what it runs on, such as `swiftui.disclosureGroup on iOS 26`.
  public let app: String

  public var reader: ReaderKind { performance.timeline.reader }
  public var locale: String { performance.timeline.locale }

  /// What came of the scenario's checks.
  public var results: [CheckResult] {
    Expectations(of: performance, stateWords: scenario.stateWords)
      .results(of: steps, writtenFor: scenario.locale)
  }

  /// As a page of text, with what failed where results are given.
  public func transcript(
    _ results: [CheckResult] = [], braille: Transcript.BrailleLines = { _ in [] }
  ) -> Transcript {
    let heading = Transcript.Heading(
      title: scenario.title, context: "\(reader.title), \(locale), \(app)")
    return Transcript(heading, steps: steps, performance, results: results, braille: braille)
  }
}

extension Scenario {
  /// The words that the app has for being open and shut.
  var stateWords: StateWords {
    switch screen {
    case .accordion(let setup):
      StateWords(expanded: [setup.words.expanded], collapsed: [setup.words.collapsed])
    case .nodes, .raw: StateWords()
    }
  }
}
