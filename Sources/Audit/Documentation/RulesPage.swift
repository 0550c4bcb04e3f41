import ScreenReaders
import Semantics

/// The page about all rules, made from the same values that judge.
public enum RulesPage {
  /// The page as Markdown.
  ///
  /// Throws `UnknownLocale` where a reader's words are not known in an example's locale.
  public static func markdown() throws -> String {
    let groups = try AuditRules.groups.map(markdown(group:))
    return ([heading] + groups).joined(separator: "\n\n") + "\n"
  }

  private static let heading = """
    # Audit rules

    <!-- Made from the rules themselves. `earshot rules --page` prints it, a test keeps it up to date. -->

    \(AuditRules.all.count) rules find by listening and by looking what people complain about. \
    Each screen is heard shut and open, used, left and come back to, with VoiceOver and with \
    TalkBack. A rule passes, fails, asks a person, or does not apply. Its id is stable.

    What "reports" counts: of 161 public bug reports, audits and maintainers' statements about \
    disclosures, how many the rule would have caught.
    """

  private static func markdown(group: RuleGroup) throws -> String {
    let rules = try group.rules.map(markdown(rule:))
    return (["## \(group.title)"] + rules).joined(separator: "\n\n")
  }

  private static func markdown(rule: any AuditRule) throws -> String {
    let card = rule.card
    let examples = try rule.examples.map { try line($0) }
    return """
      ### `\(card.id)`: \(card.title)

      \(facts(card))

      \(card.checks)

      Why it hurts: \(card.why)

      \(fixes(card.fix))

      \(examples.joined(separator: "\n"))
      """
  }

  private static func facts(_ card: RuleCard) -> String {
    let criteria = card.criteria.map { "\($0.number) \($0.title) (\($0.level))" }
    let origin =
      switch card.origin {
      case .reports(let weight): weight == 1 ? "1 report" : "\(weight) reports"
      case .designPage: "the design page"
      }
    let wcag = criteria.isEmpty ? "best practice" : "WCAG " + criteria.joined(separator: ", ")
    return "\(card.severity.rawValue) · \(wcag) · \(origin)"
  }

  private static func fixes(_ fix: Fix) -> String {
    let ways = Framework.allCases.compactMap { framework in
      fix.ways[framework].map { "- \(framework.rawValue): \($0)" }
    }
    return (["Fix: \(fix.general)"] + (ways.isEmpty ? [] : [""] + ways)).joined(separator: "\n")
  }

  private static func line(_ example: RuleExample) throws -> String {
    let word =
      switch example.expectation {
      case .fails: "Fails"
      case .passes: "Passes"
      case .needsReview: "Asks"
      }
    let heard = try heard(example)
    return "- \(word): \(example.title)." + (heard.isEmpty ? "" : " \(heard)")
  }

  /// What each reader says of the first header, shut and open.
  private static func heard(_ example: RuleExample) throws -> String {
    try Listening(to: example.screen).sides.compactMap { side in
      guard let trigger = side.triggers.first else { return nil }
      let texts = [trigger.heard(open: false), trigger.heard(open: true)].filter { !$0.isEmpty }
      guard let shut = texts.first else { return nil }
      let open = texts.last.map { $0 == shut ? "" : " / *\($0)*" } ?? ""
      return "\(side.reader.title): *\(shut)*\(open)."
    }.joined(separator: " ")
  }
}

/// Rules about one concern.
public struct RuleGroup: Sendable {
  public let title: String
  public let rules: [any AuditRule]
}
