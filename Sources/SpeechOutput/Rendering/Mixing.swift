import Hearing
import Semantics

/// Samples that sounds are laid over, each at its moment.
struct Mixing {
  private(set) var samples: [Int16]
  let sampleRate: Int

  /// Silence of a length in milliseconds.
  init(length: Milliseconds, sampleRate: Int) {
    samples = [Int16](repeating: 0, count: length * sampleRate / 1000)
    self.sampleRate = sampleRate
  }

  /// Adds a sound; the recording grows where the sound is longer.
  mutating func add(_ sound: [Int16], at moment: Milliseconds) {
    let start = moment * sampleRate / 1000
    let end = start + sound.count
    if end > samples.count {
      samples += [Int16](repeating: 0, count: end - samples.count)
    }
    samples.withUnsafeMutableBufferPointer { samples in
      sound.withUnsafeBufferPointer { sound in
        for place in sound.indices {
          let mixed = Int32(samples[start + place]) + Int32(sound[place])
          samples[start + place] = Int16(clamping: mixed)
        }
      }
    }
  }
}

extension Rendering {
  /// Lays the sounds of a plan and a timeline's signals on its clock.
  init(_ timeline: Timeline, plan: SpeechPlan, sounds: [UtteranceSound], sampleRate: Int) {
    let ends = zip(plan.utterances, sounds).map { planned, sound in
      (timeline.speech[planned.index].began ?? 0) + sound.samples.count * 1000 / sampleRate
    }
    let end = max(timeline.end, ends.max() ?? 0)
    var mixing = Mixing(length: end + Self.tail, sampleRate: sampleRate)
    for signal in timeline.signals {
      guard let sound = signal.sound else { continue }
      mixing.add(sound.earcon.samples(at: sampleRate), at: signal.time)
    }
    var utterances: [RenderedUtterance] = []
    for (planned, sound) in zip(plan.utterances, sounds) {
      guard let began = timeline.speech[planned.index].began else { continue }
      mixing.add(sound.samples, at: began)
      utterances.append(
        RenderedUtterance(planned, sound, began: began, sampleRate: sampleRate))
    }
    self.init(sampleRate: sampleRate, samples: mixing.samples, utterances: utterances)
  }

  /// Silence after the last sound, in milliseconds: players cut the very end.
  private static let tail = 250
}

extension RenderedUtterance {
  fileprivate init(
    _ planned: PlannedUtterance, _ sound: UtteranceSound, began: Milliseconds, sampleRate: Int
  ) {
    let words = sound.words.map {
      RenderedWord($0.text, begins: began + $0.begins, ends: began + $0.ends)
    }
    self.init(
      index: planned.index, begins: began, ends: began + sound.samples.count * 1000 / sampleRate,
      words: words, speed: sound.speed, trouble: sound.trouble)
  }
}

/// Two readers in one recording.
public struct StereoRendering: Sendable, Hashable {
  /// Samples a second.
  public var sampleRate: Int
  /// Left and right in turn, 16 bits.
  public var samples: [Int16]

  /// The left ear hears one, the right ear the other; the shorter is followed by silence.
  public init(left: Rendering, right: Rendering) {
    sampleRate = left.sampleRate
    let count = max(left.samples.count, right.samples.count)
    samples = [Int16](repeating: 0, count: count * 2)
    for (place, sample) in left.samples.enumerated() { samples[place * 2] = sample }
    for (place, sample) in right.samples.enumerated() { samples[place * 2 + 1] = sample }
  }
}
