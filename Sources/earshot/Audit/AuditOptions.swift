import Audit
import Console
import Glibc
import Reporting
import Scenarios
import ScreenReaders
import YAML

/// How screens are to be audited, read from a command line.
struct AuditOptions {
  let arguments: Arguments

  private static let reader = Option(
    "reader", .choice("READER", of: ReaderKind.allCases.map(\.rawValue)), repeats: true,
    help: "Only with this reader")
  private static let rule = Option(
    "rule", .choice("RULE", of: AuditRules.all.map(\.card.id)), repeats: true,
    help: "Only this rule")
  static let failOn = Option(
    "fail-on", .choice("SEVERITY", of: Severity.allCases.map(\.rawValue)),
    help: "What makes the exit code 1, serious if not given")
  private static let config = Option(
    "config", .text("FILE"), help: "Settings, earshot.yaml here if there is one")
  private static let today = Option(
    "today", .text("DATE"), help: "The day that suppressions expire by, YYYY-MM-DD")
  private static let format = Option(
    "format", .choice("FORMAT", of: ["text"] + ReportFormat.allCases.map(\.rawValue)),
    help: "How to print what was found, text if not given")
  private static let report = Option(
    "report", .text("DIR"), help: "Write a page and every report format into this folder")
  private static let jobs = Option(
    "jobs", .number("N", in: 1...256), help: "Work on so many at once, all processors if not given")

  static let all = [
    reader, rule, failOn, config, today, format, report, jobs, ShardOption.shard,
  ]

  private static let usualConfig = "earshot.yaml"

  var readers: Set<ReaderKind> {
    let chosen: [ReaderKind] = arguments.choices(Self.reader)
    return Set(chosen.isEmpty ? ReaderKind.allCases : chosen)
  }
  var rules: [any AuditRule] {
    let chosen = arguments.all(Self.rule)
    return AuditRules.all.filter { chosen.isEmpty || chosen.contains($0.card.id) }
  }
  var failOn: Severity { arguments.choice(Self.failOn) ?? .serious }
  /// Nil for text.
  var format: ReportFormat? { arguments.choice(Self.format) }
  var reportFolder: String? { arguments.text(Self.report) }
  /// Whether a page is made, which has pictures.
  var showsPage: Bool { reportFolder != nil || format == .html }
  var jobs: Int { arguments.number(Self.jobs) ?? processorCount }
  /// The day as a person gave it.
  var day: String? { arguments.text(Self.today) }

  /// What the project decided. Throws `BrokenInput` and `UsageError`.
  func configuration() throws -> AuditConfiguration {
    var configuration = AuditConfiguration.standard
    let path = try arguments.text(Self.config) ?? Self.foundConfig()
    if let path {
      let bytes = try readInput(path, limit: Limits.written.bytes)
      let read = AuditConfiguration.read(bytes: bytes, path: shownPath(path))
      guard let found = read.configuration else { throw BrokenInput(diagnostics: read.diagnostics) }
      writeDiagnostics(read.diagnostics)
      configuration = found
    }
    configuration.today = try checkedDay() ?? Self.systemDay
    return configuration
  }

  /// The configuration of this folder, if it has one. Throws a `FileError`.
  private static func foundConfig() throws(FileError) -> String? {
    guard exists(usualConfig) else { return nil }
    if leads(usualConfig, outOf: ".") {
      throw FileError(path: usualConfig, reason: "the link leads out of the folder")
    }
    return usualConfig
  }

  private func checkedDay() throws(UsageError) -> String? {
    guard let day else { return nil }
    guard isDay(day) else {
      throw UsageError("--today wants a day as YYYY-MM-DD, not '\(day)'")
    }
    return day
  }

  /// Today in UTC; suppressions that expire are the one thing that hangs on a clock.
  private static var systemDay: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let (month, day) = (parts.tm_mon + 1, parts.tm_mday)
    return "\(parts.tm_year + 1900)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
