import Audit
import Console
import Importing
import Reporting
import Scenarios
import ScreenReaders
import YAML

extension Command {
  static let audit = Command(
    subcommand: Subcommand(
      "audit", "Find what people would suffer from on a screen",
      operands: .init("[PATH…]", 0...100_000), options: AuditOptions.all,
      details: """
        Listens to the screens of scenarios, and to raw trees in JSON, with both readers: opens
        and shuts every row, forwards and back. The scenarios' own steps and checks are not
        played. Rules are set, and findings suppressed, in earshot.yaml. The exit code is 1 where
        there is a fault of the severity that --fail-on names, or worse.
        """,
      examples: [
        "earshot audit Scenarios", "earshot audit faq.yaml --format sarif",
        "earshot audit Scenarios --report Reports/audit --fail-on moderate",
      ])
  ) { arguments in
    let options = AuditOptions(arguments: arguments)
    let bazel = try Bazel.environment(asked: ShardOption.wanted(arguments))
    try bazel.announceSharding()
    let plan = try AuditPlan(arguments.operands, options: options, shard: bazel.shard)
    let screens = plan.entries.map(\.screen)
    let configuration = try options.configuration()
    let auditor = Auditor(rules: options.rules, configuration: configuration)
    let results = concurrently(screens.count, jobs: options.jobs) { index in
      Result { ReportedAudit(try auditor.audit(screens[index])) }
    }
    let audits = try results.map { try $0.get() } + ReportedAudit.expired(in: configuration)
    let report = Report(
      title: Report.title(of: audits), audits: audits,
      auditRules: auditor.rules.map { ReportedRule($0.card) }, date: options.day)
    let pictures = options.showsPage ? plan.pictures(of: audits) : .none
    if let folder = options.reportFolder { try report.write(to: folder, pictures: pictures) }
    try bazel.write(report)
    writeOutput(
      options.format.map { report.text(as: $0, pictures: pictures) }
        ?? (audits.isEmpty ? plan.emptiness : nil)
        ?? report.findingsText(colored: outputShowsColor))
    return report.hasFailure(atLeast: options.failOn) ? .failure : .success
  }
}

extension Report {
  /// Whether a screen has a fault of a severity or worse that nobody suppressed.
  func hasFailure(atLeast severity: Severity) -> Bool {
    audits.flatMap(\.findings).contains { $0.counts && $0.severity >= severity }
  }
}
