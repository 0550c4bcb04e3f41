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
    return lines.map { $0 + "\n" }.joined()
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
    let properties: [(String, String?)] = [
      ("file", path), ("line", check.line.map(String.init)),
      ("col", check.column.map(String.init)), ("title", "\(reading.name)\(step)"),
    ]
    let list = properties.compactMap { key, value in
      value.map { "\(key)=\(commandText($0, isProperty: true))" }
    }
    let message = commandText(check.lines.joined(separator: "\n"), isProperty: false)
    return "::\(command) \(list.joined(separator: ","))::\(message)"
  }
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
    case _ where scalar.value < 0x20: result += "\u{FFFD}"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
