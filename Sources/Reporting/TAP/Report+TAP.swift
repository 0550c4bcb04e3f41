import Audit
import Semantics

extension Report {
  /// TAP 14: a test point for each scenario and reader, and for each screen and rule; what is wrong
  /// in a YAML block.
  var tap: String {
    let points = scenarios.flatMap(\.tapPoints) + audits.flatMap(\.tapPoints)
    var lines = ["TAP version 14", "1..\(points.count)"]
    for (index, point) in points.enumerated() {
      let verdict = point.isOK ? "ok" : "not ok"
      lines.append("\(verdict) \(index + 1) - \(tapDescription(point.name))\(point.directive)")
      lines += point.diagnostics
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

private struct TAPPoint {
  var isOK: Bool
  var name: String
  var directive = ""
  var diagnostics: [String] = []
}

extension ReportedAudit {
  fileprivate var tapPoints: [TAPPoint] {
    outcomes.map { entry in
      let findings = findings.filter { $0.rule == entry.rule }
      var point = TAPPoint(
        isOK: !findings.contains(where: \.counts), name: "\(title): \(entry.rule)",
        diagnostics: diagnostics(of: findings))
      switch entry.outcome {
      case .pass, .fail: break
      case .needsReview:
        point.isOK = false
        point.directive = " # TODO a person has to look"
      case .notApplicable: point.directive = " # SKIP not applicable"
      }
      return point
    }
  }

  private func diagnostics(of findings: [ReportedFinding]) -> [String] {
    if findings.isEmpty { return [] }
    let entries = findings.flatMap { finding in
      [
        "    - severity: \(finding.severity.rawValue)", "      at: \(yaml(place(of: finding)))",
        "      nodes: \(JSONValue.array(finding.nodes.map(JSONValue.string)).line)",
        "      message: \(yaml(finding.message))", "      fix: \(yaml(finding.fix))",
      ]
    }
    return ["  ---", "  findings:"] + entries + ["  ..."]
  }
}

extension ReportedScenario {
  fileprivate var tapPoints: [TAPPoint] {
    readings.map { reading in
      TAPPoint(
        isOK: reading.outcome != .failed, name: "\(title) (\(reading.name))",
        diagnostics: tapDiagnostics(of: reading))
    }
  }

  private func tapDiagnostics(of reading: Reading) -> [String] {
    let checks = reading.checksInPlaces.filter { $0.check.outcome != .passed }
    if checks.isEmpty { return [] }
    let entries = checks.flatMap { check, step in
      [
        "    - severity: \(check.outcome == .failed ? "fail" : "warning")",
        "      at: \(yaml(place(of: check)))", "      step: \(step.map { "\($0)" } ?? "~")",
        "      check: \(yaml(check.kind))", "      message: \(yaml(check.message))",
        "      expected: \(yaml(check.expected))", "      heard: \(yaml(check.actual))",
      ]
    }
    return ["  ---", "  differences:"] + entries + ["  ..."]
  }
}

/// A JSON string is a YAML string on one line.
private func yaml(_ text: String) -> String { JSONValue.string(text).line }

/// A description may hold neither a directive nor a line break.
private func tapDescription(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\", "#":
      result += "\\"
      result.unicodeScalars.append(scalar)
    case _ where scalar.isControl || scalar.isSeparatorOfLines: result += " "
    case _ where scalar.isNoncharacter: result += "\u{FFFD}"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
