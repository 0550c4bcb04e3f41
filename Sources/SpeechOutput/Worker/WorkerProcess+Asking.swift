import Semantics

extension Reply {
  /// The error that an answer stands for where another kind of answer was expected.
  var error: SpeechError {
    switch self {
    case .failure(let failure): SpeechError(failure)
    case .speech, .spoken, .phonemes, .voices, .engine: .engine("it answered another question")
    }
  }
}

extension WorkerProcess {
  /// What the worker's engine is.
  func engine() throws(SpeechError) -> EngineDescription {
    let reply = try ask(.engine)
    guard case .engine(let engine) = reply else { throw reply.error }
    return engine
  }

  /// The voices and variants that are installed.
  func voices() throws(SpeechError) -> [Voice] {
    let reply = try ask(.voices)
    guard case .voices(let voices) = reply else { throw reply.error }
    return voices
  }
}

/// What makes sound of texts.
protocol Speaking {
  /// Samples a second.
  func sampleRate() throws(SpeechError) -> Int
  /// Speaks a text into samples.
  func speak(_ call: SpeechCall) throws(SpeechError) -> RawSpeech
}

extension WorkerProcess: Speaking {
  func sampleRate() throws(SpeechError) -> Int { try engine().sampleRate }

  func speak(_ call: SpeechCall) throws(SpeechError) -> RawSpeech {
    let reply = try ask(.speak(call))
    guard case .speech(let speech) = reply else { throw reply.error }
    return speech
  }
}

extension Request {
  /// How long the work itself may take, in milliseconds: a hundred times what it does, or ten times
  /// what is heard.
  var time: Milliseconds {
    switch self {
    case .speak(let call): 20 * call.text.unicodeScalars.count
    case .speakAloud(let call): 1000 * call.text.unicodeScalars.count
    case .phonemes(let text, _): text.unicodeScalars.count
    case .voices, .engine: 0
    }
  }
}
