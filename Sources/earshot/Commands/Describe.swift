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
      operands: .init("[FILE…]", 0...100_000), options: [style],
      details: """
        Reads JSON or JSON Lines from files, or from standard input where none or '-' is named:
        single iOS elements ('element'), iOS screens whose order is asked for ('setup'), and
        Android trees with steps ('steps'). Writes one JSON object a line, in the same order.
        """,
      examples: ["earshot describe elements.jsonl --style commas"])
  ) { arguments in
    let rendering: VoiceOver.Rendering = arguments.choice(style) ?? .phrases
    let paths = arguments.operands.isEmpty ? ["-"] : arguments.operands
    var diagnostics: [Diagnostic] = []
    for path in paths {
      do throws(BrokenInput) {
        let bytes = try readInput(path, limit: Limits.dumped.bytes)
        let file = RecordFile(bytes: bytes, path: shownPath(path))
        diagnostics += file.diagnostics + answer(file.items, as: rendering, shownPath(path))
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
  _ items: [RecordFile.Item], as rendering: VoiceOver.Rendering, _ path: String
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var lines = ""
  for item in items {
    do {
      lines += try item.record.answer(as: rendering).line + "\n"
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

extension Record {
  fileprivate func answer(as rendering: VoiceOver.Rendering) throws -> JSONValue {
    switch self {
    case .element(let record): try record.answer(as: rendering).json
    case .order(let record): try record.answer().json
    case .screen(let record): try record.play().json
    }
  }
}
