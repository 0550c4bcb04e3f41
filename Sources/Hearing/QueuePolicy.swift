public import ScreenReaders
public import Semantics

/// Where two readers' speech queues differ.
public struct QueuePolicy: Sendable, Hashable {
  /// After a reader's own re-read was asked for, an app's announcement is lost for this long.
  public var announcementsLostAfterReread: Milliseconds
  /// A hint still follows a description that was cut.
  public var hintFollowsCutSpeech: Bool
  /// Which speech takes a waiting hint back.
  public var takesHintBack: Set<Utterance.Purpose>
  /// A sound is played when its utterance begins, rather than when it was asked for.
  public var soundWaitsForSpeech: Bool
  /// Text spoken and made less than this long ago counts as a duplicate.
  public var duplicateMemory: Milliseconds

  /// The policy of a reader.
  public static func of(_ reader: ReaderKind) -> QueuePolicy {
    switch reader {
    case .voiceOver: voiceOver
    case .talkBack: talkBack
    }
  }

  /// Apple's announcement priorities; that a re-read wins over an announcement of the same moment,
  /// and that 100 ms later it does not, is reported by practitioners. The rest is modelled.
  public static let voiceOver = QueuePolicy(
    announcementsLostAfterReread: 100, hintFollowsCutSpeech: false,
    takesHintBack: [.focus, .change, .reader, .reading], soundWaitsForSpeech: false,
    duplicateMemory: 0)

  /// From TalkBack's source of 2024-10-17: SpeechControllerImpl.java and Pipeline.java.
  public static let talkBack = QueuePolicy(
    announcementsLostAfterReread: 0, hintFollowsCutSpeech: true, takesHintBack: [.focus],
    soundWaitsForSpeech: true, duplicateMemory: 1000)
}

extension Queueing {
  /// Ends speech that may be ended.
  var interrupts: Bool {
    switch self {
    case .interrupt, .interruptAndUninterruptible, .flushAll: true
    case .queue, .uninterruptible, .canIgnoreInterrupts, .uninterruptibleCanIgnoreInterrupts: false
    }
  }

  /// New speech does not end it.
  var resistsSpeech: Bool {
    switch self {
    case .uninterruptible, .interruptAndUninterruptible, .uninterruptibleCanIgnoreInterrupts: true
    case .queue, .interrupt, .canIgnoreInterrupts, .flushAll: false
    }
  }

  /// A command to stop does not end it.
  var resistsStop: Bool {
    switch self {
    case .canIgnoreInterrupts, .uninterruptibleCanIgnoreInterrupts: true
    case .queue, .interrupt, .uninterruptible, .interruptAndUninterruptible, .flushAll: false
    }
  }
}

extension UtteranceGroup {
  /// New speech of the group also cuts what is spoken of it, and not only what waits.
  var endsItsOwn: Bool {
    switch self {
    case .selection, .magnification: true
    case .default, .seekProgress, .progressBar, .contentChange, .hints: false
    }
  }
}
