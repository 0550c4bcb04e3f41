import Hearing
import ScreenReaders
import Semantics

/// A line of a queue's script: what is asked of it, and when.
enum Move {
  case say(String, Queueing = .interrupt, Utterance.Purpose = .focus, at: Milliseconds)
  case sayOnce(String, at: Milliseconds)
  case sayIn(UtteranceGroup, String, Queueing = .queue, at: Milliseconds)
  case sayLater(String, Utterance.Purpose = .change, delay: Milliseconds, at: Milliseconds)
  case hint(String, pause: Milliseconds, at: Milliseconds)
  case stop(at: Milliseconds)
  case takeHintBack(at: Milliseconds)
}

/// Ten milliseconds a letter.
struct TenPerLetter: SpeechTiming {
  func duration(of text: String, language: String) -> Milliseconds { text.count * 10 }
}

extension SpeechQueue {
  /// Plays a script to its end; each cause bears the number of its line.
  static func play(_ moves: [Move], on reader: ReaderKind) -> SpeechQueue {
    var queue = SpeechQueue(reader: reader, locale: "en", timing: TenPerLetter())
    for (number, move) in moves.enumerated() {
      queue.carryOut(move, cause: Cause(.event, step: number, what: "line"))
    }
    queue.finish()
    return queue
  }

  private mutating func carryOut(_ move: Move, cause: Cause) {
    switch move {
    case .say(let text, let mode, let purpose, let time):
      say(.make(text, mode, purpose), cause: cause, at: time)
    case .sayOnce(let text, let time):
      var utterance = Utterance.make(text, .queue, .change)
      utterance.skipsDuplicates = true
      say(utterance, cause: cause, at: time)
    case .sayIn(let group, let text, let mode, let time):
      var utterance = Utterance.make(text, mode, .change)
      utterance.group = group
      say(utterance, cause: cause, at: time)
    case .sayLater(let text, let purpose, let delay, let time):
      var utterance = Utterance.make(text, .queue, purpose)
      utterance.delay = delay
      say(utterance, cause: cause, at: time)
    case .hint(let text, let pause, let time):
      scheduleHint(.make(text, .queue, .hint), pause: pause, cause: cause, at: time)
    case .stop(let time): stop(onlyHints: false, by: cause, at: time)
    case .takeHintBack(let time): stop(onlyHints: true, by: cause, at: time)
    }
  }

  /// What became of each utterance, one line each: text, moments, outcome, and what brought it.
  var story: [String] {
    speech.map { speech in
      let moments = [speech.began, speech.ended].map { $0.map(String.init) ?? "-" }
      return "\(speech.utterance.text) \(moments[0])..\(moments[1]) \(speech.outcome.story)"
    }
  }
}

extension Utterance {
  static func make(_ text: String, _ mode: Queueing, _ purpose: Purpose) -> Utterance {
    Utterance(purpose, parts: [], text: text, queueing: mode)
  }
}

extension Speech.Outcome {
  var story: String {
    switch self {
    case .heard: "heard"
    case .cut(let cause): "cut by \(cause.step)"
    case .dropped(let reason, let cause): "\(reason.rawValue) by \(cause.step)"
    }
  }
}
