import Console
import Playing
import Reporting
import Scenarios
import ScreenReaders
import SpeechOutput
import YAML

/// How a person wants to drive a screen.
private enum PlayOptions {
  static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)),
    help: "The reader to begin with, the scenario's first if not given")
  static let locale = Option(
    "locale", .text("TAG"), help: "In this locale and not the scenario's, such as de")
  static let save = Option(
    "save", .text("FILE"), help: "Save what was done as this scenario at the end")
  static let silent = Option("silent", help: "Without a voice, even where there is a sound device")

  static let all =
    [reader, locale, save, silent] + BrailleOptions.all
    + VoiceOptions.bound { $0.vain(beside: silent) }
}

extension Command {
  static let play = Command(
    subcommand: Subcommand(
      "play", "Drive a reader by hand",
      operands: .init("SCENARIO|SCREEN", 1...1), options: PlayOptions.all,
      details: """
        Shows the screen of a scenario, or a screen in a file of its own, as a reader tells it.
        Left and right go to the previous and the next item, return double taps, tab goes to the
        other reader, '?' shows all keys and 'q' ends it. Captions tell what is heard, when it is
        heard, and what a key cut off. What was done can be saved as a scenario with checks of
        what was heard.

        From a pipe it reads lines: the name of a key ('right', 'return', 'r') or a step as a
        scenario writes it ('touch states', 'wait 2s'). Each is then heard out, so that the same
        lines give the same scenario.
        """,
      examples: [
        "earshot play Scenarios/faq/opening.yaml",
        "printf 'right\\nreturn\\n' | earshot play faq.yaml --save mine.yaml",
      ])
  ) { arguments in
    let path = arguments.operands.first ?? ""
    if path == "-" { throw UsageError("keys come from standard input, so SCENARIO cannot") }
    let save = try savePath(arguments, not: path)
    let source = try readInput(path, limit: Limits.written.bytes)
    let reading = Scenario.read(bytes: source, path: shownPath(path), acceptsScreen: true)
    guard let scenario = reading.scenario else {
      throw BrokenInput(diagnostics: reading.diagnostics)
    }
    let reader: ReaderKind? = arguments.choice(PlayOptions.reader)
    if let reader, !scenario.readers.contains(reader) {
      throw Unable("\(path) is not for that reader")
    }
    let locale = arguments.text(PlayOptions.locale)
    let display = try BrailleOptions.display(arguments, locale: locale ?? scenario.locale)
    let hand = try ByHand(
      scenario, with: reader, locale: locale,
      braille: display.map(BrailleOptions.lines), timing: timing(arguments))
    let saver = HandSaver(source: source, path: save, scenario: scenario)
    guard RawTerminal.isThere else {
      var lines = HandLines(hand: hand, saver: saver)
      return try lines.run()
    }
    var keys = HandTerminal(
      hand: hand, saver: saver, voice: voice(for: scenario, arguments))
    guard RawTerminal.enter() else { throw Unable("the terminal cannot give single keys") }
    defer { RawTerminal.leave() }
    return try keys.run()
  }

  private static func timing(_ arguments: Arguments) -> ScenarioPlayer.Timing {
    let rate = VoiceOptions.rate(arguments)
    return { ScenarioPlayer.estimate(for: $0, in: $1, rate: rate) }
  }

  private static func savePath(_ arguments: Arguments, not path: String) throws -> String? {
    guard let save = arguments.text(PlayOptions.save) else { return nil }
    if let problem = HandSaver.problem(of: save, played: path) {
      throw UsageError("--save \(problem)")
    }
    return save
  }

  /// Nil where nobody wants one or nobody would hear it.
  private static func voice(for scenario: Scenario, _ arguments: Arguments) -> LiveSpeech? {
    if arguments.has(PlayOptions.silent) { return nil }
    return try? LiveSpeech(voices: VoiceTable(scenario, arguments))
  }
}
