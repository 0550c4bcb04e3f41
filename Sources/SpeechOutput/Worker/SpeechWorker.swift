import Glibc

/// The hidden side of the program: reads requests from standard input, answers on standard output,
/// and ends when standard input does.
public enum SpeechWorker {
  /// The word on the command line that makes the program a worker.
  public static let command = "__speech-worker"

  /// Serves requests until there are no more; the exit code.
  public static func serve() -> Int32 {
    var engine: SpeechEngine?
    // The libraries around the engine try to write files that they can do without.
    signal(SIGXFSZ, SIG_IGN)
    while let message = try? Framing.receive(from: 0, until: nil) {
      guard let request = Request(message) else { return 65 }
      let reply = answer(request, &engine)
      guard Framing.send(reply.bytes, to: 1) else { return 0 }
      if case .speech = reply, let engine {
        guard Framing.send(bytesOf: engine.recording.samples, to: 1) else { return 0 }
      }
    }
    return 0
  }

  private static func answer(_ request: Request, _ engine: inout SpeechEngine?) -> Reply {
    do throws(EngineFailure) {
      let loaded = try load(request.output, &engine)
      switch request {
      case .speak(let call):
        try loaded.speak(call)
        return .speech(loaded.recording.words, samples: loaded.recording.samples.count)
      case .speakAloud(let call):
        try loaded.speak(call)
        return .spoken
      case .phonemes(let text, let voice):
        return .phonemes(try loaded.phonemes(of: text, voice: voice))
      case .voices: return .voices(loaded.voices)
      case .engine: return .engine(SpeechEngine.description)
      }
    } catch {
      return .failure(error)
    }
  }

  private static func load(
    _ output: SpeechEngine.Output, _ engine: inout SpeechEngine?
  ) throws(EngineFailure) -> SpeechEngine {
    if let loaded = engine {
      guard loaded.output == output else { throw .failed("a worker keeps to one output") }
      return loaded
    }
    let loaded = try SpeechEngine(output)
    engine = loaded
    return loaded
  }
}

extension Request {
  fileprivate var output: SpeechEngine.Output {
    switch self {
    case .speakAloud: .soundDevice
    case .speak, .phonemes, .voices, .engine: .samples
    }
  }
}
