import Testing

@testable import Reporting

struct FormatTests {
  @Test(arguments: ReportFormat.allCases)
  func everyFormatOfTheSampleIsAsItWasReviewed(format: ReportFormat) throws {
    try expectGolden(Sample.report.text(as: format), "sample/\(format.fileName)")
  }
}
