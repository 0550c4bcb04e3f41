import Console
import Reporting

/// The forms in which a command prints what it found.
enum OutputFormat: String {
  case text, json, markdown, csv, html
}

extension Option {
  /// `--format`, the first of the forms unless another is asked for.
  static func format(_ formats: [OutputFormat]) -> Option {
    let first = formats.first?.rawValue ?? ""
    return Option(
      "format", .choice("FORMAT", of: formats.map(\.rawValue)),
      help: "How to print it, \(first) if not given")
  }
}

extension Arguments {
  func format(_ option: Option) -> OutputFormat { choice(option) ?? .text }
}

/// Prints a table.
func write(_ table: Table, as format: OutputFormat) {
  switch format {
  case .text: writeOutput(table.text(width: outputWidth))
  case .json: writeOutput(table.json.text)
  case .markdown: writeOutput(table.markdown)
  case .csv: writeOutput(table.csv)
  case .html: writeOutput(table.html)
  }
}
