import Testing
import YAML

@testable import Reporting

struct FormatTests {
  @Test(arguments: ReportFormat.allCases)
  func everyFormatOfTheSampleIsAsItWasReviewed(format: ReportFormat) throws {
    try expectGolden(Sample.report.text(as: format), "sample/\(format.fileName)")
  }
}

struct TranscriptTests {
  @Test func aTranscriptIsReadBackAsItWas() {
    let text = Sample.report.json.text
    let read = Report.read(bytes: Array(text.utf8), path: "t.json")
    #expect(read.diagnostics == [])
    #expect(read.report == Sample.report)
  }

  @Test(
    arguments: [
      ("[]", "t.json:1:1: error: expected a transcript, not a list"),
      ("{\"version\": 9}", "t.json:1:2: error: version 9 of transcripts is not known, only 1"),
      ("{", "t.json:1:2: error:"),
    ])
  func whatIsNoTranscriptIsRefused(text: String, message: String) {
    let read = Report.read(bytes: Array(text.utf8), path: "t.json")
    #expect(read.report == nil)
    #expect(read.diagnostics.first?.description.hasPrefix(message) == true)
  }

  @Test func mergedPartsAreTheWholeInTheOrderOfTheirPaths() {
    let whole = Report.merging([Sample.report])
    let scenarios = whole.scenarios.map { Report(title: whole.title, scenarios: [$0]) }
    let audits = whole.audits.map {
      Report(title: whole.title, audits: [$0], auditRules: whole.auditRules, date: whole.date)
    }
    let parts = scenarios + audits
    for format in ReportFormat.allCases {
      #expect(Report.merging(parts.reversed()).text(as: format) == whole.text(as: format))
    }
  }
}
