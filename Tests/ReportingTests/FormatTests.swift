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

  /// A newer version may have written it, into any object.
  @Test(arguments: [
    "version", "path", "reader", "number", "purpose", "property", "time", "kind", "severity",
    "id", "level", "file", "findings", "fix",
  ])
  func membersThatNobodyKnowsAreLeftOut(beside key: String) {
    let text = Sample.report.json.text
      .replacing("\"\(key)\":", with: "\"newer\": [{\"x\": null}], \"\(key)\":")
    #expect(text.contains("newer"))
    let read = Report.read(bytes: Array(text.utf8), path: "t.json")
    #expect(read.diagnostics == [])
    #expect(read.report == Sample.report)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "1 May", "2026-1-1", "2026-11-31", "+026-11-30"])
  func aDateThatIsNoDayIsRefused(date: String) {
    let text = Sample.report.json.text.replacing("\"2026-11-30\"", with: "\"\(date)\"")
    let read = Report.read(bytes: Array(text.utf8), path: "t.json")
    #expect(read.report == nil)
    #expect(
      read.diagnostics.map(\.description) == [
        "t.json:4:11: error: a day is written YYYY-MM-DD, not '\(date)'"
      ])
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
}
