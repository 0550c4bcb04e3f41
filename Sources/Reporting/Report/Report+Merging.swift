extension Report {
  /// The report of all that several runs played and audited, in the order of their paths, as one
  /// run over everything would have made it.
  public static func merging(_ reports: [Report]) -> Report {
    var rules: [ReportedRule] = []
    for rule in reports.flatMap(\.auditRules) where !rules.contains(rule) { rules.append(rule) }
    let scenarios = reports.flatMap(\.scenarios).sorted { precedes($0.path, $1.path) }
    let isRun = reports.allSatisfy(\.audits.isEmpty)
    return Report(
      title: isRun ? title(of: scenarios) : reports.first?.title ?? "",
      scenarios: scenarios, audits: reports.flatMap(\.audits).sorted { precedes($0.path, $1.path) },
      auditRules: rules, date: reports.compactMap(\.date).max())
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
