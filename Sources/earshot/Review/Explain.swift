import Console
import Reporting
import Scenarios
import ScreenReaders
import Semantics

extension Command {
  private static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)),
    help: "Only what this reader says")
  private static let format = Option.format([.text, .json, .markdown, .csv])

  static let explain = Command(
    subcommand: Subcommand(
      "explain", "Tell why each word of a step is said",
      operands: .init("SCENARIO STEP", 2...2), options: [reader, format],
      details: """
        For each word: the property it came from, the reader's rule, how well that is known, where
        it was read or heard, and the settings that would take it away. STEP is counted from 1, as
        in transcripts.
        """,
      examples: ["earshot explain Scenarios/faq/opening.yaml 1"])
  ) { arguments in
    guard let step = Int(arguments.operands[1]), step > 0 else {
      throw UsageError("STEP is a whole number from 1 on, not '\(arguments.operands[1])'")
    }
    let scenario = try RunPlan.scenarios(at: [arguments.operands[0]])[0]
    let only: ReaderKind? = arguments.choice(reader)
    let readers = scenario.readers.filter { only == nil || $0 == only }
    let explanations = try readers.compactMap {
      try Explanation(scenario, step: step, reader: $0)
    }
    if readers.isEmpty { throw Unable("\(scenario.path) is not for that reader") }
    if explanations.isEmpty { throw Unable(noStep: step, of: scenario, with: readers) }
    write(table(explanations), as: arguments.format(format))
    return .success
  }

  private static func table(_ explanations: [Explanation]) -> Table {
    Table(
      columns: [
        "reader", "word", "tells", "from", "rule", "known", "source", "without it",
      ],
      rows: explanations.flatMap { explanation in
        explanation.said.flatMap(\.words).map { word in
          [
            explanation.reader.title, word.text, word.kind.rawValue,
            [word.node, word.property.rawValue].compactMap { $0 }.joined(separator: ": "),
            word.summary, word.evidence.rawValue, word.source,
            word.removedBy.joined(separator: ", "),
          ]
        }
      })
  }
}
