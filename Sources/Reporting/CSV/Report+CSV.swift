import Audit
import ScreenReaders
import Semantics

extension Report {
  /// CSV after RFC 4180: a line for each utterance. Times are milliseconds of the virtual clock.
  var csv: String {
    let head = [
      "path", "scenario", "reader", "locale", "step", "do", "purpose", "outcome", "reason",
      "began", "ended", "text", "evidence",
    ]
    let rows = scenarios.flatMap { scenario in scenario.readings.flatMap(scenario.rows) }
    return ([head] + rows).map { $0.map(csvField).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension Report {
  /// A line for each finding.
  var findingsTable: Table {
    Table(
      columns: [
        "path", "line", "column", "screen", "rule", "severity", "outcome", "nodes", "readers",
        "message", "heard", "why", "fix", "criteria", "suppression",
      ],
      rows: audits.flatMap { audit in audit.findings.map(audit.row) })
  }
}

extension ReportedAudit {
  fileprivate func row(_ finding: ReportedFinding) -> [String] {
    [
      path, finding.line.map(String.init) ?? "", finding.column.map(String.init) ?? "", title,
      finding.rule, finding.severity.rawValue, finding.outcome.rawValue,
      (finding.nodes + finding.alike).joined(separator: " "),
      finding.readers.map(\.rawValue).joined(separator: " "), finding.message,
      finding.heard.map { "\($0.reader.title): \($0.text.isEmpty ? "nothing" : $0.text)" }.joined(
        separator: "; "), finding.why,
      finding.fix, finding.criteria.joined(separator: " "), finding.suppression ?? "",
    ]
  }
}

extension ReportedScenario {
  fileprivate func rows(of reading: Reading) -> [[String]] {
    reading.steps.flatMap { step in
      step.speech.map { speech in
        [
          path, title, reading.reader.rawValue, reading.locale, "\(step.number)", step.action,
          speech.purpose.rawValue, speech.outcome.rawValue, speech.reason ?? "",
          speech.began.map(String.init) ?? "", speech.ended.map(String.init) ?? "", speech.text,
          speech.evidence?.rawValue ?? "",
        ]
      }
    }
  }
}

/// A field, quoted where it must be. An apostrophe keeps a spreadsheet from taking text for a
/// formula.
func csvField(_ text: String) -> String {
  var text = text.replacing { isUnwritable($0) }
  if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
    text = "'" + text
  }
  guard text.unicodeScalars.contains(where: mustBeQuoted) else {
    return text
  }
  // By scalars: a mark that combines with a quote does not make it another character.
  return "\"" + text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
}

private func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
  if "\t\r\n".unicodeScalars.contains(scalar) { return false }
  return scalar.isControl || scalar.isNoncharacter
}

private func mustBeQuoted(_ scalar: Unicode.Scalar) -> Bool {
  "\",\r\n".unicodeScalars.contains(scalar) || scalar.isSeparatorOfLines
}
