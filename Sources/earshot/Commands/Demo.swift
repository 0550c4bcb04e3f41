import Console
import Hearing
import Playing
import Reporting
import Scenarios
import ScreenReaders
import Semantics
import SpeechOutput
import YAML

/// How a person wants a scenario to be shown.
private enum DemoOptions {
  static let out = Option("out", .text("FILE"), help: "The page, demo.html if not given")
  static let cast = Option(
    "cast", .text("FILE"), help: "Write an asciinema recording of the first reader as well")
  static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)), repeats: true,
    help: "Only this reader")
  static let locale = Option(
    "locale", .text("TAG"), help: "In this locale and not the scenario's, such as de")
  static let sound = Option(
    "sound", .choice("FORMAT", of: AudioFormat.allCases.map(\.rawValue)),
    help: "The sound inside the page, mp3 if not given"
  ).vain(beside: silent)
  static let silent = Option("silent", help: "A page without sound, for which no voice is needed")

  static let all =
    [out, cast, reader, locale, sound, silent]
    + VoiceOptions.bound { $0.vain(beside: silent) }
}

extension Command {
  static let demo = Command(
    subcommand: Subcommand(
      "demo", "Show a scenario on a page of its own",
      operands: .init("SCENARIO", 1...1), options: DemoOptions.all,
      details: """
        Writes one HTML file that works offline: the screen at each step with the cursor, captions
        in step with the sound, both readers side by side, and the transcript.
        """,
      examples: [
        "earshot demo Scenarios/faq/opening.yaml --out opening.html",
        "earshot demo Scenarios/faq/opening.yaml --cast opening.cast",
      ])
  ) { arguments in
    let path = arguments.operands.first ?? ""
    let reading = Scenario.read(path)
    guard let scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    let wanted: [ReaderKind] = arguments.choices(DemoOptions.reader)
    let readers = scenario.readers.filter { wanted.isEmpty || wanted.contains($0) }
    guard !readers.isEmpty else { throw Unable("\(path) is not for that reader") }
    let maker = DemoMaker(scenario: scenario, arguments: arguments)
    let tracks = try readers.map(maker.track)
    let demo = Demo(title: scenario.title, about: scenario.about, tracks: tracks)
    if let cast = arguments.text(DemoOptions.cast), let first = tracks.first {
      try writeText(demo.cast(of: first), to: cast)
    }
    let out = arguments.text(DemoOptions.out) ?? "demo.html"
    try writeText(demo.html, to: out)
    writeOutput("wrote \(out)\n")
    return .success
  }
}

/// Plays and speaks a scenario for a page.
private struct DemoMaker {
  let scenario: Scenario
  let arguments: Arguments

  func track(_ reader: ReaderKind) throws -> DemoTrack {
    let played = try player.play(
      scenario, with: reader, locale: arguments.text(DemoOptions.locale))
    let timeline = played.performance.timeline
    if arguments.has(DemoOptions.silent) {
      return try DemoTrack(
        played, words: estimatedWords(timeline), length: timeline.end, sound: nil)
    }
    let rendering = try SpeechRenderer(voices: voices).render(timeline)
    let format: AudioFormat = arguments.choice(DemoOptions.sound) ?? .mp3
    let sound = DemoSound(bytes: try rendering.file(format), mediaType: format.mediaType)
    let words = rendering.utterances.map { utterance in
      (utterance.index, utterance.words.map { DemoWord($0.text, begins: $0.begins) })
    }
    return try DemoTrack(
      played, words: Dictionary(words) { first, _ in first }, length: rendering.length,
      sound: sound)
  }

  /// A rate on the command line changes how long everything takes.
  private var player: ScenarioPlayer {
    guard let rate = VoiceOptions.rate(arguments) else { return ScenarioPlayer() }
    return ScenarioPlayer { _, _ in DurationEstimate(rate: rate) }
  }

  private var voices: VoiceTable { VoiceTable(scenario, arguments) }

  /// Words at the moments that the timeline estimates.
  private func estimatedWords(_ timeline: Timeline) -> [Int: [DemoWord]] {
    let estimate = DurationEstimate(
      rate: voices.rate(for: timeline.reader, language: timeline.locale))
    var words: [Int: [DemoWord]] = [:]
    for (place, speech) in timeline.speech.enumerated() {
      guard let began = speech.began else { continue }
      let text = speech.utterance.text
      let timed = estimate.words(of: text, language: timeline.locale)
        .filter { $0.begins < max(speech.audible, 1) }
      words[place] = timed.enumerated().map { number, word in
        let start = number == 0 ? text.startIndex : word.range.lowerBound
        let next = number + 1 < timed.count ? timed[number + 1].range.lowerBound : nil
        let end = next ?? (speech.wasCut ? word.range.upperBound : text.endIndex)
        return DemoWord(String(text[start..<end]), begins: began + word.begins)
      }
    }
    return words
  }
}
