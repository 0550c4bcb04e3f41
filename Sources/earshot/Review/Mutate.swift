import Console
import Reporting
import Scenarios
import ScreenReaders

extension Command {
  private static let noticedToo = Option("all", help: "List the mutants that were noticed, too")
  private static let checksOnly = Option(
    "checks-only", help: "A transcript that differs does not count as noticed")
  private static let format = Option.format([.text, .json, .markdown, .csv])

  static let mutate = Command(
    subcommand: Subcommand(
      "mutate", "Break screens on purpose, and tell which scenarios notice",
      operands: .init("[PATH…]", 0...100_000), options: [noticedToo, checksOnly, format],
      details: """
        Takes each property of each screen in turn, each event and each activation, plays the
        scenario, and lists what it did not notice. 'unheard' sounds the same in every step:
        nothing of the scenario depends on it. The exit code is 1 where something was heard
        otherwise and nobody noticed.
        """,
      examples: ["earshot mutate Scenarios/faq", "earshot mutate faq.yaml --checks-only"])
  ) { arguments in
    let goldens = !arguments.has(checksOnly)
    let mutants = try RunPlan.scenarios(at: arguments.operands).flatMap {
      try MutationRun($0, goldens: goldens).mutants()
    }
    let shown = mutants.filter {
      arguments.has(noticedToo) || $0.noticed == .nobody || $0.noticed == .unheard
    }
    write(table(shown), as: arguments.format(format))
    let noticed = mutants.count { $0.noticed == .check || $0.noticed == .transcript }
    writeDiagnostics("\(mutants.count) mutants, \(noticed) noticed\n")
    return mutants.contains { $0.noticed == .nobody } ? .failure : .success
  }

  private static func table(_ mutants: [Mutant]) -> Table {
    Table(
      columns: ["scenario", "reader", "mutant", "noticed by"],
      rows: mutants.map {
        [$0.scenario, $0.reader.title, $0.description, $0.noticed.rawValue]
      })
  }
}
