import Console
import Scenarios
import ScreenReaders
import SpeechOutput

/// How a person wants readers to sound, on the command line of every command that speaks.
enum VoiceOptions {
  private static let voice = Option("voice", .text("NAME"), help: "A voice of 'earshot voices'")
  private static let variant = Option(
    "variant", .text("NAME"), help: "A variant of the voice, such as f3")
  private static let rate = Option(
    "rate", .number("WPM", in: VoiceSettings.Limits.rate), help: "Words a minute")
  private static let pitch = Option(
    "pitch", .number("N", in: VoiceSettings.Limits.pitch), help: "50 is the voice's own")
  private static let range = Option(
    "range", .number("N", in: VoiceSettings.Limits.pitch),
    help: "How lively the pitch moves; 0 is monotone, 50 the voice's own")
  private static let volume = Option(
    "volume", .number("N", in: VoiceSettings.Limits.volume), help: "Per cent")
  private static let punctuation = Option(
    "punctuation", .choice("WHICH", of: VoiceSettings.Punctuation.allCases.map(\.rawValue)),
    help: "Which punctuation the voice names")
  private static let capitals = Option(
    "capitals", .choice("HOW", of: VoiceSettings.Capitals.allCases.map(\.rawValue)),
    help: "How the voice tells a capital letter")

  static let all = [voice, variant, rate, pitch, range, volume, punctuation, capitals]

  /// All of them, with a bound on those that only sound: the rate changes every time as well.
  static func bound(_ bound: (Option) -> Option) -> [Option] {
    all.map { $0 == rate ? $0 : bound($0) }
  }

  static func rate(_ arguments: Arguments) -> Int? { arguments.number(rate) }

  /// What the command line says of voices; nothing where it says nothing.
  static func choices(_ arguments: Arguments) -> [VoiceChoice] {
    guard all.contains(where: arguments.has) else { return [] }
    var choice = VoiceChoice()
    choice.voice = arguments.text(voice)
    choice.variant = arguments.text(variant)
    choice.rate = arguments.number(rate)
    choice.pitch = arguments.number(pitch)
    choice.range = arguments.number(range)
    choice.volume = arguments.number(volume)
    choice.punctuation = arguments.choice(punctuation)
    choice.capitals = arguments.choice(capitals)
    return [choice]
  }
}

extension VoiceTable {
  /// The voices of a scenario; what the command line says counts for more.
  init(_ scenario: Scenario, _ arguments: Arguments) {
    let wanted = ReaderKind.allCases.flatMap { reader in
      scenario.voices[reader].map { VoiceChoice.all(of: reader, $0) } ?? []
    }
    self.init(wanted + VoiceOptions.choices(arguments))
  }
}

extension VoiceChoice {
  /// What a scenario wants of a reader's voice: for all languages, then for wider ones and at last
  /// for narrower ones, as a later choice wins.
  fileprivate static func all(of reader: ReaderKind, _ request: VoiceRequest) -> [VoiceChoice] {
    let inLanguages = request.tags.compactMap { tag in
      request.languages[tag].map { VoiceChoice(of: reader, $0, language: tag) }
    }
    return [VoiceChoice(of: reader, request, language: nil)] + inLanguages
  }

  private init(of reader: ReaderKind, _ request: VoiceRequest, language: String?) {
    self.init(reader: reader, language: language)
    voice = request.name
    variant = request.variant
    rate = request.rate
    pitch = request.pitch
    range = request.range
    volume = request.volume
    punctuation = request.punctuation?.setting
    capitals = request.capitals?.setting
  }
}

extension VoiceRequest.Punctuation {
  fileprivate var setting: VoiceSettings.Punctuation {
    switch self {
    case .none: .none
    case .some: .some
    case .all: .all
    }
  }
}

extension VoiceRequest.Capitals {
  fileprivate var setting: VoiceSettings.Capitals {
    switch self {
    case .none: .none
    case .sound: .sound
    case .word: .word
    case .pitch: .pitch
    }
  }
}
