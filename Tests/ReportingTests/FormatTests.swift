import Testing

@testable import Reporting

struct FormatTests {
  @Test func everyFormatOfTheSampleIsAsItWasReviewed() throws {
    try expectGolden(Sample.report.json.text, "sample.json")
    try expectGolden(Sample.report.html, "sample.html")
  }
}
