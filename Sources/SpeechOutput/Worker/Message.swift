/// What the program asks of a worker.
enum Request: Hashable, Sendable {
  /// Makes the sound of a text.
  case speak(SpeechCall)
  /// Speaks a text through the sound device and answers when it has been spoken.
  case speakAloud(SpeechCall)
  /// The phonemes of a text, a line for each clause.
  case phonemes(String, voice: String)
  /// All voices that can be used.
  case voices
  /// What the engine is.
  case engine
}

/// A text with the voice that speaks it.
package struct SpeechCall: Hashable, Sendable {
  var text: String
  var voice: VoiceSettings
  /// Samples after which the engine may stop; nil for the whole text.
  var limit: Int?

  package init(text: String, voice: VoiceSettings, limit: Int? = nil) {
    self.text = text
    self.voice = voice
    self.limit = limit
  }
}

/// What a worker answers.
enum Reply: Equatable, Sendable {
  /// The words, and how many samples follow the message.
  case speech([RawWord], samples: Int)
  case spoken
  case phonemes([String])
  case voices([Voice])
  case engine(EngineDescription)
  case failure(EngineFailure)
}

/// The sound of a text as the engine made it. Samples travel by themselves, uncopied.
struct RawSpeech: Hashable, Sendable {
  var samples: [Int16]
  var words: [RawWord]
}

/// A word of a spoken text, in characters of the text and milliseconds of the sound.
package struct RawWord: Hashable, Sendable {
  /// Counted from 0.
  package var position: Int
  package var length: Int
  package var time: Int
}

/// What an engine says of itself.
struct EngineDescription: Hashable, Sendable {
  var version: String
  var dataPath: String
  var sampleRate: Int
}

/// Why an engine cannot do what was asked.
package enum EngineFailure: Hashable, Sendable, Error {
  /// The engine or its data cannot be loaded.
  case notLoaded(String)
  /// It uses other data than it was told to.
  case otherData(wanted: String, used: String)
  case unknownVoice(String)
  case noSoundDevice
  case failed(String)
}

// MARK: - Requests as bytes

extension Request {
  private enum Code: Int { case speak, speakAloud, phonemes, voices, engine }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .speak(let call): writer.write(Code.speak, call)
    case .speakAloud(let call): writer.write(Code.speakAloud, call)
    case .phonemes(let text, let voice):
      writer.write(Code.phonemes.rawValue)
      writer.write(text)
      writer.write(voice)
    case .voices: writer.write(Code.voices.rawValue)
    case .engine: writer.write(Code.engine.rawValue)
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let code = reader.number().flatMap(Code.init) else { return nil }
    switch code {
    case .speak:
      guard let call = reader.call() else { return nil }
      self = .speak(call)
    case .speakAloud:
      guard let call = reader.call() else { return nil }
      self = .speakAloud(call)
    case .phonemes:
      guard let text = reader.text(), let voice = reader.text() else { return nil }
      self = .phonemes(text, voice: voice)
    case .voices: self = .voices
    case .engine: self = .engine
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ code: some RawRepresentable<Int>, _ call: SpeechCall) {
    write(code.rawValue)
    write(call)
  }

  mutating func write(_ call: SpeechCall) {
    write(call.text)
    write(call.voice)
    write(call.limit ?? -1)
  }

  private mutating func write(_ voice: VoiceSettings) {
    write(voice.voice)
    write(voice.variant ?? "")
    for number in [voice.rate, voice.pitch, voice.range, voice.volume, voice.wordGap] {
      write(number)
    }
    write(voice.punctuation.rawValue)
    write(voice.capitals.rawValue)
  }
}

extension ByteReader {
  fileprivate mutating func call() -> SpeechCall? {
    guard let text = text(), let voice = voice(), let limit = number() else { return nil }
    return SpeechCall(text: text, voice: voice, limit: limit < 0 ? nil : limit)
  }

  private mutating func voice() -> VoiceSettings? {
    guard let name = text(), let variant = text() else { return nil }
    var voice = VoiceSettings(name, variant: variant.isEmpty ? nil : variant)
    for path in [\VoiceSettings.rate, \.pitch, \.range, \.volume, \.wordGap] {
      guard let number = number() else { return nil }
      voice[keyPath: path] = number
    }
    guard let punctuation = text().flatMap(VoiceSettings.Punctuation.init),
      let capitals = text().flatMap(VoiceSettings.Capitals.init)
    else { return nil }
    voice.punctuation = punctuation
    voice.capitals = capitals
    return voice
  }
}
