/// Why there is no speech.
public enum SpeechError: Error, Sendable, Hashable {
  /// eSpeak NG or its data are missing or broken.
  case engine(String)
  /// eSpeak NG uses other data than `ESPEAK_DATA_PATH` names.
  case otherData(wanted: String, used: String)
  /// No such voice; the nearest that there is.
  case unknownVoice(String, nearest: String?)
  /// No such variant; the nearest that there is.
  case unknownVariant(String, nearest: String?)
  /// A text has more characters than are spoken at once.
  case textTooLong(characters: Int)
  /// A recording would last longer than is written, in milliseconds.
  case timelineTooLong(Int)
  /// There is no sound device, or it does not work.
  case noSoundDevice
  /// The worker was ended by this signal, or ended by itself.
  case workerEnded(signal: Int32?)
  /// The worker did not answer in time.
  case workerHung
  /// The worker cannot be started: the reason of the system.
  case workerMissing(String)
  /// A sound file cannot be made: the reason of the library.
  case encoding(String)

  /// The error as a person reads it.
  public var message: String {
    switch self {
    case .engine(let reason): "eSpeak NG does not work: \(reason)"
    case .otherData(let wanted, let used):
      "eSpeak NG uses the data in \(used), not those in \(wanted) that ESPEAK_DATA_PATH names"
    case .unknownVoice(let name, let nearest):
      "no voice '\(name)'" + Self.suggestion(nearest)
    case .unknownVariant(let name, let nearest):
      "no variant '\(name)'" + Self.suggestion(nearest)
    case .textTooLong(let count):
      "a text of \(count) characters is too long to be spoken;"
        + " at most \(VoiceSettings.Limits.textLength)"
    case .timelineTooLong(let length):
      "a recording of \(length / 60_000) minutes is too long; at most"
        + " \(SpeechRenderer.longest / 60_000)"
    case .noSoundDevice:
      "there is no sound device that works; '--wav DIR' writes the speech to files instead"
    case .workerEnded(let signal):
      signal.map { "the speech worker was ended by signal \($0)" } ?? "the speech worker ended"
    case .workerHung: "the speech worker did not answer"
    case .workerMissing(let reason): "the speech worker cannot be started: \(reason)"
    case .encoding(let reason): "the sound file cannot be made: \(reason)"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  init(_ failure: EngineFailure) {
    self =
      switch failure {
      case .notLoaded(let reason), .failed(let reason): .engine(reason)
      case .otherData(let wanted, let used): .otherData(wanted: wanted, used: used)
      case .unknownVoice(let name): .unknownVoice(name, nearest: nil)
      case .noSoundDevice: .noSoundDevice
      }
  }
}
