import Audit
import Semantics

extension Report {
  /// Rows for an OpenACR file: the criteria that the rules speak to, and how they were met.
  ///
  /// What Earshot cannot know, such as the vendor, is left for a person to fill in.
  var openACR: String {
    let levels = ["A", "AA", "AAA"].map { level in
      let rows = criteria.filter { $0.level == level }.map(row)
      let key = "success_criteria_level_\(level.lowercased())"
      return rows.isEmpty ? "" : "  \(key):\n    criteria:\n" + rows.joined()
    }
    let chapters = levels.joined()
    return """
      title: \(quoted("\(title): what Earshot heard"))
      product:
        name: \(quoted(title))
      author:
        name: ""
        email: ""
      vendor:
        name: ""
        email: ""
      report_date: \(date.map(quoted) ?? "\"\"")
      evaluation_methods_used: \(quoted(methods))
      catalog: "2.5-edition-wcag-2.2-en"
      chapters:\(chapters.isEmpty ? " {}" : "")
      \(chapters)
      """
  }

  private var methods: String {
    "Earshot \(Self.toolVersion), rules about disclosures under simulated VoiceOver and TalkBack. "
      + "A simulation is no evaluation by people who use a screen reader."
  }

  /// The criteria of all rules that were tried, by their numbers.
  private var criteria: [ReportedCriterion] {
    Set(auditRules.flatMap(\.criteria)).sorted {
      let (left, right) = ($0.number.split(separator: "."), $1.number.split(separator: "."))
      return left.compactMap { Int($0) }.lexicographicallyPrecedes(right.compactMap { Int($0) })
    }
  }

  private func row(_ criterion: ReportedCriterion) -> String {
    let rules = Set(auditRules.filter { $0.criteria.contains(criterion) }.map(\.id))
    // A fault that somebody lives with is there all the same.
    let findings = audits.flatMap(\.findings)
      .filter { rules.contains($0.rule) && $0.outcome == .fail }
    let outcomes = audits.flatMap(\.outcomes).filter { rules.contains($0.rule) }.map(\.outcome)
    return """
          - num: \(quoted(criterion.number))
            components:
              - name: software
                adherence:
                  level: \(adherence(findings, outcomes))
                  notes: \(quoted(notes(findings, outcomes)))

      """
  }

  private func adherence(_ findings: [ReportedFinding], _ outcomes: [AuditOutcome]) -> String {
    if findings.contains(where: { $0.severity == .critical }) { return "does-not-support" }
    if !findings.isEmpty { return "partially-supports" }
    if outcomes.contains(.needsReview) { return "not-evaluated" }
    return outcomes.contains(.pass) ? "supports" : "not-applicable"
  }

  private func notes(_ findings: [ReportedFinding], _ outcomes: [AuditOutcome]) -> String {
    if !findings.isEmpty {
      return findings.map { "\($0.rule): \($0.message)." }.joined(separator: " ")
    }
    if outcomes.contains(.needsReview) { return "A person has to look at what was found." }
    return outcomes.contains(.pass)
      ? "No fault was found by the rules that speak to it."
      : "The screens hold nothing that the rules speak to."
  }

  private func quoted(_ text: String) -> String { JSONValue.string(text).line }
}
