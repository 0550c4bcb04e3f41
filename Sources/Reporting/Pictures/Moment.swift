import Hearing
import Playing
public import Semantics

/// When a picture of a performance is taken.
public enum Moment: Sendable, Hashable {
  /// Before the first step.
  case start
  /// At the end of a step, counted from 0, with all that was heard in it. One that never came is
  /// the last.
  case after(step: Int)
  /// At a time on the virtual clock, milliseconds, in the midst of movement and speech.
  case time(Milliseconds)
}

/// Something that opens or shuts.
struct Toggle: Hashable {
  var trigger: String
  var isOpen: Bool
  /// When it was asked to, milliseconds.
  var time: Milliseconds
}

extension Performance {
  /// The steps that have begun by a moment.
  private func steps(by moment: Moment) -> ArraySlice<PlayedStep> {
    switch moment {
    case .start: []
    case .after(let step): steps.prefix(max(0, step + 1))
    case .time(let time): steps.prefix { $0.began <= time }
    }
  }

  /// The node under the cursor at a moment.
  func focus(at moment: Moment) -> String? {
    switch moment {
    case .start, .after: steps(by: moment).last?.focus
    case .time(let time): timeline.focus.last { $0.time <= time }?.node
    }
  }

  /// What opens and shuts up to a moment, in that order.
  func toggles(by moment: Moment) -> [Toggle] {
    steps(by: moment).flatMap { step in
      step.toggled.sorted { $0.key < $1.key }
        .map { Toggle(trigger: $0.key, isOpen: $0.value, time: step.began) }
    }
  }

  /// What can be heard at a moment.
  func speech(at moment: Moment) -> [Speech] {
    switch moment {
    case .start, .after:
      let begun = steps(by: moment)
      return begun.isEmpty ? [] : speech(in: begun.count - 1)
    case .time(let time):
      return timeline.speech.filter { $0.isAudible(at: time) }.map { $0.cut(at: time) }
    }
  }
}

extension Speech {
  fileprivate func isAudible(at time: Milliseconds) -> Bool {
    guard let began, let ended else { return false }
    return began <= time && time < ended
  }

  /// The same speech as if nothing were heard after a time.
  fileprivate func cut(at time: Milliseconds) -> Speech {
    var speech = self
    speech.ended = time
    speech.outcome = .cut(by: cause)
    return speech
  }
}
