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
    let spoken = try sounds(of: plan)
    return Rendering(
      timeline, plan: plan, sounds: spoken.sounds, sampleRate: spoken.sampleRate)
  }

  private func sounds(of plan: SpeechPlan) throws(SpeechError) -> CachedSounds {
    guard !plan.utterances.isEmpty else { return CachedSounds(sampleRate: 22_050, sounds: []) }
    let key = CacheKey.speech(plan)
    if let kept = cache?.read(key).flatMap(CachedSounds.init),
      kept.sounds.count == plan.utterances.count
    {
      return kept
    }
    var synthesis = Synthesis { () throws(SpeechError) in try WorkerProcess(program) }
    let sounds = try synthesis.sounds(of: plan)
    let made = CachedSounds(sampleRate: synthesis.sampleRate, sounds: sounds)
    if made.isWhole { cache?.write(made.bytes, for: key) }
    return made
  }
}

extension VoiceList {
  /// The voices that are installed. Throws where the engine does not work.
  public static func installed(
    program: WorkerProgram = .current, cache: SpeechCache? = .users
  ) throws(SpeechError) -> VoiceList {
    let key = CacheKey.voices
    if let kept = cache?.read(key), case .voices(let voices)? = Reply(kept) {
      return VoiceList(listed: voices)
    }
    let voices = try WorkerProcess(program).voices()
    cache?.write(Reply.voices(voices).bytes, for: key)
    return VoiceList(listed: voices)
  }
}
