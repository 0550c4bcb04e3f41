public import Hearing
import Playing
public import ScreenReaders
public import Semantics

/// What one activation brought about, as it was played and heard.
public struct Toggle: Sendable {
  /// The stop that was activated.
  public let stop: String
  /// Whether it was open before.
  public let wasOpen: Bool
  /// Whether it was open in the end.
  public let isOpen: Bool
  /// How often it opened or shut meanwhile.
  public let flips: Int
  /// Everything that was asked to be said because of it, with what became of it.
  public let speech: [Speech]
  /// Where the cursor was just before, and when all was quiet.
  public let focusBefore: String?
  public let focusAfter: String?
  /// Where the cursor went meanwhile.
  public let moves: [FocusMove]

  /// The state that it should have told.
  public var told: ExpandedState { wasOpen ? .collapsed : .expanded }
  /// Whether it did what it should.
  public var worked: Bool { wasOpen != isOpen }

  /// What was spoken, one utterance after the other, without hints.
  public var heard: String {
    speech.filter { $0.utterance.purpose != .hint && $0.began != nil }
      .map(\.utterance.text).filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

/// What was heard when a disclosure was used as people use it.
public struct PlayedTrigger: Sendable {
  public let opening: Toggle
  public let closing: Toggle
  /// Swiping on after it was opened, and back again.
  public let next: Arrival
  public let back: Arrival
  /// Coming back to the trigger while it is open.
  public let returning: Arrival
  /// Opening it and swiping on at once: where the cursor was then, and 4 s later.
  public let hurry: Hurry
  /// Whether a pointer's tap opens it.
  public let tapOpens: Bool
  /// Whether a second activation opened it where the first did nothing.
  public let secondOpens: Bool
  /// Whether Android's own actions do what they say; nil where none is offered.
  public let expandWorks: Bool?
  public let collapseWorks: Bool?
}

/// The cursor after a swipe, and what was said.
public struct Arrival: Sendable {
  public let focus: String?
  public let heard: String
  public let parts: [Part]
}

/// A person who moves on without waiting.
public struct Hurry: Sendable {
  /// Where the swipe led.
  public let movedTo: String?
  /// Where the cursor was when all was quiet.
  public let endedAt: String?
  /// What moved it, and when, after the swipe.
  public let pulls: [FocusMove]
  public let heard: String
}

/// A control that opens or shuts what others open, as it was played.
public struct PlayedControl: Sendable {
  public let id: String
  /// What it opened and shut, by trigger.
  public let toggled: [String: Bool]
  public let speech: [Speech]
  public let focusAfter: String?
  /// The panel that it lies in.
  public let insidePanelOf: String?
  public let before: Moment
  public let after: Moment
}
