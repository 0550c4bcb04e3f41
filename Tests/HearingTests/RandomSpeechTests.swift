import Hearing
import ScreenReaders
import Semantics
import Testing

/// Numbers that look random and are the same for the same seed.
private struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// What holds whatever is asked of a queue.
@Suite struct RandomSpeechTests {
  private static func script(_ seed: UInt64) -> [Move] {
    var chance = Chance(state: seed)
    var time = 0
    return (0..<60).map { number in
      time += Int.random(in: 0...120, using: &chance)
      let text = String(repeating: "a", count: Int.random(in: 0...12, using: &chance)) + "\(number)"
      let mode = Queueing.allCases.randomElement(using: &chance) ?? .queue
      let purpose = Utterance.Purpose.allCases.randomElement(using: &chance) ?? .focus
      switch Int.random(in: 0..<10, using: &chance) {
      case 0: return .stop(at: time)
      case 1: return .takeHintBack(at: time)
      case 2: return .hint(text, pause: Int.random(in: 0...200, using: &chance), at: time)
      case 3: return .sayLater(text, delay: Int.random(in: 1...200, using: &chance), at: time)
      case 4: return .sayOnce("same", at: time)
      case 5:
        let group = UtteranceGroup.allCases.randomElement(using: &chance) ?? .default
        return .sayIn(group, text, mode, at: time)
      default: return .say(text, mode, purpose, at: time)
      }
    }
  }

  @Test(arguments: ReaderKind.allCases, 0..<200)
  func noUtteranceIsLostAndNoneOverlap(_ reader: ReaderKind, _ seed: Int) {
    let moves = Self.script(UInt64(seed))
    let queue = SpeechQueue.play(moves, on: reader)
    let asked = moves.count { move in
      switch move {
      case .stop, .takeHintBack: false
      case .say, .sayOnce, .sayIn, .sayLater, .hint: true
      }
    }
    #expect(queue.speech.count == asked)
    #expect(queue.nextMoment == nil && queue.isSilent)
    expectOrder(queue.speech)
    #expect(queue.story == SpeechQueue.play(moves, on: reader).story)
  }

  private func expectOrder(_ speech: [Speech]) {
    let begun = speech.filter { $0.began != nil }.sorted { ($0.began ?? 0) < ($1.began ?? 0) }
    for (one, next) in zip(begun, begun.dropFirst()) {
      #expect((one.ended ?? .max) <= (next.began ?? 0), "one voice at a time")
    }
    for speech in speech {
      #expect((speech.began == nil) == (speech.ended == nil))
      switch speech.outcome {
      case .heard: #expect(speech.audible == speech.duration)
      case .cut: #expect(speech.audible < speech.duration && speech.audible > 0)
      case .dropped: #expect(speech.began == nil)
      }
      if let began = speech.began { #expect(began >= speech.requested) }
    }
  }
}
