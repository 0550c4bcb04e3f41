/// The help that declarations add up to.
public enum Help {
  /// The list of commands.
  public static func overview(
    program: String, tagline: String, subcommands: [Subcommand], example: String
  ) -> String {
    let rows = subcommands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
    return """
      \(tagline)

      Usage: \(program) COMMAND [OPTION…]

      \(table(rows))

      Example:
        \(example)

      '\(program) COMMAND --help' tells more about a command.

      """
  }

  /// What one subcommand takes.
  public static func page(program: String, of subcommand: Subcommand) -> String {
    let options = subcommand.options + [Option("help", help: "Show this")]
    let usage = ["Usage: \(program)", subcommand.name, "[OPTION…]", subcommand.operands.usage]
    var paragraphs = [
      subcommand.summary, usage.filter { !$0.isEmpty }.joined(separator: " "), subcommand.details,
      table(options.map { ($0.usage, $0.helpWithChoices) }),
    ]
    let heading = subcommand.examples.count == 1 ? "Example:" : "Examples:"
    let examples = subcommand.examples.map { "  \($0)" }
    paragraphs.append(([heading] + examples).joined(separator: "\n"))
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static let columns = 80

  private static func table(_ rows: [(name: String, help: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.flatMap { row in
      wrap(row.help, to: columns - width - 4).enumerated().map { index, line in
        let name = index == 0 ? row.name : ""
        return "  \(name)\(String(repeating: " ", count: width - name.count))  \(line)"
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Option {
  fileprivate var helpWithChoices: String {
    switch value {
    case .none, .text, .number: help
    case .choice(_, let words): "\(help): \(words.joined(separator: ", "))"
    }
  }
}
