public import ScreenReaders
public import Semantics

extension SpeechQueue {
  /// Asks for an utterance; its delay counts from `time`. The ticket names it in `Ended`.
  @discardableResult
  public mutating func say(
    _ utterance: Utterance, cause: Cause, at time: Milliseconds
  ) -> Int {
    run(to: time)
    tickets += 1
    if utterance.delay > 0 {
      delayed.append(
        Delayed(ticket: tickets, utterance: utterance, cause: cause, due: now + utterance.delay))
    } else {
      handOver(utterance, ticket: tickets, cause: cause)
    }
    return tickets
  }

  /// Speaks a hint once what was asked for last has ended and the pause is over, unless the cursor
  /// moves before.
  public mutating func scheduleHint(
    _ utterance: Utterance, pause: Milliseconds, cause: Cause, at time: Milliseconds
  ) {
    run(to: time)
    takeHintBack(.replaced, by: cause)
    let before = tickets
    tickets += 1
    keep(utterance, ticket: tickets, cause: cause)
    let due = isUnsettled(before) ? nil : now + pause
    hint = WaitingHint(item: items.count - 1, pause: pause, after: before, due: due)
  }

  /// Plays a sound or vibration without speech.
  public mutating func play(_ sound: Sound?, _ haptic: Haptic?, cause: Cause, at time: Milliseconds)
  {
    run(to: time)
    signal(sound, haptic, cause: cause)
  }

  /// Ends speech that a command to stop may end, and takes a waiting hint back; with `onlyHints`,
  /// only the hint.
  public mutating func stop(onlyHints: Bool, by cause: Cause, at time: Milliseconds) {
    run(to: time)
    if !onlyHints {
      clear(by: cause) { !$0.utterance.queueing.resistsStop }
      startNext()
    }
    takeHintBack(onlyHints ? .cursorMoved : .cleared, by: cause)
  }

  /// Goes on to a moment and tells what ended since the last call, in that order.
  public mutating func advance(to time: Milliseconds) -> [Ended] {
    run(to: time)
    defer { ended = [] }
    return ended
  }

  /// Goes on until all is quiet.
  public mutating func finish() {
    while let next = nextMoment { run(to: next) }
  }
}
