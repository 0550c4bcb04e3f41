import Hearing
import Playing
import ScreenReaders
import Semantics

/// What was heard of one step, sorted for the checks.
struct StepHearing {
  /// All that the step caused, in the order in which it was asked for.
  let speech: [Speech]
  let step: PlayedStep
  /// All that was spoken at any time, whatever caused it.
  let everything: [Speech]

  /// What was spoken to its end and is no hint.
  var heard: [Speech] {
    speech.filter { $0.outcome == .heard && $0.utterance.purpose != .hint }.inOrderOfSound
  }

  /// The hints that were spoken to their end.
  var hints: [Speech] { speech.filter { $0.outcome == .heard && $0.utterance.purpose == .hint } }

  /// What was begun, heard out or not.
  var begun: [Speech] { speech.filter { $0.began != nil }.inOrderOfSound }

  /// What was cut, or dropped though the person has not heard it otherwise.
  var lost: [Speech] {
    speech.filter { speech in
      switch speech.outcome {
      case .heard: false
      case .cut: true
      case .dropped(let reason, _):
        switch reason {
        case .cleared, .replaced, .overruled: true
        // The same words were heard, or the person went on without waiting for a hint.
        case .duplicate, .rateLimited, .cursorMoved: false
        }
      }
    }
  }

  /// What sounds within a time from the step's beginning.
  func sounding(within limit: Milliseconds) -> [Speech] {
    everything.filter { speech in
      guard let began = speech.began, let ended = speech.ended else { return false }
      return began < step.began + limit && ended > step.began
    }
  }
}

extension [Speech] {
  /// By the moment of the first sound, or of the request where there was none; what was asked for
  /// first stays first.
  var inOrderOfSound: [Speech] {
    func moment(_ speech: Speech) -> Milliseconds { speech.began ?? speech.requested }
    return enumerated()
      .sorted { (moment($0.element), $0.offset) < (moment($1.element), $1.offset) }
      .map(\.element)
  }

  var texts: [String] { map(\.utterance.text) }
}
