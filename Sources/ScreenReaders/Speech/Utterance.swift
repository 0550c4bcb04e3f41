public import Semantics

/// What a reader hands to its speech queue.
public struct Utterance: Sendable, Hashable {
  /// Why it is spoken.
  public enum Purpose: String, Sendable, CaseIterable {
    /// The node under the cursor.
    case focus
    /// The usage hint of the node under the cursor.
    case hint
    /// What an activation or an adjustment changed.
    case change
    /// Text that the app announced.
    case announcement
    /// A live region.
    case liveRegion
    /// The reader's own words: a rotor, a reading control, an edge.
    case reader
    /// Part of reading on.
    case reading
  }

  public var purpose: Purpose
  public var parts: [Part]
  /// The parts joined as this reader sends them to the speech engine or, for display, prints them.
  public var text: String
  public var queueing: Queueing
  /// TalkBack's utterance group; newer speech of a group replaces what waits of it.
  public var group = UtteranceGroup.default
  /// Not spoken where the same text waits, is being spoken or was made less than 1 s ago.
  public var skipsDuplicates = false
  public var sound: Sound?
  public var haptic: Haptic?
  /// The node it is about.
  public var node: String?
  /// After the gesture or event that caused it, before it is handed to the queue.
  public var delay: Milliseconds = 0

  public init(
    _ purpose: Purpose, parts: [Part], text: String, queueing: Queueing, node: String? = nil
  ) {
    self.purpose = purpose
    self.parts = parts
    self.text = text
    self.queueing = queueing
    self.node = node
  }
}

/// How an utterance stands to speech that is going on or waiting.
public enum Queueing: String, Sendable, CaseIterable {
  /// Waits its turn. TalkBack 0; VoiceOver queued or low priority.
  case queue = "QUEUE"
  /// Cuts what is spoken and clears what waits and may be cleared. TalkBack 1; VoiceOver default.
  case interrupt = "INTERRUPT"
  /// Waits, and new speech does not cut it. TalkBack 2.
  case uninterruptible = "UNINTERRUPTIBLE_BY_NEW_SPEECH"
  /// Cuts, and is not cut. TalkBack 3; VoiceOver high priority.
  case interruptAndUninterruptible = "INTERRUPT_AND_UNINTERRUPTIBLE_BY_NEW_SPEECH"
  /// Not even a command to stop cuts it. TalkBack 4.
  case canIgnoreInterrupts = "CAN_IGNORE_INTERRUPTS"
  /// TalkBack 6.
  case uninterruptibleCanIgnoreInterrupts =
    "UNINTERRUPTIBLE_BY_NEW_SPEECH_CAN_IGNORE_INTERRUPTS"
  /// Cuts and clears as `interrupt` does, and spares what new speech may not cut: clearing looks at
  /// the interrupt bit alone (SpeechControllerImpl.java). TalkBack 9.
  case flushAll = "FLUSH_ALL"
}

/// TalkBack's utterance groups, by their number.
public enum UtteranceGroup: Int, Sendable, CaseIterable {
  case `default` = 0
  case selection = 1
  case seekProgress = 2
  case progressBar = 3
  case magnification = 4
  case contentChange = 5
  case hints = 6
}

/// A sound that a reader plays, by the reader's own name for it. Never a waveform of theirs.
public enum Sound: String, Sendable, CaseIterable {
  // TalkBack earcons
  case focus
  case focusActionable = "focus_actionable"
  case chimeUp = "chime_up"
  case chimeDown = "chime_down"
  case tick
  case longClicked = "long_clicked"
  case windowState = "window_state"
  case scrollTone = "scroll_tone"
  case viewEntered = "view_entered"
  case complete
  case typo
  case gestureBegin = "gesture_begin"
  case gestureEnd = "gesture_end"
  case volumeBeep = "volume_beep"
  // VoiceOver events
  case focusMoved = "focus moved"
  case activated
  case boundary
  case screenChanged = "screen changed"
  case pageScrolled = "page scrolled"
  case rotorTurned = "rotor turned"
  case noResults = "no results"
  case alert
}

/// A vibration that a reader plays, by the reader's own name for it.
public enum Haptic: String, Sendable, CaseIterable {
  case hovered = "view_hovered_pattern"
  case actionable = "view_actionable_pattern"
  case focusedOrSelected = "view_focused_or_selected_pattern"
  case clicked = "view_clicked_pattern"
  case longClicked = "view_long_clicked_pattern"
  case notification = "notification_pattern"
  case gestureBegin = "gesture_begin_pattern"
}
