import ScreenReaders
import Semantics

/// A short sound of Earshot's own that stands for a sound of a reader.
///
/// No reader's waveform is copied: these are plain tones, told apart by pitch and movement.
struct Earcon {
  /// A stretch of tone that glides from one pitch to another.
  struct Tone {
    /// Hertz at its begin and end.
    var from: Int
    var to: Int
    var length: Milliseconds
  }

  var tones: [Tone]

  /// The sound's samples: a sine that fades out, at a quarter of full volume.
  func samples(at sampleRate: Int) -> [Int16] {
    var samples: [Int16] = []
    // A whole turn of the sine is 1 << 32.
    var phase: UInt32 = 0
    for tone in tones {
      let count = tone.length * sampleRate / 1000
      for step in 0..<count {
        let hertz = tone.from + (tone.to - tone.from) * step / count
        phase &+= UInt32((UInt64(hertz) << 32) / UInt64(sampleRate))
        let volume = Self.volume(step, of: count, sampleRate: sampleRate)
        samples.append(Int16((Sine.value(of: phase) * volume) >> 15))
      }
    }
    return samples
  }

  /// Up to 8192: a rise of 2 ms against the click, then a fall to nothing.
  private static func volume(_ step: Int, of count: Int, sampleRate: Int) -> Int {
    let rise = max(sampleRate / 500, 1)
    let fall = 8192 * (count - step) / count
    return step < rise ? fall * step / rise : fall
  }
}

/// A sine in whole numbers, so that it is the same on every machine.
enum Sine {
  /// From -32767 to 32767, for a turn of 1 << 32.
  static func value(of phase: UInt32) -> Int {
    let quarter = Int(phase >> 30)
    let place = Int((phase >> 14) & 0xFFFF)
    let rising = quarter & 1 == 0 ? place : 0x1_0000 - place
    return quarter < 2 ? quarterWave(rising) : -quarterWave(rising)
  }

  /// A quarter of the wave, for 0 to 65536: a polynomial that is off by less than 1 in 4000.
  private static func quarterWave(_ place: Int) -> Int {
    let square = (place * place) >> 16
    let inner = 42_155 - ((square * 4_765) >> 16)
    let slope = 102_932 - ((square * inner) >> 16)
    return min(32_767, ((place * slope) >> 16) / 2)
  }
}

extension Sound {
  /// The tones that stand for it.
  var earcon: Earcon {
    switch self {
    case .focus, .focusMoved, .viewEntered: .steady(880, 30)
    case .focusActionable: .steady(1320, 30)
    case .chimeUp:
      Earcon(tones: [.init(from: 660, to: 660, length: 60), .init(from: 990, to: 990, length: 90)])
    case .chimeDown:
      Earcon(tones: [.init(from: 990, to: 990, length: 60), .init(from: 660, to: 660, length: 90)])
    case .tick, .activated: .steady(1760, 25)
    case .longClicked: .glide(1760, 880, 80)
    case .windowState, .screenChanged: .glide(440, 1320, 140)
    case .scrollTone, .pageScrolled: .glide(520, 780, 60)
    case .complete:
      Earcon(tones: [
        .init(from: 784, to: 784, length: 70), .init(from: 1047, to: 1047, length: 140),
      ])
    case .typo, .noResults: .steady(220, 90)
    case .gestureBegin: .glide(500, 800, 40)
    case .gestureEnd: .glide(800, 500, 40)
    case .volumeBeep: .steady(1000, 60)
    case .boundary: .glide(180, 110, 80)
    case .rotorTurned: .steady(1500, 12)
    case .alert:
      Earcon(tones: [
        .init(from: 1047, to: 1047, length: 90), .init(from: 1047, to: 1047, length: 90),
      ])
    }
  }
}

extension Earcon {
  fileprivate static func steady(_ hertz: Int, _ length: Milliseconds) -> Earcon {
    Earcon(tones: [Tone(from: hertz, to: hertz, length: length)])
  }

  fileprivate static func glide(_ from: Int, _ to: Int, _ length: Milliseconds) -> Earcon {
    Earcon(tones: [Tone(from: from, to: to, length: length)])
  }
}
