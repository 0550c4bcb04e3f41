public import Audit
public import YAML

/// The keys of `earshot.yaml`.
enum ProjectKey: String, FieldKey { case earshot, audit }

/// The keys of what a project decided about audits.
enum AuditKey: String, FieldKey { case rules, suppressions }

/// The keys of what a project decided about one rule.
enum RuleSettingKey: String, FieldKey { case severity, reviews }

/// The keys of a suppression.
enum SuppressionKey: String, FieldKey { case rule, node, screen, reason, owner, expires }

extension AuditConfiguration {
  /// Reads `earshot.yaml`; every problem of it is told at once, and nothing is read where there
  /// is an error.
  public static func read(bytes: [UInt8], path: String)
    -> (configuration: AuditConfiguration?, diagnostics: [Diagnostic])
  {
    let document = Document.named(path, bytes: bytes)
    let problems = Problems(path: path)
    problems.add(contentsOf: document.diagnostics)
    let reader = AuditConfigurationReader(problems: problems)
    let configuration = document.root.map(reader.configuration)
    return (problems.hasErrors ? nil : configuration, problems.diagnostics)
  }
}

/// Decodes what a project decided about audits.
struct AuditConfigurationReader {
  let problems: Problems

  func configuration(_ root: YAMLNode) -> AuditConfiguration {
    var configuration = AuditConfiguration()
    guard let project = MappingReader<ProjectKey>(root, problems, as: "a configuration") else {
      return configuration
    }
    readVersion(project)
    guard let audit = project.mapping(.audit, keys: AuditKey.self) else { return configuration }
    for entry in audit[.rules]?.mapping(problems) ?? [] {
      guard isKnown(entry.key, at: entry.mark) else { continue }
      configuration.rules[entry.key] = setting(entry.value)
    }
    configuration.suppressions = audit.list(.suppressions).compactMap(suppression)
    return configuration
  }

  private func readVersion(_ project: MappingReader<ProjectKey>) {
    guard let node = project.required(.earshot), let version = node.integer(problems) else {
      return
    }
    if version != Scenario.formatVersion {
      problems.error(
        "version \(version) of the format is not known to this Earshot", at: node.mark,
        suggestion: "\(Scenario.formatVersion)")
    }
  }

  private func isKnown(_ rule: String, at mark: Mark) -> Bool {
    let known = AuditRules.all.map(\.card.id)
    if known.contains(rule) { return true }
    problems.unknown("rule", rule, at: mark, known: known)
    return false
  }

  /// `off`, `on`, a severity, or a mapping.
  private func setting(_ node: YAMLNode) -> AuditConfiguration.RuleSetting {
    var setting = AuditConfiguration.RuleSetting()
    if node.entries != nil {
      let reader = MappingReader<RuleSettingKey>(node, problems, as: "a rule's setting")
      setting.severity = reader?.word(.severity)
      setting.reviews = reader?.word(.reviews) ?? .ask
      return setting
    }
    if case .boolean(let isOn)? = node.scalar?.meaning {
      setting.isOn = isOn
      return setting
    }
    switch node.scalar?.text {
    case "on": break
    case "off": setting.isOn = false
    default: setting.severity = node.word(problems, what: "severity")
    }
    return setting
  }

  private func suppression(_ value: YAMLNode) -> Suppression? {
    guard let reader = MappingReader<SuppressionKey>(value, problems, as: "a suppression") else {
      return nil
    }
    let rule = reader.requiredText(.rule)
    let reason = reader.requiredWords(.reason)
    let owner = reader.requiredWords(.owner)
    let node = reader.words(.node)
    let screen = reader.words(.screen)
    let expires = reader[.expires]?.day(problems)
    guard let rule, let reason, let owner,
      isKnown(rule, at: reader[.rule]?.mark ?? value.mark)
    else { return nil }
    return Suppression(
      rule: rule, node: node, screen: screen, reason: reason,
      owner: owner, expires: expires,
      position: SourcePosition(
        path: problems.path, line: value.mark.line, column: value.mark.column))
  }
}
