import Console
import Implementations
import Reporting
import Semantics

extension Command {
  private static let system = Option(
    "system", .choice("SYSTEM", of: OperatingSystem.allCases.map(\.rawValue)),
    help: "Only those of one system")
  private static let format = Option.format([.text, .json, .markdown, .csv])

  static let implementations = Command(
    subcommand: Subcommand(
      "implementations", "List the ways to build a row, with advice",
      options: [system, format],
      details: """
        Each name is a value of 'implementation' in a scenario. '!' marks those under which a
        reader does not hear name, role, state and change.
        """,
      examples: ["earshot implementations --system android"])
  ) { arguments in
    let system: OperatingSystem? = arguments.choice(system)
    let cards = Catalogue.cards.filter { system == nil || $0.system == system }
    let table = Table(
      columns: ["name", "", "system", "advice", "known", "what"],
      rows: cards.map { card in
        [
          card.id, card.isSound ? "" : "!", card.system.title, card.advice,
          card.evidence.rawValue, card.title,
        ]
      })
    write(table, as: arguments.format(format))
    return .success
  }
}
