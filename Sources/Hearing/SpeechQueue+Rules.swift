import ScreenReaders
import Semantics

extension SpeechQueue {
  /// Lets everything happen that happens by itself up to and at a moment.
  mutating func run(to time: Milliseconds) {
    while let next = nextMoment, next <= time {
      now = max(now, next)
      if currentEnd == next {
        finishCurrent()
      } else if let place = delayed.firstIndex(where: { $0.due == next }) {
        let speech = delayed.remove(at: place)
        handOver(speech.utterance, ticket: speech.ticket, cause: speech.cause)
      } else if let waitingHint = hint {
        hint = nil
        waiting.append(waitingHint.item)
        startNext()
      }
    }
    now = max(now, time)
  }

  /// Puts an utterance into the queue, after what it ends and unless it is lost.
  mutating func handOver(_ utterance: Utterance, ticket: Int, cause: Cause) {
    if policy.takesHintBack.contains(utterance.purpose), hint?.after != ticket {
      takeHintBack(utterance.purpose == .focus ? .cursorMoved : .replaced, by: cause)
    }
    if utterance.purpose == .focus { dropDelayedFocus(by: cause) }
    guard !utterance.text.isEmpty else {
      signal(utterance.sound, utterance.haptic, cause: cause)
      ended.append(Ended(ticket: ticket, utterance: utterance, time: now, wasHeard: true))
      return settleHint(after: ticket, wasHeard: true, by: cause)
    }
    if !policy.soundWaitsForSpeech { signal(utterance.sound, utterance.haptic, cause: cause) }
    let loss = lossOfNew(utterance)
    let place = keep(utterance, ticket: ticket, cause: cause)
    if let loss { return drop(place, loss.reason, by: loss.cause) }
    if utterance.purpose == .change { lastReread = (now, cause) }
    makeRoom(for: utterance, by: cause)
    waiting.append(place)
    startNext()
  }

  /// The cursor has gone on before its earlier place was told.
  private mutating func dropDelayedFocus(by cause: Cause) {
    let stale = delayed.filter { $0.utterance.purpose == .focus }
    delayed.removeAll { $0.utterance.purpose == .focus }
    for speech in stale {
      let place = keep(speech.utterance, ticket: speech.ticket, cause: speech.cause)
      drop(place, .cursorMoved, by: cause)
    }
  }

  /// Notes an utterance; gives its place in `items`.
  @discardableResult
  mutating func keep(_ utterance: Utterance, ticket: Int, cause: Cause) -> Int {
    items.append(
      Item(
        ticket: ticket, utterance: utterance, cause: cause, requested: now,
        duration: timing.duration(of: utterance, language: locale)))
    return items.count - 1
  }

  /// Ends and clears what a new utterance ends and clears.
  private mutating func makeRoom(for utterance: Utterance, by cause: Cause) {
    let group = utterance.group
    if group != .default {
      clearWaiting(.replaced, by: cause) { $0.utterance.group == group }
      if group.endsItsOwn { cutCurrent(by: cause) { $0.utterance.group == group } }
    }
    if utterance.queueing.interrupts {
      clear(by: cause) { !$0.utterance.queueing.resistsSpeech }
    }
  }

  /// Why a new utterance is lost at once, and to what.
  private func lossOfNew(_ utterance: Utterance) -> (reason: DropReason, cause: Cause)? {
    if utterance.skipsDuplicates, let original = duplicate(of: utterance) {
      return (.duplicate, original.cause)
    }
    if utterance.purpose == .announcement, utterance.queueing == .interrupt,
      let reread = lastReread, now - reread.time < policy.announcementsLostAfterReread
    {
      return (.overruled, reread.cause)
    }
    return nil
  }

  /// What has the same text, letter for letter, and is spoken, waits, or was made just now.
  private func duplicate(of utterance: Utterance) -> Item? {
    let live = ([current].compactMap { $0 } + waiting).map { items[$0] }
    let recent = items.reversed().prefix { now - $0.requested < policy.duplicateMemory }
      .filter { $0.began != nil && $0.utterance.purpose != .hint }
    return (live + recent).first { $0.utterance.text == utterance.text }
  }
}

// MARK: - Beginning and ending

extension SpeechQueue {
  /// Begins what waits first, where nothing is being spoken.
  mutating func startNext() {
    guard current == nil, !waiting.isEmpty else { return }
    let place = waiting.removeFirst()
    current = place
    items[place].began = now
    if policy.soundWaitsForSpeech {
      let item = items[place]
      signal(item.utterance.sound, item.utterance.haptic, cause: item.cause)
    }
  }

  private mutating func finishCurrent() {
    guard let place = current else { return }
    current = nil
    items[place].ended = now
    settle(place, .heard, by: items[place].cause)
    startNext()
  }

  /// Clears what waits and cuts what is spoken, where `mayEnd` allows it.
  mutating func clear(by cause: Cause, where mayEnd: (Item) -> Bool) {
    clearWaiting(.cleared, by: cause, where: mayEnd)
    cutCurrent(by: cause, where: mayEnd)
  }

  private mutating func cutCurrent(by cause: Cause, where mayEnd: (Item) -> Bool) {
    guard let place = current, mayEnd(items[place]) else { return }
    current = nil
    // What ends in the moment that it began was never heard.
    guard let began = items[place].began, began < now else {
      items[place].began = nil
      return settle(place, .dropped(.cleared, by: cause), by: cause)
    }
    items[place].ended = now
    settle(place, .cut(by: cause), by: cause)
  }

  private mutating func clearWaiting(
    _ reason: DropReason, by cause: Cause, where mayEnd: (Item) -> Bool
  ) {
    let cleared = waiting.filter { mayEnd(items[$0]) }
    waiting.removeAll { mayEnd(items[$0]) }
    for place in cleared { drop(place, reason, by: cause) }
  }

  private mutating func drop(_ place: Int, _ reason: DropReason, by cause: Cause) {
    settle(place, .dropped(reason, by: cause), by: cause)
  }

  /// Notes what became of an utterance and lets the pause of its hint begin.
  private mutating func settle(_ place: Int, _ outcome: Speech.Outcome, by cause: Cause) {
    items[place].outcome = outcome
    let item = items[place]
    ended.append(
      Ended(
        ticket: item.ticket, utterance: item.utterance, time: now, wasHeard: outcome == .heard))
    settleHint(after: item.ticket, wasHeard: outcome == .heard, by: cause)
  }

  private mutating func settleHint(after ticket: Int, wasHeard: Bool, by cause: Cause) {
    guard let waitingHint = hint, waitingHint.after == ticket, waitingHint.due == nil else {
      return
    }
    if wasHeard || policy.hintFollowsCutSpeech {
      hint?.due = now + waitingHint.pause
    } else {
      takeHintBack(.cleared, by: cause)
    }
  }

  /// Drops the hint that waits for its pause.
  mutating func takeHintBack(_ reason: DropReason, by cause: Cause) {
    guard let waitingHint = hint else { return }
    hint = nil
    drop(waitingHint.item, reason, by: cause)
  }

  /// Whether what bears the ticket has yet to end.
  func isUnsettled(_ ticket: Int) -> Bool {
    delayed.contains { $0.ticket == ticket }
      || items.last { $0.ticket == ticket }.map { $0.outcome == nil } ?? false
  }

  mutating func signal(_ sound: Sound?, _ haptic: Haptic?, cause: Cause) {
    guard sound != nil || haptic != nil else { return }
    signals.append(Signal(time: now, sound: sound, haptic: haptic, cause: cause))
  }
}
