import CESpeakNG
import Glibc

/// eSpeak NG in this process: loaded once, never unloaded, and used by one owner.
///
/// The library is global state and unloading it makes it hang, so only a worker has an engine. Text
/// is always plain: markup would let a text start another program.
package final class SpeechEngine {
  /// Where the sound goes. A process keeps to one of them; changing between them crashed.
  package enum Output { case samples, soundDevice }

  let output: Output
  let sampleRate: Int
  /// What was spoken last.
  package let recording = Recording()
  private var voice: String?

  package init(_ output: Output) throws(EngineFailure) {
    self.output = output
    espeak_ng_InitializePath(nil)
    var context: espeak_ng_ERROR_CONTEXT?
    let status = espeak_ng_Initialize(&context)
    espeak_ng_ClearErrorContext(&context)
    guard status == ENS_OK else { throw .notLoaded(Self.message(status)) }
    try Self.open(output)
    // Nothing that a text names is ever opened.
    espeak_SetUriCallback { _, _, _ in 1 }
    espeak_SetSynthCallback { samples, count, events in
      Recording.take(samples, count, events)
    }
    Self.chooseSomePunctuation()
    sampleRate = Int(espeak_ng_GetSampleRate())
    try Self.checkData()
  }

  private static func open(_ output: Output) throws(EngineFailure) {
    let mode =
      switch output {
      case .samples: ENOUTPUT_MODE_SYNCHRONOUS
      case .soundDevice:
        espeak_ng_OUTPUT_MODE(
          ENOUTPUT_MODE_SYNCHRONOUS.rawValue | ENOUTPUT_MODE_SPEAK_AUDIO.rawValue)
      }
    let status = espeak_ng_InitializeOutput(mode, 0, nil)
    if status == ENS_OK { return }
    throw output == .soundDevice ? .noSoundDevice : .notLoaded(message(status))
  }

  /// The engine's own list is empty, so that "some" would be none; this is Speech Dispatcher's.
  private static func chooseSomePunctuation() {
    let list = "@/+-_".unicodeScalars.map { wchar_t($0.value) } + [0]
    espeak_SetPunctuationList(list)
  }

  /// A data path that is wrong makes the engine use the system's without a word.
  private static func checkData() throws(EngineFailure) {
    guard let wanted = getenv("ESPEAK_DATA_PATH") else { return }
    let path = String(cString: wanted)
    let used = description.dataPath
    guard used == path || used.hasPrefix(path.hasSuffix("/") ? path : path + "/") else {
      throw .otherData(wanted: path, used: used)
    }
  }

  /// The engine's version and where its data are.
  static var description: EngineDescription {
    var path: UnsafePointer<CChar>?
    let version = espeak_Info(&path).map { String(cString: $0) } ?? ""
    return EngineDescription(
      version: version, dataPath: path.map { String(cString: $0) } ?? "",
      sampleRate: Int(espeak_ng_GetSampleRate()))
  }

  static func message(_ status: espeak_ng_STATUS) -> String {
    var buffer = [CChar](repeating: 0, count: 512)
    espeak_ng_GetStatusCodeMessage(status, &buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

// MARK: - Speaking

extension SpeechEngine {
  /// Makes the sound of a text in `recording`, or speaks it aloud, with every setting set afresh.
  package func speak(_ call: SpeechCall) throws(EngineFailure) {
    try prepare(call.voice)
    recording.start(limit: call.limit)
    try synthesise(call.text)
    recording.finish(sampleRate: sampleRate)
  }

  private func synthesise(_ text: String) throws(EngineFailure) {
    // The engine stops at a NUL; `SpeakableText` has taken them out.
    let bytes = Array(text.utf8) + [0]
    let holder = Unmanaged.passUnretained(recording)
    let status = bytes.withUnsafeBytes { buffer in
      espeak_ng_Synthesize(
        buffer.baseAddress, buffer.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
        holder.toOpaque())
    }
    // Only now does a sound device show that it is not there.
    if status == ENS_AUDIO_ERROR { throw .noSoundDevice }
    guard status == ENS_OK || status == ENS_SPEECH_STOPPED else {
      throw .failed(Self.message(status))
    }
  }

  /// Sets all that can be set. As no text is markup, a text cannot have changed the voice since.
  private func prepare(_ settings: VoiceSettings) throws(EngineFailure) {
    try use(settings.name)
    let parameters: [(espeak_PARAMETER, Int)] = [
      (espeakRATE, settings.rate), (espeakPITCH, settings.pitch), (espeakRANGE, settings.range),
      (espeakVOLUME, settings.volume), (espeakWORDGAP, settings.wordGap),
      (espeakPUNCTUATION, settings.punctuation.code), (espeakCAPITALS, settings.capitals.code),
    ]
    for (parameter, value) in parameters {
      espeak_SetParameter(parameter, Int32(value), 0)
      // Some of them answer with an error and are set all the same.
      guard espeak_GetParameter(parameter, 1) == Int32(value) else {
        throw .failed("parameter \(parameter.rawValue) cannot be \(value)")
      }
    }
  }

  func use(_ name: String) throws(EngineFailure) {
    guard voice != name else { return }
    voice = nil
    guard espeak_SetVoiceByName(name) == EE_OK else { throw .unknownVoice(name) }
    voice = name
  }
}

extension VoiceSettings.Punctuation {
  fileprivate var code: Int {
    switch self {
    case .none: Int(espeakPUNCT_NONE.rawValue)
    case .some: Int(espeakPUNCT_SOME.rawValue)
    case .all: Int(espeakPUNCT_ALL.rawValue)
    }
  }
}

extension VoiceSettings.Capitals {
  fileprivate var code: Int {
    switch self {
    case .none: 0
    case .sound: 1
    case .word: 2
    case .pitch: 40
    }
  }
}
