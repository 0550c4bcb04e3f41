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

  private func report(
    _ each: Case, locale: String = "en", words: DisclosureWords = .english
  ) throws -> AuditReport {
    let (ios, android): ((any IOSImplementation)?, (any AndroidImplementation)?) =
      switch each.card.system {
      case .ios: (try Catalogue.ios(named: each.card.id), nil)
      case .android: (nil, try Catalogue.android(named: each.card.id))
      }
    var screen = AuditedScreen(
      each.accordion, title: each.card.id, ios: ios, android: android, words: words)
    screen.locale = locale
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

  /// An app in each locale that both readers know, its own words translated.
  static let translated: [(locale: String, words: DisclosureWords)] = [
    (
      "de",
      .init(
        expanded: "Erweitert", collapsed: "Reduziert", expand: "erweitern", collapse: "reduzieren")
    ),
    (
      "es",
      .init(expanded: "Expandido", collapsed: "Contraído", expand: "expandir", collapse: "contraer")
    ),
    (
      "fr",
      .init(expanded: "Développé", collapsed: "Réduit", expand: "développer", collapse: "réduire")
    ),
    (
      "pt-BR",
      .init(expanded: "Expandido", collapsed: "Recolhido", expand: "expandir", collapse: "recolher")
    ),
    ("ja", .init(expanded: "展開済み", collapsed: "折りたたみ済み", expand: "展開する", collapse: "折りたたむ")),
    ("zh-CN", .init(expanded: "已展开", collapsed: "已收起", expand: "展开", collapse: "收起")),
    ("ar", .init(expanded: "موسّع", collapsed: "مطوي", expand: "توسيع", collapse: "طي")),
    ("hi", .init(expanded: "विस्तृत", collapsed: "संक्षिप्त", expand: "विस्तार करें", collapse: "छिपाएं")),
  ]

  /// Its state words are English and part of the framework, as its card says.
  private static let isEnglish: Set = ["reactNative.paper"]

  @Test(arguments: cases.filter { isHeardWell($0) && !isEnglish.contains($0.card.id) })
  func `nor does it in another language`(each: Case) throws {
    for (locale, words) in Self.translated {
      let report = try report(each, locale: locale, words: words)
      #expect(report.failures(atLeast: .serious).map(Self.line) == [], "\(locale)")
    }
  }
}
