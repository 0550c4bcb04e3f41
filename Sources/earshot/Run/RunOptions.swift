import Braille
import Console
import Reporting
import ScreenReaders
import SpeechOutput

/// How scenarios are to be played, read from a command line.
struct RunOptions {
  let arguments: Arguments

  static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)), repeats: true,
    help: "Only with this reader")
  private static let locale = Option(
    "locale", .text("TAG"), help: "In this locale and not the scenario's, such as de")
  private static let only = Option(
    "only", .text("TAG"), repeats: true, help: "Only scenarios with this tag")
  private static let format = Option(
    "format", .choice("FORMAT", of: ["text"] + ReportFormat.allCases.map(\.rawValue)),
    help: "How to print what was heard, text if not given"
  ).vain(beside: record)
  private static let quiet = Option("quiet", help: "Print only what is not as expected")
    .vain(beside: record)
  private static let report = Option(
    "report", .text("DIR"), help: "Write a page and every report format into this folder"
  ).vain(beside: record)
  private static let wav = Option(
    "wav", .text("DIR"), help: "Write a sound file for each scenario and reader"
  ).vain(beside: record)
  private static let sound = Option(
    "sound", .choice("FORMAT", of: AudioFormat.allCases.map(\.rawValue)),
    help: "The kind of those files, wav if not given"
  ).needing(wav)
  private static let stereo = Option(
    "stereo", help: "One file more with both readers: VoiceOver left, TalkBack right"
  ).needing(wav)
  private static let captions = Option(
    "captions", help: "Write captions beside those files, as WebVTT and SubRip"
  ).needing(wav)
  private static let speak = Option("speak", help: "Speak it as well, as it would be heard")
    .vain(beside: record)
  private static let record = Option(
    "record", help: "Write what is heard as what is expected, and fail")
  private static let goldens = Option("goldens", help: "Fail where a golden is missing")
    .vain(beside: record)
  private static let jobs = Option(
    "jobs", .number("N", in: 1...256), help: "Work on so many at once, all processors if not given")

  static let all =
    [
      reader, locale, only, format, quiet, report, wav, sound, stereo, captions, record, goldens,
      jobs, ShardOption.shard, speak,
    ] + BrailleOptions.all + VoiceOptions.bound { $0.needing(wav, speak) }

  /// Throws where one reader alone is to be heard in both ears.
  func check() throws(UsageError) {
    if isStereo, readers.count < 2 { throw UsageError("--stereo needs both readers") }
  }

  var readers: Set<ReaderKind> {
    let chosen: [ReaderKind] = arguments.choices(Self.reader)
    return Set(chosen.isEmpty ? ReaderKind.allCases : chosen)
  }
  var locale: String? { arguments.text(Self.locale) }
  var tags: Set<String> { Set(arguments.all(Self.only)) }
  /// Nil for text.
  var format: ReportFormat? { arguments.choice(Self.format) }
  var isQuiet: Bool { arguments.has(Self.quiet) }
  var reportFolder: String? { arguments.text(Self.report) }
  /// Whether a page is made, which has pictures.
  var showsPage: Bool { reportFolder != nil || format == .html }
  var soundFolder: String? { arguments.text(Self.wav) }
  var soundFormat: AudioFormat { arguments.choice(Self.sound) ?? .wav }
  var isStereo: Bool { arguments.has(Self.stereo) }
  var writesCaptions: Bool { arguments.has(Self.captions) }
  var speaks: Bool { arguments.has(Self.speak) }
  var records: Bool { arguments.has(Self.record) }
  var needsGoldens: Bool { arguments.has(Self.goldens) }
  var jobs: Int { arguments.number(Self.jobs) ?? processorCount }
  var rate: Int? { VoiceOptions.rate(arguments) }

  var showsBraille: Bool { BrailleOptions.isWanted(arguments) }
  /// The display of a locale, where one is asked for. Throws `Unable` where it cannot be.
  func display(locale: String) throws(Unable) -> BrailleDisplay? {
    try BrailleOptions.display(arguments, locale: locale)
  }

  /// What the command line says of voices.
  var voices: [VoiceChoice] { VoiceOptions.choices(arguments) }
}
