public import ScreenReaders
public import Semantics

/// What a person hears of one scenario with one reader, on the virtual clock.
public struct Timeline: Sendable, Hashable {
  /// Whose speech it is.
  public var reader: ReaderKind
  /// The locale of the reader and its voice, a BCP 47 tag.
  public var locale: String
  /// Every utterance that was asked for, in that order, with what became of it.
  public var speech: [Speech] = []
  /// Sounds and vibrations.
  public var signals: [Signal] = []
  /// Where the cursor went.
  public var focus: [FocusMove] = []
  /// What came onto a braille display, where that was asked for.
  public var display: [DisplayMoment] = []
  /// When each step began.
  public var steps: [Milliseconds] = []
  /// When the last step and the last sound are over.
  public var end: Milliseconds = 0

  /// A timeline on which nothing has happened yet.
  public init(reader: ReaderKind, locale: String) {
    self.reader = reader
    self.locale = locale
  }
}

/// What made a reader speak.
public struct Cause: Sendable, Hashable {
  /// What kind of thing makes a reader speak.
  public enum Kind: String, Sendable, CaseIterable {
    /// A person's gesture.
    case gesture
    /// Something that the app's framework sent.
    case event
    /// The pause before a hint was over.
    case pause
    /// Reading on by itself.
    case reading
  }

  /// What kind of thing it was.
  public var kind: Kind
  /// Counted from 0.
  public var step: Int
  /// The gesture or event in words, such as "double tap" or "TYPE_VIEW_CLICKED".
  public var what: String

  /// A cause in a step, counted from 0.
  public init(_ kind: Kind, step: Int, what: String) {
    self.kind = kind
    self.step = step
    self.what = what
  }
}

/// An utterance and what became of it.
public struct Speech: Sendable, Hashable {
  /// What became of an utterance.
  public enum Outcome: Sendable, Hashable {
    /// Spoken to its end.
    case heard
    /// Begun, and ended early by this.
    case cut(by: Cause)
    /// Never begun.
    case dropped(DropReason, by: Cause)
  }

  /// What was to be spoken.
  public var utterance: Utterance
  /// What brought it.
  public var cause: Cause
  /// When it was handed to the queue.
  public var requested: Milliseconds
  /// When its first sound came; nil where it never began.
  public var began: Milliseconds?
  /// When its last sound ended.
  public var ended: Milliseconds?
  /// How long it takes in full.
  public var duration: Milliseconds
  /// What became of it.
  public var outcome: Outcome

  /// An utterance with its moments in milliseconds.
  public init(
    utterance: Utterance, cause: Cause, requested: Milliseconds, began: Milliseconds?,
    ended: Milliseconds?, duration: Milliseconds, outcome: Outcome
  ) {
    self.utterance = utterance
    self.cause = cause
    self.requested = requested
    self.began = began
    self.ended = ended
    self.duration = duration
    self.outcome = outcome
  }
}

/// Why an utterance was never begun.
public enum DropReason: String, Sendable, CaseIterable {
  /// The same text was waiting, being spoken, or made less than a second ago.
  case duplicate
  /// Speech that clears the queue came first.
  case cleared
  /// The cursor had gone before the pause was over.
  case cursorMoved = "cursor moved"
  /// Newer speech of the same group took its place.
  case replaced
  /// Another announcement was being spoken that may not be cut.
  case overruled
  /// The node's changes came faster than the reader's rate filter lets through.
  case rateLimited = "rate limited"
}

/// A sound or a vibration at a moment.
public struct Signal: Sendable, Hashable {
  /// When it is played.
  public var time: Milliseconds
  /// The reader's name for the sound.
  public var sound: Sound?
  /// The reader's name for the vibration.
  public var haptic: Haptic?
  /// What brought it.
  public var cause: Cause

  /// A signal at a moment.
  public init(time: Milliseconds, sound: Sound?, haptic: Haptic?, cause: Cause) {
    self.time = time
    self.sound = sound
    self.haptic = haptic
    self.cause = cause
  }
}

/// The cursor going to a node, or nowhere.
public struct FocusMove: Sendable, Hashable {
  /// When the cursor arrives.
  public var time: Milliseconds
  /// Where it is now; nil for nowhere.
  public var node: String?
  /// What moved it.
  public var cause: Cause

  /// A move at a moment.
  public init(time: Milliseconds, node: String?, cause: Cause) {
    self.time = time
    self.node = node
    self.cause = cause
  }
}

/// Something that comes onto a braille display.
public struct DisplayMoment: Sendable, Hashable {
  /// When it comes.
  public var time: Milliseconds
  /// What a reader shows; nothing where the cursor is nowhere.
  public var parts: [Part]
  /// A message that stays for a while only, and not the node under the cursor.
  public var isMessage: Bool
  /// What brought it.
  public var cause: Cause

  /// Parts that come at a moment.
  public init(time: Milliseconds, parts: [Part], isMessage: Bool = false, cause: Cause) {
    self.time = time
    self.parts = parts
    self.isMessage = isMessage
    self.cause = cause
  }
}
