import CESpeakNG
import Glibc
import Hearing
import ScreenReaders
import Semantics

/// What makes speech the way it is: the engine's build, the plan, and how this code renders it.
enum CacheKey {
  /// Changes whenever the same plan would sound different.
  private static let edition = 3

  static func sound(of timeline: Timeline, _ plan: SpeechPlan) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("sound")
    writer.writeEngine()
    writer.write(timeline.end)
    writer.write(timeline.signals.filter { $0.sound != nil }) { writer, signal in
      writer.write(signal.time)
      writer.write(signal.sound?.rawValue ?? "")
    }
    writer.write(plan.utterances) { writer, utterance in
      writer.write(utterance.index)
      writer.write(timeline.speech[utterance.index].began ?? 0)
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

  static func pronunciation(
    of texts: [String], by voice: VoiceSettings, in language: String
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("pronunciation")
    writer.writeEngine()
    writer.write(language)
    writer.write(SpeechCall(text: "", voice: voice))
    writer.write(texts) { $0.write($1) }
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

extension Rendering {
  /// What the cache keeps beside the samples.
  var kept: [UInt8] {
    var writer = ByteWriter()
    writer.write(sampleRate)
    writer.write(utterances) { writer, utterance in
      writer.write(utterance.index)
      writer.write(utterance.begins)
      writer.write(utterance.ends)
      writer.write(utterance.speed)
      writer.write(utterance.excess ?? -1)
      writer.write(utterance.words) { writer, word in
        writer.write(word.text)
        writer.write(word.begins)
        writer.write(word.ends)
      }
    }
    return writer.bytes
  }

  /// A rendering that the cache kept.
  init?(_ entry: CacheEntry) {
    var reader = ByteReader(entry.value)
    guard let rate = reader.number(), rate > 0, let utterances = reader.list({ $0.utterance() }),
      reader.isAtEnd
    else { return nil }
    self.init(sampleRate: rate, samples: entry.samples, utterances: utterances)
  }

  /// What a failure left silent may be spoken next time: it is not kept.
  var isWhole: Bool {
    utterances.allSatisfy { utterance in
      switch utterance.trouble {
      case .silent: false
      case .tooLong, nil: true
      }
    }
  }
}

extension RenderedUtterance {
  fileprivate var excess: Milliseconds? {
    switch trouble {
    case .tooLong(let excess): excess
    case .silent, nil: nil
    }
  }
}

extension ByteReader {
  fileprivate mutating func utterance() -> RenderedUtterance? {
    guard let index = number(), let begins = number(), let ends = number(), let speed = number(),
      let excess = number(), let words = list({ $0.word() })
    else { return nil }
    return RenderedUtterance(
      index: index, begins: begins, ends: ends, words: words, speed: speed,
      trouble: excess < 0 ? nil : .tooLong(excess))
  }

  private mutating func word() -> RenderedWord? {
    guard let text = text(), let begins = number(), let ends = number() else { return nil }
    return RenderedWord(text, begins: begins, ends: ends)
  }
}
