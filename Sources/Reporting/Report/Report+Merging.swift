extension Report {
  /// The report of all that several runs played and audited, in the order of their paths, as one
  /// run over everything would have made it.
  public static func merging(_ reports: [Report]) -> Report {
    var rules: [ReportedRule] = []
    for rule in reports.flatMap(\.auditRules) where !rules.contains(rule) { rules.append(rule) }
    return Report(
      title: reports.first?.title ?? "",
      scenarios: reports.flatMap(\.scenarios).sorted { precedes($0.path, $1.path) },
      audits: reports.flatMap(\.audits).sorted { precedes($0.path, $1.path) },
      auditRules: rules, date: reports.compactMap(\.date).max())
  }

  /// By bytes, as no locale does.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
