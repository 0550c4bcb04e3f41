extension Report {
  /// What an audit is called: as the only screen, where there is one.
  public static func title(of audits: [ReportedAudit]) -> String {
    let screens = audits.filter { !$0.isOfSuppressions }
    return screens.count == 1 ? screens[0].title : "Audit"
  }

  /// What a run over scenarios is called: as the only one, where there is one.
  public static func title(of scenarios: [ReportedScenario]) -> String {
    scenarios.count == 1 ? scenarios[0].title : "Scenarios"
  }
}
