import ScreenReaders
import Semantics

extension Report {
  /// JUnit XML: a suite for each scenario, a case for each reader. Times are of the virtual
  /// clock, in seconds.
  var junit: String {
    let readings = scenarios.flatMap(\.readings)
    var xml = XMLWriter()
    xml.element("testsuites", counts(of: readings, name: title)) { xml in
      for scenario in scenarios { scenario.write(to: &xml) }
    }
    return xml.document
  }
}

private func counts(of readings: [Reading], name: String) -> KeyValuePairs<String, String?> {
  let failures = readings.filter { $0.outcome == .failed }.count
  let time = readings.map(\.end).reduce(0, +)
  return [
    "name": name, "tests": "\(readings.count)", "failures": "\(failures)", "errors": "0",
    "skipped": "0", "time": time.asDecimalSeconds,
  ]
}

extension ReportedScenario {
  fileprivate func write(to xml: inout XMLWriter) {
    xml.element("testsuite", counts(of: readings, name: title)) { xml in
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
