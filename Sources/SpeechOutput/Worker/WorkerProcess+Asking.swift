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
  /// What a fresh worker is asked for; of another one where the first ends or hangs.
  static func asked<Answer>(
    _ program: WorkerProgram, _ question: (WorkerProcess) throws(SpeechError) -> Answer
  ) throws(SpeechError) -> Answer {
    do throws(SpeechError) {
      return try question(try WorkerProcess(program))
    } catch {
      guard error.isOfTheWorker else { throw error }
      return try question(try WorkerProcess(program))
    }
  }

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

extension SpeechError {
  /// Whether another worker may do what this one did not.
  fileprivate var isOfTheWorker: Bool {
    switch self {
    case .workerEnded, .workerHung: true
    case .engine, .otherData, .unknownVoice, .unknownVariant, .textTooLong, .timelineTooLong,
      .noSoundDevice, .workerMissing, .encoding:
      false
    }
  }
}

/// What makes sound of texts.
protocol Speaking {
  /// Samples a second.
  func sampleRate() throws(SpeechError) -> Int
  /// Has a text spoken, without waiting for it. Two texts may be under way at once.
  func begin(_ call: SpeechCall) throws(SpeechError)
  /// Waits for the sound of the text begun first.
  func finish() throws(SpeechError) -> RawSpeech
}

extension Speaking {
  /// Speaks a text into samples.
  func speak(_ call: SpeechCall) throws(SpeechError) -> RawSpeech {
    try begin(call)
    return try finish()
  }
}

extension WorkerProcess: Speaking {
  func sampleRate() throws(SpeechError) -> Int { try engine().sampleRate }

  func begin(_ call: SpeechCall) throws(SpeechError) { try send(.speak(call)) }

  func finish() throws(SpeechError) -> RawSpeech {
    let reply = try receive(patience: patience + Request.longestTime)
    guard case .speech(let words, let count) = reply else { throw reply.error }
    return RawSpeech(samples: try receiveSamples(count), words: words)
  }
}

extension Request {
  /// How long the longest text may take, in milliseconds.
  fileprivate static let longestTime = 20 * VoiceSettings.Limits.textLength

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
