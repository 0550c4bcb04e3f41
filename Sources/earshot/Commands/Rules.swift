import Audit
import Console
import Reporting
import Semantics

extension Command {
  private static let page = Option(
    "page", help: "Print the documentation page instead of the list")
  private static let format = Option.format([.text, .json, .markdown, .csv])
    .vain(beside: page)

  static let rules = Command(
    subcommand: Subcommand(
      "rules", "List the audit rules, or explain one",
      operands: .init("[RULE]", 0...1), options: [page, format],
      details: """
        Each name can be switched off, weighed or suppressed in earshot.yaml. With a name, tells
        what the rule checks, why a fault hurts and how it is repaired.
        """,
      examples: ["earshot rules", "earshot rules state-missing", "earshot rules --page"])
  ) { arguments in
    if arguments.has(page) {
      writeOutput(try RulesPage.markdown())
    } else if let id = arguments.operands.first {
      let known = AuditRules.all.map(\.card.id)
      guard let card = AuditRules.rule(id)?.card else {
        throw UsageError("\(UnknownName(kind: "rule", name: id, among: known))")
      }
      writeOutput(explanation(of: card))
    } else {
      write(list, as: arguments.format(format))
    }
    return .success
  }

  private static var list: Table {
    Table(
      columns: ["rule", "severity", "WCAG", "reports", "finds"],
      rows: AuditRules.all.map(\.card).map { card in
        [
          card.id, card.severity.rawValue, card.criteria.map(\.number).joined(separator: " "),
          card.weight.map(String.init) ?? "design", card.title,
        ]
      })
  }

  private static func explanation(of card: RuleCard) -> String {
    let ways = Framework.allCases.compactMap { framework in
      card.fix.ways[framework].map { "  \(framework.rawValue): \($0)\n" }
    }
    return """
      \(card.id): \(card.title)
      \(card.severity.rawValue)

      \(card.checks)

      Why it hurts: \(card.why)

      Fix: \(card.fix.general)
      \(ways.joined())
      """
  }
}
