import Braille
import Console
import Importing
import Reporting
import ScreenReaders
import YAML

extension Command {
  private static let style = Option(
    "style", .choice("STYLE", of: VoiceOver.Rendering.allCases.map(\.rawValue)),
    help: "How the parts of an iOS element are joined, phrases if not given")

  static let describe = Command(
    subcommand: Subcommand(
      "describe", "Answer raw records with what a reader says of them",
      operands: .init("[FILE…]", 0...100_000), options: [style] + BrailleOptions.all,
      details: """
        Reads JSON or JSON Lines from files, or from standard input where none or '-' is named:
        single iOS elements ('element'), iOS screens whose order is asked for ('setup'), and
        Android trees with steps ('steps'). Writes one JSON object a line, in the same order.
        With --braille each has what a braille display shows: its print, its cells, and why.
        """,
      examples: ["earshot describe elements.jsonl --style commas"])
  ) { arguments in
    let form = AnswerForm(
      rendering: arguments.choice(style) ?? .phrases,
      showsBraille: BrailleOptions.isWanted(arguments),
      display: { try? BrailleOptions.display(arguments, locale: $0) })
    _ = try BrailleOptions.display(arguments, locale: "en")
    let paths = arguments.operands.isEmpty ? ["-"] : arguments.operands
    var diagnostics: [Diagnostic] = []
    for path in paths {
      do throws(BrokenInput) {
        let bytes = try readInput(path, limit: Limits.dumped.bytes)
        let file = RecordFile(bytes: bytes, path: shownPath(path))
        diagnostics += file.diagnostics + answer(file.items, as: form, shownPath(path))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    writeDiagnostics(diagnostics)
    return diagnostics.contains { $0.severity == .error } ? .unable : .success
  }
}

/// Prints the answers; the problems of records that have none.
private func answer(
  _ items: [RecordFile.Item], as form: AnswerForm, _ path: String
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var lines = ""
  for item in items {
    do {
      lines += try item.record.answer(as: form).line + "\n"
      if lines.utf8.count > 1 << 16 {
        writeOutput(lines)
        lines = ""
      }
    } catch {
      diagnostics.append(Diagnostic(path: path, mark: item.mark, message: "\(error)"))
    }
  }
  writeOutput(lines)
  return diagnostics
}

/// How answers are written.
private struct AnswerForm {
  let rendering: VoiceOver.Rendering
  let showsBraille: Bool
  /// The display for a locale.
  let display: (String) -> BrailleDisplay?

  func braille(in locale: String) -> ([Part]) -> JSONValue? {
    guard showsBraille, let display = display(locale) else { return { _ in nil } }
    return display.json
  }
}

extension Record {
  fileprivate func answer(as form: AnswerForm) throws -> JSONValue {
    switch self {
    case .element(let record):
      try record.answer(as: form.rendering, showsBraille: form.showsBraille)
        .json(braille: form.braille(in: record.settings.locale))
    case .order(let record): try record.answer().json
    case .screen(let record):
      try record.play(showsBraille: form.showsBraille)
        .json(braille: form.braille(in: record.settings.locale))
    }
  }
}
