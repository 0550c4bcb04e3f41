extension Report {
  /// TAP 14: a test point for each scenario and reader; what differs in a YAML block.
  var tap: String {
    let points = scenarios.flatMap { scenario in scenario.readings.map { (scenario, $0) } }
    var lines = ["TAP version 14", "1..\(points.count)"]
    for (index, (scenario, reading)) in points.enumerated() {
      let verdict = reading.outcome == .failed ? "not ok" : "ok"
      let name = tapDescription("\(scenario.title) (\(reading.name))")
      lines.append("\(verdict) \(index + 1) - \(name)")
      lines += scenario.tapDiagnostics(of: reading)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ReportedScenario {
  fileprivate func tapDiagnostics(of reading: Reading) -> [String] {
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

  /// A JSON string is a YAML string on one line.
  private func yaml(_ text: String) -> String { JSONValue.string(text).line }
}

/// A description may hold neither a directive nor a line break.
private func tapDescription(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\", "#":
      result += "\\"
      result.unicodeScalars.append(scalar)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
