import Audit
import ScreenReaders
import Semantics

/// What the audits found, the worst first, with a filter that needs no script.
struct AuditMarkup {
  let report: Report
  let pictures: PageOfPictures

  var section: Markup {
    if report.audits.isEmpty { return .empty }
    let screens = report.audits.enumerated().filter { !$0.element.findings.isEmpty }
    return .element(
      "section", ["aria-labelledby": "findings", "class": "findings"],
      .element("h2", ["id": "findings"], "Findings"),
      screens.isEmpty ? .element("p", ["class": "quiet"], "There are none.") : filter,
      .join(screens.map { screen($0.element, number: $0.offset) }), rules)
  }

  private var filter: Markup {
    let severities = Severity.allCases.map { severity in
      choice(severity.rawValue, count: { $0.outcome == .fail && $0.severity == severity })
    }
    let review = choice("review", called: "to be looked at") { $0.outcome == .needsReview }
    return .element(
      "fieldset", ["class": "filter"],
      [.element("legend", [:], "Show")] + severities + [review] + readers)
  }

  /// Choices between the readers, where more than one was listened with.
  private var readers: [Markup] {
    let all = Set(report.audits.flatMap(\.findings).flatMap(\.readers)).sorted()
    return all.count < 2
      ? []
      : all.map { reader in
        choice(reader.rawValue, called: reader.title) { $0.readers.contains(reader) }
      }
  }

  private func choice(
    _ name: String, called title: String? = nil, count matches: (ReportedFinding) -> Bool
  ) -> Markup {
    let count = report.audits.flatMap(\.findings).filter(matches).count
    if count == 0 { return .empty }
    return .element(
      "label", [:], .box(id: "show-\(name)", isChecked: true), " \(title ?? name) ",
      .element("span", ["class": "quiet"], "\(count)"))
  }

  private func screen(_ audit: ReportedAudit, number: Int) -> Markup {
    let kinds = Set(audit.findings.map(\.kind)).sorted().joined(separator: " ")
    return .element(
      "div", ["class": "screen \(kinds)"],
      .element("h3", [:], Markup(audit.title)),
      .element("p", ["class": "quiet path"], Markup(audit.path)),
      pictures[.audit(number)],
      .element("ul", ["class": "failures"], audit.findings.map { finding($0, in: audit) }))
  }

  private func finding(_ finding: ReportedFinding, in audit: ReportedAudit) -> Markup {
    let kind = finding.kind
    let badge = finding.outcome == .needsReview ? "to be looked at" : finding.severity.rawValue
    let readers = finding.readers.map { " with-\($0.rawValue)" }.joined()
    return .element(
      "li",
      ["class": "finding \(kind)\(readers)\(finding.suppression == nil ? "" : " suppressed")"],
      .element(
        "p", [:], .element("span", ["class": "badge \(kind)"], Markup(badge)), " ",
        .element("strong", [:], Markup(finding.message)), " ",
        .element("code", ["class": "quiet"], Markup(finding.rule))),
      details(finding, in: audit))
  }

  private func details(_ finding: ReportedFinding, in audit: ReportedAudit) -> Markup {
    let nodes = finding.nodes + finding.alike
    let rows: [(String, [String])] = [
      ("where", [([audit.place(of: finding)] + nodes).joined(separator: " · ")]),
      (
        "heard",
        finding.heard.map { "\($0.reader.title): \($0.text.isEmpty ? "nothing" : $0.text)" }
      ),
      ("with", finding.readers.isEmpty ? [] : [finding.readerNames]),
      ("look at", finding.review.map { [$0] } ?? []), ("why", [finding.why]),
      ("fix", [finding.fix]),
      ("WCAG", finding.criteria.isEmpty ? [] : [finding.criteria.joined(separator: ", ")]),
      ("suppressed", finding.suppression.map { [$0] } ?? []),
    ]
    let pairs = rows.filter { !$0.1.isEmpty }.flatMap { name, texts in
      [Markup.element("dt", [:], Markup(name))]
        + texts.map { .element("dd", [:], Markup($0)) }
    }
    return .element("dl", [:], pairs)
  }

  /// How often each rule came out how.
  private var rules: Markup {
    let outcomes = Dictionary(grouping: report.audits.flatMap(\.outcomes), by: \.rule)
    let table = Table(
      columns: ["rule", "what it asks", "failed", "to be looked at", "passed", "not applicable"],
      rows: report.auditRules.map { rule in
        let found = outcomes[rule.id] ?? []
        let counts = [AuditOutcome.fail, .needsReview, .pass, .notApplicable].map { outcome in
          "\(found.filter { $0.outcome == outcome }.count)"
        }
        return [rule.id, rule.title] + counts
      })
    if table.rows.isEmpty { return .empty }
    return .element(
      "details", [:],
      .element("summary", [:], "All \(table.rows.count) rules that were tried"),
      .element(
        "div",
        ["class": "wide", "tabindex": "0", "role": "group", "aria-label": "Rules, as a table"],
        table.markup(class: "reasons")))
  }
}

extension ReportedFinding {
  /// What it is filtered by.
  fileprivate var kind: String { outcome == .needsReview ? "review" : severity.rawValue }
}
