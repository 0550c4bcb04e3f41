import Glibc
public import Hearing
public import ScreenReaders
public import Semantics

/// Speech through the sound device, at once.
public final class LiveSpeech {
  private let program: WorkerProgram
  private let voices: VoiceTable
  private let list: VoiceList
  private var worker: WorkerProcess
  /// Stretches of text that have not been spoken to their end.
  private var pending = 0

  /// Opens the sound device. Throws `noSoundDevice` where there is none that works.
  public init(
    voices: VoiceTable = VoiceTable(), program: WorkerProgram = .current,
    cache: SpeechCache? = .users
  ) throws(SpeechError) {
    self.program = program
    self.voices = voices
    list = try VoiceList.installed(program: program, cache: cache)
    worker = try Self.open(program)
  }

  /// Opening the device shows whether there is one: a space makes no sound.
  private static func open(_ program: WorkerProgram) throws(SpeechError) -> WorkerProcess {
    let worker = try WorkerProcess(program)
    let call = SpeechCall(text: " ", voice: VoiceSettings("en-us"), limit: nil)
    let reply = try worker.ask(.speakAloud(call))
    guard case .spoken = reply else { throw reply.error }
    return worker
  }

  /// Input stands at this file descriptor when `isSpeaking` may have changed.
  public var descriptor: Int32 { worker.line }

  /// Whether something started is still being spoken.
  public var isSpeaking: Bool {
    while pending > 0, worker.hasAnswer {
      pending -= 1
      // A worker that ended has stopped speaking, too.
      if (try? worker.receive(patience: 1000)) == nil { pending = 0 }
    }
    return pending > 0
  }
}

// MARK: - Speaking

extension LiveSpeech {
  /// Begins to speak behind what is being spoken, and returns at once.
  ///
  /// Throws where the text is too long, the voice is not installed, or the worker has ended.
  public func start(
    _ utterance: Utterance, reader: ReaderKind, locale: String
  ) throws(SpeechError) {
    for segment in utterance.segments(in: locale).flatMap(\.readable) {
      let text = SpeakableText(segment.text, language: segment.language)
      guard text.original.count <= VoiceSettings.Limits.textLength else {
        throw .textTooLong(characters: text.original.count)
      }
      let voice = try voices.settings(for: reader, language: segment.language, in: list)
      guard !text.isSilent else { continue }
      try worker.send(.speakAloud(SpeechCall(text: text.text, voice: voice, limit: nil)))
      pending += 1
    }
  }

  /// Ends all speech at once. Throws where the sound device cannot be opened again.
  public func stop() throws(SpeechError) {
    guard pending > 0 else { return }
    pending = 0
    // The worker that speaks ends when nothing holds it any more.
    worker = try Self.open(program)
  }

  /// Waits until all is spoken, or for so many milliseconds.
  public func wait(atMost limit: Milliseconds? = nil) {
    let end = limit.map { Clock.now + Int64($0) }
    while isSpeaking {
      let left = end.map { $0 - Clock.now } ?? 1000
      guard left > 0 else { return }
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&watched, 1, Int32(min(left, 1000)))
    }
  }

  /// Speaks a timeline in its own time, and cuts what was cut.
  public func play(_ timeline: Timeline) throws(SpeechError) {
    let start = Clock.now
    let begun = timeline.speech.filter { $0.began != nil }
      .sorted { ($0.began ?? 0) < ($1.began ?? 0) }
    for speech in begun {
      pause(until: start + Int64(speech.began ?? 0))
      try self.start(speech.utterance, reader: timeline.reader, locale: timeline.locale)
      guard speech.wasCut else { continue }
      wait(atMost: speech.audible)
      try stop()
    }
    wait()
  }

  private func pause(until moment: Milliseconds64) {
    let left = moment - Clock.now
    if left > 0 { poll(nil, 0, Int32(clamping: left)) }
  }
}
