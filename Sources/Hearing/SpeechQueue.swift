public import ScreenReaders
public import Semantics

/// A reader's speech on the virtual clock: what is begun, waits, is cut, and is never begun.
///
/// Times never go back. Every call first brings the queue to its moment, so that what ends by then
/// is heard; the next `advance(to:)` tells what ended meanwhile.
public struct SpeechQueue: Sendable {
  /// Speech that ended, as `advance(to:)` tells it.
  public struct Ended: Sendable, Hashable {
    /// What `say` gave.
    public var ticket: Int
    /// What was spoken.
    public var utterance: Utterance
    /// When it ended.
    public var time: Milliseconds
    /// Spoken to its end, rather than cut or never begun.
    public var wasHeard: Bool
  }

  /// Whose queue it is.
  public let reader: ReaderKind
  /// The reader's language, a BCP 47 tag.
  public let locale: String
  /// How this reader's queue behaves.
  public let policy: QueuePolicy
  /// The moment that the queue has come to.
  public internal(set) var now: Milliseconds = 0
  /// Sounds and vibrations so far, in the order of their times.
  public internal(set) var signals: [Signal] = []

  let timing: any SpeechTiming
  /// Everything handed over, in that order.
  var items: [Item] = []
  /// What is spoken: a place in `items`.
  var current: Int?
  /// What waits behind it.
  var waiting: [Int] = []
  var delayed: [Delayed] = []
  var hint: WaitingHint?
  var ended: [Ended] = []
  var tickets = 0
  var lastReread: (time: Milliseconds, cause: Cause)?

  /// An empty queue at time 0.
  public init(
    reader: ReaderKind, locale: String, timing: any SpeechTiming = DurationEstimate(),
    policy: QueuePolicy? = nil
  ) {
    self.reader = reader
    self.locale = locale
    self.timing = timing
    self.policy = policy ?? .of(reader)
  }
}

// MARK: - What is kept

extension SpeechQueue {
  /// An utterance from when it was asked for.
  struct Item: Sendable {
    var ticket: Int
    var utterance: Utterance
    var cause: Cause
    var requested: Milliseconds
    var duration: Milliseconds
    var began: Milliseconds?
    var ended: Milliseconds?
    var outcome: Speech.Outcome?
  }

  /// An utterance before its delay is over.
  struct Delayed: Sendable {
    var ticket: Int
    var utterance: Utterance
    var cause: Cause
    var due: Milliseconds
  }

  /// A hint before its pause is over.
  struct WaitingHint: Sendable {
    var item: Int
    var pause: Milliseconds
    /// The ticket of what must end first.
    var after: Int
    /// When the pause is over, once it has begun.
    var due: Milliseconds?
  }
}

// MARK: - What happened

extension SpeechQueue {
  /// What is settled so far, in the order in which it was asked for.
  public var speech: [Speech] {
    items.compactMap { item in
      item.outcome.map { outcome in
        Speech(
          utterance: item.utterance, cause: item.cause, requested: item.requested,
          began: item.began, ended: item.ended, duration: item.duration, outcome: outcome)
      }
    }
  }

  /// Nothing is being spoken. A hint or delayed speech may still come.
  public var isSilent: Bool { current == nil }

  /// When speech next begins or ends by itself; nil once all is quiet.
  public var nextMoment: Milliseconds? {
    var next = currentEnd
    for speech in delayed { next = min(next ?? speech.due, speech.due) }
    if let due = hint?.due { next = min(next ?? due, due) }
    return next
  }

  var currentEnd: Milliseconds? {
    guard let current, let began = items[current].began else { return nil }
    return began + items[current].duration
  }

  /// All of it as a timeline that ends with the last sound.
  public func timeline(steps: [Milliseconds], focus: [FocusMove]) -> Timeline {
    var timeline = Timeline(reader: reader, locale: locale)
    timeline.speech = speech
    timeline.signals = signals
    timeline.steps = steps
    timeline.focus = focus
    timeline.end = now
    return timeline
  }
}
