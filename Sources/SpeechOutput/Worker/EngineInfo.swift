/// What speech there can be on this machine, as `earshot doctor` tells it.
public struct EngineInfo: Sendable, Hashable {
  /// The version of eSpeak NG.
  public var version: String
  /// Where its data are.
  public var dataPath: String
  /// Samples a second.
  public var sampleRate: Int
  /// The voices and variants that are installed.
  public var voices: VoiceList
  /// Whether speech can be heard at once.
  public var hasSoundDevice: Bool

  /// Looks at the engine, afresh. Throws where it does not work.
  public static func inspect(
    _ program: WorkerProgram = .current
  ) throws(SpeechError) -> EngineInfo {
    let engine = try WorkerProcess.asked(program) { worker throws(SpeechError) in
      try worker.engine()
    }
    return EngineInfo(
      version: engine.version, dataPath: engine.dataPath, sampleRate: engine.sampleRate,
      voices: try VoiceList.installed(program: program, cache: nil),
      hasSoundDevice: (try? LiveSpeech(program: program)) != nil)
  }
}
