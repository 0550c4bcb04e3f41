extension Reply {
  private enum Code: Int { case speech, spoken, phonemes, voices, engine, failure }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .speech(let words, let samples):
      writer.write(Code.speech.rawValue)
      writer.write(words, samples: samples)
    case .spoken: writer.write(Code.spoken.rawValue)
    case .phonemes(let clauses):
      writer.write(Code.phonemes.rawValue)
      writer.write(clauses) { $0.write($1) }
    case .voices(let voices):
      writer.write(Code.voices.rawValue)
      writer.write(voices) { $0.write($1) }
    case .engine(let engine):
      writer.write(Code.engine.rawValue)
      writer.write(engine.version)
      writer.write(engine.dataPath)
      writer.write(engine.sampleRate)
    case .failure(let failure):
      writer.write(Code.failure.rawValue)
      writer.write(failure)
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let code = reader.number().flatMap(Code.init) else { return nil }
    let reply: Reply? =
      switch code {
      case .speech: reader.speech()
      case .spoken: .spoken
      case .phonemes: reader.list { $0.text() }.map(Reply.phonemes)
      case .voices: reader.list { $0.voice() }.map(Reply.voices)
      case .engine: reader.engine().map(Reply.engine)
      case .failure: reader.failure().map(Reply.failure)
      }
    guard let reply, reader.isAtEnd else { return nil }
    self = reply
  }
}

// MARK: - Sound

extension ByteWriter {
  fileprivate mutating func write(_ words: [RawWord], samples: Int) {
    write(samples)
    write(words) { writer, word in
      writer.write(word.position)
      writer.write(word.length)
      writer.write(word.time)
    }
  }
}

extension ByteReader {
  fileprivate mutating func speech() -> Reply? {
    guard let samples = number(), samples >= 0 else { return nil }
    let words = list { reader -> RawWord? in
      guard let position = reader.number(), let length = reader.number(), let time = reader.number()
      else { return nil }
      return RawWord(position: position, length: length, time: time)
    }
    return words.map { .speech($0, samples: samples) }
  }
}

// MARK: - Voices, engine, failures

extension ByteWriter {
  fileprivate mutating func write(_ voice: Voice) {
    write(voice.name)
    write(voice.identifier)
    write(voice.languages) { writer, language in
      writer.write(language.tag)
      writer.write(language.rank)
    }
  }

  fileprivate mutating func write(_ failure: EngineFailure) {
    let texts =
      switch failure {
      case .notLoaded(let reason): ["notLoaded", reason]
      case .otherData(let wanted, let used): ["otherData", wanted, used]
      case .unknownVoice(let name): ["unknownVoice", name]
      case .noSoundDevice: ["noSoundDevice"]
      case .failed(let reason): ["failed", reason]
      }
    write(texts) { $0.write($1) }
  }
}

extension ByteReader {
  fileprivate mutating func voice() -> Voice? {
    guard let name = text(), let identifier = text() else { return nil }
    let languages = list { reader -> Voice.Language? in
      guard let tag = reader.text(), let rank = reader.number() else { return nil }
      return Voice.Language(tag: tag, rank: rank)
    }
    return languages.map { Voice(name: name, identifier: identifier, languages: $0) }
  }

  fileprivate mutating func engine() -> EngineDescription? {
    guard let version = text(), let path = text(), let rate = number() else { return nil }
    return EngineDescription(version: version, dataPath: path, sampleRate: rate)
  }

  fileprivate mutating func failure() -> EngineFailure? {
    guard let texts = list({ $0.text() }) else { return nil }
    return switch (texts.first, texts.count) {
    case ("notLoaded", 2): .notLoaded(texts[1])
    case ("otherData", 3): .otherData(wanted: texts[1], used: texts[2])
    case ("unknownVoice", 2): .unknownVoice(texts[1])
    case ("noSoundDevice", 1): .noSoundDevice
    case ("failed", 2): .failed(texts[1])
    default: nil
    }
  }
}
