import CESpeakNG
import Glibc
import Semantics

/// What makes speech the way it is: the engine's build, the plan, and how this code renders it.
enum CacheKey {
  /// Changes whenever the same plan would sound different.
  private static let edition = 1

  static func speech(_ plan: SpeechPlan) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("speech")
    writer.writeEngine()
    writer.write(plan.utterances) { writer, utterance in
      writer.write(utterance.slot)
      writer.write(utterance.room)
      writer.write(utterance.isCut ? 1 : 0)
      writer.write(utterance.segments) { writer, segment in
        writer.write(SpeechCall(text: segment.text.text, voice: segment.voice))
        writer.write(String(scalars: segment.text.original[...]))
      }
    }
    return writer.bytes
  }

  static var voices: [UInt8] {
    var writer = ByteWriter()
    writer.write("voices")
    writer.writeEngine()
    return writer.bytes
  }

  fileprivate static func engine() -> [String] {
    let version = espeak_Info(nil).map { String(cString: $0) } ?? ""
    let data = getenv("ESPEAK_DATA_PATH").map { String(cString: $0) } ?? ""
    return ["\(edition)", version, data, library()]
  }

  /// The library file by its place, size and time: a distribution mends it without a new version.
  private static func library() -> String {
    guard let path = earshot_engine_path() else { return "" }
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    return "\(String(cString: path)) \(status.st_size) \(status.st_mtim.tv_sec)"
  }
}

extension ByteWriter {
  fileprivate mutating func writeEngine() { write(CacheKey.engine()) { $0.write($1) } }
}

// MARK: - Values

/// The sounds of a plan as the cache keeps them.
struct CachedSounds {
  var sampleRate: Int
  var sounds: [UtteranceSound]

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(sampleRate)
    writer.write(sounds) { writer, sound in
      writer.write(sound.samples)
      writer.write(sound.speed)
      writer.write(sound.excess ?? -1)
      writer.write(sound.words) { writer, word in
        writer.write(word.text)
        writer.write(word.begins)
        writer.write(word.ends)
      }
    }
    return writer.bytes
  }

  init(sampleRate: Int, sounds: [UtteranceSound]) {
    self.sampleRate = sampleRate
    self.sounds = sounds
  }

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let rate = reader.number(), rate > 0, let sounds = reader.list({ $0.sound() }),
      reader.isAtEnd
    else { return nil }
    self.init(sampleRate: rate, sounds: sounds)
  }

  /// What a failure left silent may be spoken next time: it is not kept.
  var isWhole: Bool {
    sounds.allSatisfy { sound in
      switch sound.trouble {
      case .silent: false
      case .tooLong, nil: true
      }
    }
  }
}

extension UtteranceSound {
  fileprivate var excess: Milliseconds? {
    switch trouble {
    case .tooLong(let excess): excess
    case .silent, nil: nil
    }
  }
}

extension ByteReader {
  fileprivate mutating func sound() -> UtteranceSound? {
    guard let samples = samples(), let speed = number(), let excess = number(),
      let words = list({ $0.word() })
    else { return nil }
    return UtteranceSound(
      samples: samples, words: words, speed: speed, trouble: excess < 0 ? nil : .tooLong(excess))
  }

  private mutating func word() -> RenderedWord? {
    guard let text = text(), let begins = number(), let ends = number() else { return nil }
    return RenderedWord(text, begins: begins, ends: ends)
  }
}
