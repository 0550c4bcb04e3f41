/// How long the engine may take to load and answer, in milliseconds.
enum EngineClient { static let patience = 20_000 }

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
    let reply = try ask(.engine, patience: EngineClient.patience)
    guard case .engine(let engine) = reply else { throw reply.error }
    return engine
  }

  /// Speaks a text into samples.
  func speak(_ call: SpeechCall) throws(SpeechError) -> RawSpeech {
    let reply = try ask(.speak(call), patience: call.patience)
    guard case .speech(let speech) = reply else { throw reply.error }
    return speech
  }
}

extension SpeechCall {
  /// How long a worker may take, in milliseconds: a hundred times what it does.
  var patience: Int { 15_000 + 20 * text.unicodeScalars.count }
}
