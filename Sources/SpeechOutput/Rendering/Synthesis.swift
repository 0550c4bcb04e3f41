import Semantics

/// The sound of one utterance, in milliseconds and samples from its own begin.
struct UtteranceSound: Hashable, Sendable {
  var samples: [Int16] = []
  var words: [RenderedWord] = []
  /// Thousandths of the rate that was asked for.
  var speed = 1000
  var trouble: RenderedUtterance.Trouble?
}

/// Has a plan spoken by one fresh worker, in its order: the engine's samples depend on all that a
/// process spoke before, so that is what makes them the same each time.
struct Synthesis {
  /// Opens a fresh worker.
  let open: () throws(SpeechError) -> any Speaking
  /// Samples a second, once a worker has told it.
  private(set) var sampleRate = 22_050
  /// What is not tried again, by its place in the plan.
  private var lost: [Int: SpeechError] = [:]
  private var failures: [Int: Int] = [:]

  init(open: @escaping () throws(SpeechError) -> any Speaking) { self.open = open }

  /// The sound of each utterance. Where a worker ends or hangs, all is begun again with a new one;
  /// what it failed at twice is left silent.
  mutating func sounds(of plan: SpeechPlan) throws(SpeechError) -> [UtteranceSound] {
    while true {
      var reached = 0
      do throws(SpeechError) {
        return try attempt(plan, reached: &reached)
      } catch {
        switch error {
        case .workerEnded, .workerHung: note(error, at: reached)
        case .engine, .otherData, .unknownVoice, .unknownVariant, .textTooLong, .timelineTooLong,
          .noSoundDevice, .workerMissing, .encoding:
          throw error
        }
      }
    }
  }

  private mutating func note(_ error: SpeechError, at place: Int) {
    failures[place, default: 0] += 1
    if failures[place] == 2 { lost[place] = error }
  }

  private mutating func attempt(
    _ plan: SpeechPlan, reached: inout Int
  ) throws(SpeechError) -> [UtteranceSound] {
    let worker = try open()
    sampleRate = try worker.sampleRate()
    var sounds = plan.utterances.indices.map { place in
      UtteranceSound(trouble: lost[place].map(RenderedUtterance.Trouble.silent))
    }
    let spoken = plan.utterances.indices.filter { lost[$0] == nil }
    try speak(spoken.map { ($0, 1000) }, of: plan, into: &sounds, by: worker, reached: &reached)
    let tooLong = spoken.compactMap { place in
      speedToFit(sounds[place], into: plan.utterances[place]).map { (place, $0) }
    }
    try speak(tooLong, of: plan, into: &sounds, by: worker, reached: &reached)
    for place in spoken { fit(&sounds[place], into: plan.utterances[place]) }
    return sounds
  }

  /// Speaks utterances, each at a speed in thousandths.
  ///
  /// The worker has the next text before the last one is taken from it, so that it never waits.
  private func speak(
    _ utterances: [(place: Int, speed: Int)], of plan: SpeechPlan,
    into sounds: inout [UtteranceSound], by worker: any Speaking, reached: inout Int
  ) throws(SpeechError) {
    let calls = utterances.flatMap { place, speed in
      plan.utterances[place].segments.indices.map { (place, speed, $0) }
    }
    for number in 0...calls.count {
      if number < calls.count {
        let (place, speed, segment) = calls[number]
        reached = place
        try worker.begin(call(for: segment, of: plan.utterances[place], speed: speed))
      }
      guard number > 0 else { continue }
      let (place, speed, segment) = calls[number - 1]
      reached = place
      let speech = try worker.finish()
      let utterance = plan.utterances[place]
      if segment == 0 { sounds[place] = UtteranceSound(speed: speed) }
      sounds[place].append(
        speech, of: utterance.segments[segment].text, isCut: utterance.isCut,
        sampleRate: sampleRate)
    }
  }

  private func call(for segment: Int, of utterance: PlannedUtterance, speed: Int) -> SpeechCall {
    var voice = utterance.segments[segment].voice
    voice.rate = (voice.rate * speed / 1000).clamped(to: VoiceSettings.Limits.rate)
    return SpeechCall(
      text: utterance.segments[segment].text.text, voice: voice,
      limit: utterance.isCut ? samples(utterance.slot) : nil)
  }
}

