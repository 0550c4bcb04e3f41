import Console
import Hearing
import Reporting
import ScreenReaders
import SpeechOutput
import YAML

/// How a person wants a sentence to be spoken.
private enum SpeakOptions {
  static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)),
    help: "Whose usual voice speaks, voiceover if not given")
  static let locale = Option("locale", .text("TAG"), help: "The text's language, en if not given")
  static let out = Option(
    "out", .text("FILE"), help: "Write it into a file: wav, flac, ogg, opus or mp3 by its name")

  static let all = [out, reader, locale] + VoiceOptions.all
}

extension Command {
  static let speak = Command(
    subcommand: Subcommand(
      "speak", "Speak a sentence or a file",
      operands: .init("TEXT|FILE", 1...1), options: SpeakOptions.all,
      details: """
        Speaks a text, or what a file holds where one has that name; '-' is standard input.
        Without --out it needs a sound device.
        """,
      examples: [
        "earshot speak \"collapsed, Shipping, Button\"",
        "earshot speak \"Versand, Taste\" --locale de --out shipping.wav",
      ])
  ) { arguments in
    let text = try text(of: arguments.operands.first ?? "")
    let reader: ReaderKind = arguments.choice(SpeakOptions.reader) ?? .voiceOver
    let voices = VoiceTable(VoiceOptions.choices(arguments))
    let locale = arguments.text(SpeakOptions.locale) ?? "en"
    let rate = voices.rate(for: reader, language: locale)
    let timeline = Timeline(
      reading: text, reader: reader, locale: locale, timing: DurationEstimate(rate: rate))
    guard let path = arguments.text(SpeakOptions.out) else {
      do throws(SpeechError) { try LiveSpeech(voices: voices).play(timeline) } catch {
        guard error == .noSoundDevice else { throw error }
        throw Unable(
          "there is no sound device that works; '--out FILE' writes a sound file instead")
      }
      return .success
    }
    guard let format = AudioFormat(fileName: path) else {
      let endings = AudioFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw UsageError("--out wants a name that ends in one of \(endings), not '\(path)'")
    }
    let rendering = try SpeechRenderer(voices: voices).render(timeline)
    for utterance in rendering.troubled {
      if case .silent(let error)? = utterance.trouble { throw error }
    }
    try writeBytes(try rendering.file(format), to: path)
    return .success
  }

  /// The text to be spoken. Throws `BrokenInput`.
  private static func text(of operand: String) throws -> String {
    guard operand == "-" || exists(operand) else { return operand }
    let bytes = try readInput(operand, limit: 1 << 20)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw BrokenInput(diagnostics: [
        Diagnostic(path: shownPath(operand), mark: nil, message: "the text is not UTF-8")
      ])
    }
    return text
  }

  private static let language = Option(
    "language", .text("TAG"), help: "Only voices that speak this language, such as pt-BR")
  private static let voicesFormat = Option.format([.text, .json, .markdown, .csv])

  static let voices = Command(
    subcommand: Subcommand(
      "voices", "List the voices that can speak", options: [language, voicesFormat],
      examples: ["earshot voices --language de"])
  ) { arguments in
    let list = try VoiceList.installed()
    var chosen = list.voices
    if let tag = arguments.text(language)?.lowercased() {
      chosen.removeAll { voice in
        !voice.languages.contains { $0.tag == tag || $0.tag.hasPrefix(tag + "-") }
      }
      if chosen.isEmpty {
        let languages = Set(list.tags.map { String($0.prefix { $0 != "-" }) }).sorted()
        throw Unable(
          "no voice speaks \(tag); known languages: \(languages.joined(separator: ", "))")
      }
    }
    let rows = chosen.map {
      [$0.languages.map(\.tag).joined(separator: " "), $0.name, $0.identifier]
    }
    let format = arguments.format(voicesFormat)
    write(Table(columns: ["language", "voice", "file"], rows: rows), as: format)
    if format == .text { writeOutput("\nVariants: \(list.variants.joined(separator: " "))\n") }
    return .success
  }
}
