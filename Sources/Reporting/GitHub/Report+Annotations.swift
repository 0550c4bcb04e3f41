import Audit
import Semantics

extension Report {
  /// Workflow commands that GitHub shows beside the lines of the scenarios.
  var annotations: String {
    let lines = scenarios.flatMap { scenario in
      scenario.readings.flatMap { reading in
        reading.checksInPlaces.compactMap { check, step in
          scenario.annotation(check, step: step, in: reading)
        }
      }
    }
    let findings = audits.flatMap { audit in audit.findings.compactMap(audit.annotation) }
    return (findings + lines).map { $0 + "\n" }.joined()
  }
}

extension ReportedAudit {
  fileprivate func annotation(_ finding: ReportedFinding) -> String? {
    if finding.suppression != nil { return nil }
    return workflowCommand(
      finding.annotationLevel, path: path, line: finding.line, column: finding.column,
      title: "\(finding.rule), \(finding.severity.rawValue)", lines: finding.lines)
  }
}

extension ReportedFinding {
  fileprivate var annotationLevel: String {
    if outcome == .needsReview { return "notice" }
    switch severity {
    case .critical, .serious: return "error"
    case .moderate: return "warning"
    case .minor: return "notice"
    }
  }
}

extension ReportedScenario {
  fileprivate func annotation(
    _ check: ReportedCheck, step: Int?, in reading: Reading
  ) -> String? {
    let command: String
    switch check.outcome {
    case .passed: return nil
    case .warning: command = "warning"
    case .failed: command = "error"
    }
    let step = step.map { ", step \($0)" } ?? ""
    return workflowCommand(
      command, path: path, line: check.line, column: check.column,
      title: "\(reading.name)\(step)", lines: check.lines)
  }
}

private func workflowCommand(
  _ command: String, path: String, line: Int?, column: Int?, title: String, lines: [String]
) -> String {
  let properties: [(String, String?)] = [
    ("file", path), ("line", line.map(String.init)), ("col", column.map(String.init)),
    ("title", title),
  ]
  let list = properties.compactMap { key, value in
    value.map { "\(key)=\(commandText($0, isProperty: true))" }
  }
  let message = commandText(lines.joined(separator: "\n"), isProperty: false)
  return "::\(command) \(list.joined(separator: ","))::\(message)"
}

/// Text inside a workflow command, after GitHub's own escapes.
private func commandText(_ text: String, isProperty: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    case _ where scalar.isControl || scalar.isNoncharacter: result += "\u{FFFD}"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
