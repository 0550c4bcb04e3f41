public import Hearing
import Playing
public import ScreenReaders
public import Semantics

/// Why each word of a step is said.
public struct Explanation: Sendable, Hashable {
  /// One utterance of the step.
  public struct Said: Sendable, Hashable {
    public var text: String
    public var purpose: Utterance.Purpose
    public var cause: Cause
    public var outcome: Speech.Outcome
    public var words: [Word]
  }

  /// One part of an utterance.
  public struct Word: Sendable, Hashable {
    public var text: String
    public var kind: Part.Kind
    /// The node whose property it is.
    public var node: String?
    public var property: Property
    /// The reader's rule, and what it does.
    public var rule: String
    public var summary: String
    public var evidence: Evidence
    public var source: String
    /// The settings that would take it away, as a scenario has them.
    public var removedBy: [String]
  }

  public var reader: ReaderKind
  /// Counted from 1, as in transcripts.
  public var step: Int
  public var action: String
  public var said: [Said]
}

extension Explanation {
  /// Explains a step of a scenario, counted from 1; nil where there is no such step with the
  /// reader.
  ///
  /// Each setting that can take something away is tried, and the scenario played again with it.
  /// Throws `UnknownLocale` where the reader's words are not known in the scenario's locale.
  public init?(_ scenario: Scenario, step: Int, reader: ReaderKind) throws {
    let played = try ScenarioPlayer().play(scenario, with: reader)
    guard played.steps.indices.contains(step - 1) else { return nil }
    let without = try SettingVariation.all.filter {
      $0.reader == reader && !$0.isMade(in: scenario.settings)
    }.map { variation in
      var varied = scenario
      variation.change(&varied.settings)
      let heard = try ScenarioPlayer().play(varied, with: reader)
      return (variation.title, Self.keys(of: heard.performance.speech(in: step - 1)))
    }
    self.reader = reader
    self.step = step
    action = played.steps[step - 1].script.action.description
    said = played.performance.speech(in: step - 1).map { speech in
      Said(
        text: speech.utterance.text, purpose: speech.utterance.purpose, cause: speech.cause,
        outcome: speech.outcome,
        words: speech.utterance.parts.map { part in
          let key = Self.key(of: part)
          return Word(part, removedBy: without.filter { !$0.1.contains(key) }.map(\.0))
        })
    }
  }

  private static func keys(of speech: [Speech]) -> Set<String> {
    Set(speech.flatMap(\.utterance.parts).map(key))
  }

  /// What makes a part the same part under another setting.
  private static func key(of part: Part) -> String {
    [part.kind.rawValue, part.text, part.origin.node ?? "", part.origin.property.rawValue]
      .joined(separator: "\u{1F}")
  }
}

extension Explanation.Word {
  init(_ part: Part, removedBy: [String]) {
    self.init(
      text: part.text, kind: part.kind, node: part.origin.node, property: part.origin.property,
      rule: part.origin.rule.id, summary: part.origin.rule.summary,
      evidence: part.origin.evidence, source: part.origin.source, removedBy: removedBy)
  }
}
