import Audit
import ScreenReaders
import Semantics
import YAML

/// Decodes the audits of `transcript.json`.
struct AuditReader {
  let problems: Problems

  private enum AuditKey: String, FieldKey { case path, title, findings, outcomes }
  private enum FindingKey: String, FieldKey {
    case rule, severity, outcome, review, nodes, alike, readers, message, heard, why, fix
    case criteria, evidence, line, column, suppression
  }
  private enum HeardKey: String, FieldKey { case reader, text }
  private enum RuleKey: String, FieldKey { case id, title, checks, severity, criteria }
  private enum CriterionKey: String, FieldKey { case number, title, level }

  func audit(_ node: YAMLNode) -> ReportedAudit? {
    guard let fields = MappingReader<AuditKey>(node, problems, as: "an audit") else { return nil }
    let outcomes = fields.required(.outcomes)?.mapping(problems) ?? []
    return ReportedAudit(
      path: fields.requiredText(.path) ?? "", title: fields.requiredText(.title) ?? "",
      findings: fields.list(.findings).compactMap(finding),
      outcomes: outcomes.compactMap { entry in
        entry.value.word(problems, as: AuditOutcome.self, what: "outcome").map {
          ReportedAudit.RuleOutcome(rule: entry.key, outcome: $0)
        }
      })
  }

  private func finding(_ node: YAMLNode) -> ReportedFinding? {
    guard let fields = MappingReader<FindingKey>(node, problems, as: "a finding"),
      let severity = fields.requiredWord(.severity, as: Severity.self),
      let outcome = fields.requiredWord(.outcome, as: AuditOutcome.self)
    else { return nil }
    return ReportedFinding(
      rule: fields.requiredText(.rule) ?? "", severity: severity, outcome: outcome,
      review: fields.text(.review), nodes: fields.texts(.nodes), alike: fields.texts(.alike),
      readers: fields.list(.readers).compactMap {
        $0.word(problems, as: ReaderKind.self, what: "reader")
      }, message: fields.requiredText(.message) ?? "",
      heard: fields.list(.heard).compactMap(heard), why: fields.requiredText(.why) ?? "",
      fix: fields.requiredText(.fix) ?? "", criteria: fields.texts(.criteria),
      evidence: fields.word(.evidence), line: fields.count(.line),
      column: fields.count(.column), suppression: fields.text(.suppression))
  }

  private func heard(_ node: YAMLNode) -> Heard? {
    guard let fields = MappingReader<HeardKey>(node, problems, as: "what was heard"),
      let reader = fields.requiredWord(.reader, as: ReaderKind.self)
    else { return nil }
    return Heard(reader, fields.requiredText(.text) ?? "")
  }

  func rule(_ node: YAMLNode) -> ReportedRule? {
    guard let fields = MappingReader<RuleKey>(node, problems, as: "a rule"),
      let severity = fields.requiredWord(.severity, as: Severity.self)
    else { return nil }
    return ReportedRule(
      id: fields.requiredText(.id) ?? "", title: fields.requiredText(.title) ?? "",
      checks: fields.requiredText(.checks) ?? "", severity: severity,
      criteria: fields.list(.criteria).compactMap(criterion))
  }

  private func criterion(_ node: YAMLNode) -> ReportedCriterion? {
    guard let fields = MappingReader<CriterionKey>(node, problems, as: "a criterion") else {
      return nil
    }
    return ReportedCriterion(
      number: fields.requiredText(.number) ?? "", title: fields.requiredText(.title) ?? "",
      level: fields.requiredText(.level) ?? "")
  }
}
