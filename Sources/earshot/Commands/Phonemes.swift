import Console
import Hearing
import Playing
import Reporting
import Scenarios
import ScreenReaders
import SpeechOutput

extension Command {
  private static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)), repeats: true,
    help: "Only with this reader's voice; a text is read by VoiceOver's if not given")
  private static let locale = Option(
    "locale", .text("TAG"), help: "The text's language, en if not given; a scenario has its own")
  private static let format = Option.format([.text, .json, .markdown, .csv])

  static let phonemes = Command(
    subcommand: Subcommand(
      "phonemes", "Tell how words are pronounced, and which are spelled",
      operands: .init("TEXT|SCENARIO…", 1...100_000),
      options: [reader, locale, format] + VoiceOptions.all,
      details: """
        Writes the International Phonetic Alphabet of a text, or of all that is said in scenarios,
        and names words to listen to: spelled letter by letter, abbreviations read as words, words
        read by the rules of another language, emoji.
        """,
      examples: [
        "earshot phonemes \"FAQ about HTML\"", "earshot phonemes Scenarios/faq --reader talkback",
      ])
  ) { arguments in
    let rows = try texts(of: arguments).flatMap { texts in
      try Pronouncer(voices: texts.voices)
        .pronounce(texts.texts, reader: texts.reader, language: texts.locale)
        .map { row($0, of: texts.reader) }
    }
    let columns = ["reader", "language", "text", "phonemes", "remarks"]
    write(Table(columns: columns, rows: rows), as: arguments.format(format))
    return .success
  }

  /// Texts that one voice speaks.
  private struct Texts {
    var reader: ReaderKind
    var locale: String
    var voices = VoiceTable()
    var texts: [String]
  }

  private static func row(_ pronunciation: Pronunciation, of reader: ReaderKind) -> [String] {
    [
      reader.title, pronunciation.language, pronunciation.text,
      pronunciation.phonemes.joined(separator: ", "),
      pronunciation.findings.map(\.message).joined(separator: "; "),
    ]
  }

  /// What the command line names: scenarios where there are such files, else a text.
  private static func texts(of arguments: Arguments) throws -> [Texts] {
    let wanted: [ReaderKind] = arguments.choices(reader)
    if arguments.operands.allSatisfy(exists) {
      return try said(in: arguments.operands, arguments, Set(wanted))
    }
    return (wanted.isEmpty ? [.voiceOver] : wanted).map {
      Texts(
        reader: $0, locale: arguments.text(locale) ?? "en",
        voices: VoiceTable(VoiceOptions.choices(arguments)), texts: arguments.operands)
    }
  }

  /// All that scenarios say, each text once for each reader and locale.
  private static func said(
    in paths: [String], _ arguments: Arguments, _ wanted: Set<ReaderKind>
  ) throws -> [Texts] {
    let options = RunOptions(arguments: arguments)
    let plan = try RunPlan(paths, options: options, shard: nil)
    let sounds = Sounds(options: options, plan: plan)
    var said: [Texts] = []
    for take in try Takes(plan: plan, options: options).play() {
      let timeline = take.played.performance.timeline
      guard wanted.isEmpty || wanted.contains(timeline.reader) else { continue }
      var seen: Set<String> = []
      said.append(
        Texts(
          reader: timeline.reader, locale: timeline.locale,
          voices: sounds.voices(of: take.played.scenario),
          texts: timeline.speech.map(\.utterance.text).filter { seen.insert($0).inserted }))
    }
    return said
  }
}
