import ScreenReaders

extension Reading {
  /// The reader and its locale: "VoiceOver, en".
  var name: String { "\(reader.title), \(locale)" }

  /// Checks that ended so.
  func checks(_ outcome: ReportedCheck.Outcome) -> [(check: ReportedCheck, step: Int?)] {
    checksInPlaces.filter { $0.check.outcome == outcome }
  }

  /// Every check with the number of its step, counted from 1; nil for those of the whole.
  var checksInPlaces: [(check: ReportedCheck, step: Int?)] {
    steps.flatMap { step in step.checks.map { ($0, step.number) } } + checks.map { ($0, nil) }
  }

  /// The step of this number, where it happens with the reader.
  func step(_ number: Int) -> ReportedStep? { steps.first { $0.number == number } }
}

extension ReportedScenario {
  /// The steps of all its readings by their numbers, with what is done in each.
  var script: [(number: Int, action: String)] {
    let steps = readings.flatMap(\.steps).map { ($0.number, $0.action) }
    return Dictionary(steps) { first, _ in first }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

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
