public import Audit
public import Semantics

extension Reading {
  /// Every check, of the steps and of the whole.
  public var allChecks: [ReportedCheck] { steps.flatMap(\.checks) + checks }

  /// The worst that became of a check.
  public var outcome: ReportedCheck.Outcome {
    allChecks.map(\.outcome).max { $0.rank < $1.rank } ?? .passed
  }

  /// What was spoken, with everything that was cut or dropped.
  public var speech: [ReportedSpeech] { steps.flatMap(\.speech) }
}

extension ReportedScenario {
  /// The worst of its readings.
  public var outcome: ReportedCheck.Outcome {
    readings.map(\.outcome).max { $0.rank < $1.rank } ?? .passed
  }
}

extension ReportedCheck.Outcome {
  fileprivate var rank: Int {
    switch self {
    case .passed: 0
    case .warning: 1
    case .failed: 2
    }
  }
}

/// A run in numbers.
public struct ReportSummary: Sendable, Hashable {
  public var scenarios = 0
  public var failedScenarios = 0
  public var readings = 0
  public var checks = 0
  public var failures = 0
  public var warnings = 0
  public var utterances = 0
  public var cut = 0
  public var dropped = 0
  /// Screens that were audited.
  public var audits = 0
  public var failedAudits = 0
  /// Suppressions that no longer hold, which belong to no screen.
  public var expiredSuppressions = 0
  /// Failures of audits that nobody suppressed, by how much they cost.
  public var findings: [Severity: Int] = [:]
  /// Those of them that are a screen's.
  var faults: [Severity: Int] = [:]
  /// Findings that a person has to look at.
  public var reviews = 0
  /// Parts that were spoken, by how well they are known.
  public var evidence: [Evidence: Int] = [:]

  /// Counts a report.
  public init(of report: Report) {
    scenarios = report.scenarios.count
    failedScenarios = report.scenarios.filter { $0.outcome == .failed }.count
    for reading in report.scenarios.lazy.flatMap(\.readings) { count(reading) }
    for audit in report.audits { count(audit) }
  }

  private mutating func count(_ audit: ReportedAudit) {
    if audit.isOfSuppressions {
      expiredSuppressions += audit.findings.count
    } else {
      audits += 1
      if !audit.failures.isEmpty { failedAudits += 1 }
    }
    for finding in audit.findings {
      if finding.counts {
        findings[finding.severity, default: 0] += 1
        if !audit.isOfSuppressions { faults[finding.severity, default: 0] += 1 }
      }
      if finding.outcome == .needsReview { reviews += 1 }
    }
  }

  private mutating func count(_ reading: Reading) {
    readings += 1
    for check in reading.allChecks {
      checks += 1
      if check.outcome == .failed { failures += 1 }
      if check.outcome == .warning { warnings += 1 }
    }
    for speech in reading.speech {
      utterances += 1
      if speech.outcome == .cut { cut += 1 }
      if speech.outcome == .dropped { dropped += 1 }
      for part in speech.parts { evidence[part.evidence, default: 0] += 1 }
    }
  }
}

extension ReportSummary {
  /// How the run ended, in a sentence or two.
  var verdict: String {
    if scenarios == 0, audits == 0 {
      return expiry.isEmpty ? "There was nothing to play." : expiry
    }
    let heard =
      switch (failedScenarios, checks) {
      case (0, 0): audits > 0 ? "" : "Nothing was expected of it."
      case (0, _): "All of it was heard as expected."
      case (let failed, _):
        "\(failed) of \(counted(scenarios, "scenario")) "
          + "\(failed == 1 ? "was" : "were") not heard as expected."
      }
    return [heard, auditVerdict, expiry].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var expiry: String {
    switch expiredSuppressions {
    case 0: ""
    case 1: "1 suppression has expired."
    case let many: "\(many) suppressions have expired."
    }
  }

  private var auditVerdict: String {
    if audits == 0 { return "" }
    let counts = Severity.allCases.compactMap { severity in
      faults[severity].map { "\($0) \(severity.rawValue)" }
    }
    let review = reviews > 0 ? " \(counted(reviews, "matter")) to be looked at." : ""
    if counts.isEmpty { return "Nothing is wrong with \(counted(audits, "screen")).\(review)" }
    return "\(failedAudits) of \(counted(audits, "screen")) \(failedAudits == 1 ? "has" : "have")"
      + " faults: \(counts.joined(separator: ", ")).\(review)"
  }

  /// Whether something failed.
  var failed: Bool { failedScenarios + failedAudits + expiredSuppressions > 0 }
}

/// "1 scenario", "2 scenarios".
public func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(plural(number, noun))"
}

/// "scenario", or "scenarios" where there is not one.
public func plural(_ number: Int, _ noun: String) -> String { number == 1 ? noun : noun + "s" }