// MARK: - Fitting an utterance into its time

/// The estimate of a timeline is off by a few per cent. Where silence follows, that is no matter.
/// Where speech follows at once, the sound is squeezed a little; only what would be squeezed too
/// much is spoken once more, faster.
extension Synthesis {
  /// In thousandths of the length that is left.
  private static let mostSqueezed = 1250
  /// In thousandths of the rate that was asked for.
  private static let fastest = 1600

  private func speedToFit(_ sound: UtteranceSound, into utterance: PlannedUtterance) -> Int? {
    let room = room(for: utterance)
    guard !utterance.isCut, sound.samples.count * 1000 > room * Self.mostSqueezed else {
      return nil
    }
    return min(sound.samples.count * 1000 / max(room, 1), Self.fastest)
  }

  private func fit(_ sound: inout UtteranceSound, into utterance: PlannedUtterance) {
    if utterance.isCut {
      return sound.cut(at: samples(utterance.slot), sampleRate: sampleRate)
    }
    let room = room(for: utterance)
    if sound.samples.count * 1000 <= room * Self.mostSqueezed { sound.squeeze(into: room) }
    if sound.samples.count > room {
      let excess = (sound.samples.count - room) * 1000 / sampleRate
      sound.trouble = .tooLong(excess)
      sound.cut(at: room, sampleRate: sampleRate)
    }
  }

  private func room(for utterance: PlannedUtterance) -> Int {
    samples(max(utterance.room, utterance.slot))
  }

  private func samples(_ length: Milliseconds) -> Int { length * sampleRate / 1000 }
}

extension UtteranceSound {
  /// Adds what the engine made of a stretch of text, without the silence at its end.
  fileprivate mutating func append(
    _ speech: RawSpeech, of text: SpeakableText, isCut: Bool, sampleRate: Int
  ) {
    let start = samples.count * 1000 / sampleRate
    let audible = speech.samples.lastIndex { abs(Int($0)) > 60 }.map { $0 + 1 } ?? 0
    if samples.isEmpty {
      samples = speech.samples
      samples.removeLast(samples.count - audible)
    } else {
      samples += speech.samples.prefix(audible)
    }
    let silence = samples.count * 1000 / sampleRate
    for (place, word) in speech.words.enumerated() {
      let next = place + 1 < speech.words.count ? speech.words[place + 1] : nil
      let from = place == 0 ? 0 : text.original(of: word.position)
      // Of speech that was cut, what follows the last word was not spoken.
      let end =
        isCut ? text.original(of: word.position + word.length - 1) + 1 : text.original.count
      let upTo = next.map { text.original(of: $0.position) } ?? end
      guard from < upTo else { continue }
      let begins = min(start + word.time, silence)
      words.append(
        RenderedWord(
          String(scalars: text.original[from..<upTo]), begins: begins,
          ends: max(begins, min(next.map { start + $0.time } ?? silence, silence))))
    }
  }

  /// Makes the sound fit into a number of samples.
  fileprivate mutating func squeeze(into count: Int) {
    let length = samples.count
    guard length > count else { return }
    samples = Squeezing.samples(samples, to: count)
    speed = speed * length / max(samples.count, 1)
    for place in words.indices {
      words[place].begins = words[place].begins * samples.count / length
      words[place].ends = words[place].ends * samples.count / length
    }
  }

  /// Ends the sound early, with a short fade so that it does not click.
  fileprivate mutating func cut(at count: Int, sampleRate: Int) {
    guard samples.count >= count else { return }
    samples.removeLast(samples.count - count)
    let fade = min(sampleRate / 125, count)
    for step in 0..<fade {
      let place = count - fade + step
      samples[place] = Int16(Int(samples[place]) * (fade - step) / fade)
    }
    let end = count * 1000 / sampleRate
    words.removeAll { $0.begins >= end }
    for place in words.indices { words[place].ends = min(words[place].ends, end) }
  }
}

extension String {
  init(scalars: ArraySlice<Unicode.Scalar>) {
    self.init()
    unicodeScalars.append(contentsOf: scalars)
  }
}
