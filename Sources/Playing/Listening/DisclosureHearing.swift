public import Hearing
public import ScreenReaders
public import Semantics

/// What a person hears of something that opens and shuts: in both positions, and of the toggle.
public struct DisclosureHearing: Sendable, Hashable {
  /// While it is shut.
  public var closed: PositionHearing
  /// While it is open.
  public var open: PositionHearing
  /// After a double tap that opens it, in the order in which it was asked for.
  public var opening: [HeardSpeech]
  /// After a double tap that shuts it.
  public var closing: [HeardSpeech]

  /// The weakest evidence for anything in it.
  public var evidence: Evidence {
    let stops = (closed.stops + open.stops).map(\.evidence)
    return (stops + (opening + closing).map(\.evidence)).max() ?? .modelled
  }
}

/// What is heard in one position.
public struct PositionHearing: Sendable, Hashable {
  /// Every stop of the trigger and of what it opens, in the order a swipe reaches them.
  public var stops: [StopHearing]
  /// The id of the node that is activated.
  public var triggerID: String
  /// The ids of the node that is shown and hidden and of its leaves.
  public var panelIDs: [String]

  /// The trigger, where it is a stop.
  public var trigger: StopHearing? { stops.first { $0.node == triggerID } }

  /// Whether a node is part of what is shown and hidden.
  public func isPanel(_ node: String) -> Bool { panelIDs.contains(node) }
}

/// What is heard with the cursor on one stop.
public struct StopHearing: Sendable, Hashable {
  /// The id of the node.
  public var node: String
  /// The announcement.
  public var text: String
  /// The hint after its pause.
  public var hint: String?
  /// The weakest evidence for a word of both.
  public var evidence: Evidence
}

/// One utterance after a toggle, and what became of it.
public struct HeardSpeech: Sendable, Hashable {
  /// What was to be spoken.
  public var text: String
  /// What could be made out of it: all, a beginning or nothing.
  public var heard: String
  /// What became of it.
  public var outcome: Speech.Outcome
  /// Why it was spoken.
  public var purpose: Utterance.Purpose
  /// From the double tap to its first sound, milliseconds; nil where there was none.
  public var delay: Milliseconds?
  /// The weakest evidence for a word of it.
  public var evidence: Evidence

  init(_ speech: Speech, since start: Milliseconds, language: String) {
    text = speech.utterance.text
    heard = String(speech.heardText(language: language))
    outcome = speech.outcome
    purpose = speech.utterance.purpose
    delay = speech.began.map { $0 - start }
    evidence = speech.utterance.evidence
  }
}

extension Utterance {
  /// The weakest evidence for a word of it.
  var evidence: Evidence { parts.map(\.origin.evidence).max() ?? .modelled }
}
