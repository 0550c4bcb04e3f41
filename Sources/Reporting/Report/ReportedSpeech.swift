public import ScreenReaders
public import Semantics

/// An utterance and what became of it.
public struct ReportedSpeech: Sendable, Hashable {
  /// What a person got of it.
  public enum Outcome: String, Sendable, CaseIterable {
    case heard, cut, dropped
  }

  public var text: String
  public var purpose: Utterance.Purpose
  public var outcome: Outcome
  /// Why it was cut or dropped, in words.
  public var reason: String?
  /// What made the reader speak, in words.
  public var cause: String
  public var requested: Milliseconds
  /// Nil where it never began.
  public var began: Milliseconds?
  public var ended: Milliseconds?
  /// How long it takes in full.
  public var duration: Milliseconds
  /// The node it is about.
  public var node: String?
  public var parts: [ReportedPart]

  public init(
    text: String, purpose: Utterance.Purpose, outcome: Outcome = .heard, reason: String? = nil,
    cause: String, requested: Milliseconds, began: Milliseconds?, ended: Milliseconds?,
    duration: Milliseconds, node: String? = nil, parts: [ReportedPart]
  ) {
    self.text = text
    self.purpose = purpose
    self.outcome = outcome
    self.reason = reason
    self.cause = cause
    self.requested = requested
    self.began = began
    self.ended = ended
    self.duration = duration
    self.node = node
    self.parts = parts
  }

  /// The weakest evidence in it.
  public var evidence: Evidence? { parts.map(\.evidence).max() }
}

/// One piece of an utterance, and why it is spoken.
public struct ReportedPart: Sendable, Hashable {
  public var kind: Part.Kind
  public var text: String
  /// A BCP 47 tag, where it differs from the reader's.
  public var language: String?
  public var node: String?
  public var property: Property
  /// The rule's id and what it does.
  public var rule: String
  public var summary: String
  public var evidence: Evidence
  public var source: String

  public init(
    kind: Part.Kind, text: String, language: String? = nil, node: String?, property: Property,
    rule: String, summary: String, evidence: Evidence, source: String
  ) {
    self.kind = kind
    self.text = text
    self.language = language
    self.node = node
    self.property = property
    self.rule = rule
    self.summary = summary
    self.evidence = evidence
    self.source = source
  }
}
