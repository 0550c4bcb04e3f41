import ScreenReaders

extension Reading {
  /// The reader and its locale: "VoiceOver, en".
  var name: String { "\(reader.title), \(locale)" }

  /// Checks that ended so.
  func checks(_ outcome: ReportedCheck.Outcome) -> [(check: ReportedCheck, step: Int?)] {
    checksInPlaces.filter { $0.check.outcome == outcome }
  }

  /// Every check with the number of its step, counted from 0; nil for those of the whole.
  var checksInPlaces: [(check: ReportedCheck, step: Int?)] {
    steps.enumerated().flatMap { index, step in step.checks.map { ($0, index) } }
      + checks.map { ($0, nil) }
  }
}

extension ReportedScenario {
  /// `path`, or `path:line:column` where the check stands in a line.
  func place(of check: ReportedCheck) -> String {
    [path, check.line.map(String.init), check.column.map(String.init)].compactMap { $0 }
      .joined(separator: ":")
  }
}

extension ReportedCheck {
  /// The check in a few lines: what differs, what was expected, what was heard.
  var lines: [String] {
    [
      "\(kind): \(message)", "expected: \(expected.isEmpty ? "nothing" : expected)",
      "heard:    \(actual.isEmpty ? "nothing" : actual)",
    ]
  }
}
