extension Report {
  /// The report of all that several runs played and audited, in the order of their paths, as one
  /// run over everything would have made it.
  public static func merging(_ reports: [Report]) -> Report {
    var rules: [ReportedRule] = []
    for rule in reports.flatMap(\.auditRules) where !rules.contains(rule) { rules.append(rule) }
    let scenarios = reports.flatMap(\.scenarios).sorted { precedes($0.path, $1.path) }
    let audits = merged(reports.flatMap(\.audits))
    // Only an audit names its rules, even where no screen fell to it.
    return Report(
      title: rules.isEmpty ? title(of: scenarios) : title(of: audits), scenarios: scenarios,
      audits: audits, auditRules: rules, date: reports.compactMap(\.date).max())
  }

  /// Screens in the order of their paths, and then what each shard says again of suppressions.
  private static func merged(_ audits: [ReportedAudit]) -> [ReportedAudit] {
    var suppressions: [ReportedAudit] = []
    for audit in audits where audit.isOfSuppressions && !suppressions.contains(audit) {
      suppressions.append(audit)
    }
    return audits.filter { !$0.isOfSuppressions }.sorted { precedes($0.path, $1.path) }
      + suppressions
  }

  /// What an audit is called: as the only screen, where there is one.
  public static func title(of audits: [ReportedAudit]) -> String {
    let screens = audits.filter { !$0.isOfSuppressions }
    return screens.count == 1 ? screens[0].title : "Audit"
  }

  /// What a run over scenarios is called: as the only one, where there is one.
  public static func title(of scenarios: [ReportedScenario]) -> String {
    scenarios.count == 1 ? scenarios[0].title : "Scenarios"
  }

  /// By bytes, as no locale does.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
