public import Hearing
public import Semantics

/// Makes sound of timelines, each by a fresh worker, and remembers it.
public struct SpeechRenderer: Sendable {
  /// No recording is longer, in milliseconds.
  public static let longest: Milliseconds = 3_600_000

  /// What is started as a worker.
  public let program: WorkerProgram
  /// Who speaks how.
  public let voices: VoiceTable
  /// Where sound is kept; nil for nowhere.
  public let cache: SpeechCache?
  private let list: VoiceList

  /// A renderer. Throws where the engine does not work.
  public init(
    voices: VoiceTable = VoiceTable(), cache: SpeechCache? = .users,
    program: WorkerProgram = .current
  ) throws(SpeechError) {
    self.program = program
    self.voices = voices
    self.cache = cache
    list = try VoiceList.installed(program: program, cache: cache)
  }

  /// The sound of a timeline: the same bytes each time.
  ///
  /// Throws where a text or the whole is too long, a voice is not installed, or the engine does not
  /// work. An utterance that its worker fails at is silent and said to be `troubled`.
  public func render(_ timeline: Timeline) throws(SpeechError) -> Rendering {
    let plan = try SpeechPlan(timeline, voices: voices, list: list)
    guard let cache else { return try make(timeline, plan) }
    let key = CacheKey.sound(of: timeline, plan)
    if let kept = cache.read(key).flatMap(Rendering.init) { return kept }
    let made = try make(timeline, plan)
    if made.isWhole {
      cache.write(CacheEntry(key: key, value: made.kept, samples: made.samples))
    }
    return made
  }

  private func make(_ timeline: Timeline, _ plan: SpeechPlan) throws(SpeechError) -> Rendering {
    var synthesis = Synthesis { () throws(SpeechError) in try WorkerProcess(program) }
    let sounds = plan.utterances.isEmpty ? [] : try synthesis.sounds(of: plan)
    return Rendering(timeline, plan: plan, sounds: sounds, sampleRate: synthesis.sampleRate)
  }
}

extension VoiceList {
  /// The voices that are installed. Throws where the engine does not work.
  public static func installed(
    program: WorkerProgram = .current, cache: SpeechCache? = .users
  ) throws(SpeechError) -> VoiceList {
    let key = CacheKey.voices
    if let kept = cache?.read(key), case .voices(let voices)? = Reply(kept.value) {
      return VoiceList(listed: voices)
    }
    let voices = try WorkerProcess.asked(program) { worker throws(SpeechError) in
      try worker.voices()
    }
    cache?.write(CacheEntry(key: key, value: Reply.voices(voices).bytes))
    return VoiceList(listed: voices)
  }
}
