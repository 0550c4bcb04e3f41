import Audit
import ScreenReaders
import Semantics

extension Report {
  /// JUnit XML: a suite for each scenario, a case for each reader; a suite for
  /// each screen that was audited, a case for each rule. Times are of the virtual
  /// clock, in seconds.
  var junit: String {
    let counts = (scenarios.map(\.counts) + audits.map(\.counts)).reduce(JUnitCounts(), +)
    var xml = XMLWriter()
    xml.element("testsuites", counts.attributes(name: title)) { xml in
      for scenario in scenarios { scenario.write(to: &xml) }
      for audit in audits { audit.write(to: &xml) }
    }
    return xml.document
  }
}

/// What a suite says about its cases.
private struct JUnitCounts {
  var tests = 0
  var failures = 0
  var skipped = 0
  var time: Milliseconds = 0

  static func + (left: JUnitCounts, right: JUnitCounts) -> JUnitCounts {
    JUnitCounts(
      tests: left.tests + right.tests, failures: left.failures + right.failures,
      skipped: left.skipped + right.skipped, time: left.time + right.time)
  }

  func attributes(name: String) -> KeyValuePairs<String, String?> {
    [
      "name": name, "tests": "\(tests)", "failures": "\(failures)", "errors": "0",
      "skipped": "\(skipped)", "time": time.asDecimalSeconds,
    ]
  }
}

extension ReportedAudit {
  fileprivate var counts: JUnitCounts {
    JUnitCounts(
      tests: outcomes.count, failures: outcomes.filter { fails($0.rule) }.count,
      skipped: outcomes.filter { $0.outcome == .notApplicable }.count)
  }

  private func fails(_ rule: String) -> Bool {
    findings.contains { $0.rule == rule && $0.counts }
  }

  fileprivate func write(to xml: inout XMLWriter) {
    xml.element("testsuite", counts.attributes(name: "Audit: \(title)")) { xml in
      for entry in outcomes { write(entry, to: &xml) }
    }
  }

  private func write(_ entry: RuleOutcome, to xml: inout XMLWriter) {
    let found = findings.filter { $0.rule == entry.rule }
    let failed = found.filter(\.counts)
    let others = found.filter { !$0.counts }
    xml.element(
      "testcase",
      [
        "classname": path, "name": entry.rule, "time": "0.000", "file": path,
        "line": found.lazy.compactMap(\.line).first.map(String.init),
      ]
    ) { xml in
      if let first = failed.first {
        xml.element(
          "failure", ["message": first.message, "type": first.severity.rawValue],
          text: failed.map(told).joined(separator: "\n"))
      } else if entry.outcome == .notApplicable {
        xml.element("skipped", ["message": "not applicable"]) { _ in }
      }
      if !others.isEmpty {
        xml.element("system-out", [:], text: others.map(told).joined(separator: "\n"))
      }
    }
  }

  private func told(_ finding: ReportedFinding) -> String {
    ([place(of: finding)] + finding.lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension ReportedScenario {
  fileprivate var counts: JUnitCounts {
    JUnitCounts(
      tests: readings.count, failures: readings.filter { $0.outcome == .failed }.count,
      time: readings.map(\.end).reduce(0, +))
  }

  fileprivate func write(to xml: inout XMLWriter) {
    xml.element("testsuite", counts.attributes(name: title)) { xml in
      for reading in readings { write(reading, to: &xml) }
    }
  }

  private func write(_ reading: Reading, to xml: inout XMLWriter) {
    let failed = reading.checks(.failed)
    let warned = reading.checks(.warning)
    let line = (failed + warned).lazy.compactMap(\.check.line).first
    xml.element(
      "testcase",
      [
        "classname": path, "name": "\(title) (\(reading.name))",
        "time": reading.end.asDecimalSeconds, "file": path, "line": line.map(String.init),
      ]
    ) { xml in
      if let first = failed.first {
        xml.element(
          "failure", ["message": first.check.message, "type": first.check.kind],
          text: failed.map { told($0.check, step: $0.step) }.joined(separator: "\n"))
      }
      if !warned.isEmpty {
        let text = warned.map { "warning: " + told($0.check, step: $0.step) }
        xml.element("system-out", [:], text: text.joined(separator: "\n"))
      }
    }
  }

  private func told(_ check: ReportedCheck, step: Int?) -> String {
    let place = self.place(of: check) + (step.map { " (step \($0))" } ?? "")
    return ([place] + check.lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension Milliseconds {
  /// Seconds with three decimals and a dot: "1.120".
  fileprivate var asDecimalSeconds: String {
    let rest = String(self % 1000)
    return "\(self / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
