import Accordions
import Audit
import Implementations
import Semantics
import Testing

/// Zero noise: what is built well passes, and what is not is found out.
@Suite struct ImplementationNoiseTests {
  private static let rows = [
    AccordionRow(id: "states", title: "Which states does it have?", description: "Three of them."),
    AccordionRow(id: "nest", title: "May I nest one?", description: "No. Keep to one level."),
    AccordionRow(id: "icon", title: "Where does the icon go?", description: "To the front."),
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let card: ImplementationCard
    let accordion: Accordion
    var testDescription: String { "\(card.id), \(accordion.presentation.rawValue)" }
  }

  private static let cases = Catalogue.cards.flatMap { card in
    Accordion.Presentation.allCases.map { presentation in
      Case(card: card, accordion: Accordion(rows: rows, presentation: presentation))
    }
  }

  /// Not recommended for want of a role or of certainty, and heard without a serious fault.
  private static let tolerable: Set = [
    "compose.expandCollapseOnly", "views.delegateExpandCollapse", "views.expandedState36",
  ]

  private static func isHeardWell(_ each: Case) -> Bool {
    each.card.isSound || tolerable.contains(each.card.id)
  }

  private func report(_ each: Case) throws -> AuditReport {
    let (ios, android): ((any IOSImplementation)?, (any AndroidImplementation)?) =
      switch each.card.system {
      case .ios: (try Catalogue.ios(named: each.card.id), nil)
      case .android: (nil, try Catalogue.android(named: each.card.id))
      }
    let screen = AuditedScreen(each.accordion, title: each.card.id, ios: ios, android: android)
    return try Auditor().audit(screen)
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.nodes): \(finding.message) | \(finding.heard.map(\.text))"
  }

  @Test(arguments: cases.filter(isHeardWell))
  func `what is heard well raises nothing that is serious`(each: Case) throws {
    #expect(try report(each).failures(atLeast: .serious).map(Self.line) == [])
  }

  @Test(arguments: cases.filter { !isHeardWell($0) })
  func `what is not is found out`(each: Case) throws {
    let failures = try report(each).failures(atLeast: .moderate)
    #expect(failures.contains { !$0.heard.isEmpty })
  }
}
