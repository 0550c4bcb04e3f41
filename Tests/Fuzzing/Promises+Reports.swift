import Reporting
import YAML

extension Promises {
  mutating func readTranscript(_ bytes: [UInt8]) {
    let read = Report.read(bytes: bytes, path: "f")
    tell(read.diagnostics)
    guard let report = read.report else {
      expect(!read.diagnostics.isEmpty, "what cannot be read is told")
      return
    }
    let merge = ReportMerge([report])
    let again = ReportMerge([merge.report, merge.report])
    expect(again.report == merge.report, "what is told twice is merged into one")
    check(merge.report)
    check(report)
  }

  mutating func writeReports(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    check(source.report())
  }

  /// Every format is written whole, whatever the texts are.
  mutating func check(_ report: Report) {
    let json = report.text(as: .json)
    let read = Report.read(bytes: Array(json.utf8), path: "f")
    expect(read.diagnostics.isEmpty, "JSON: \(read.diagnostics.first?.description ?? "")")
    expect(read.report?.text(as: .json) == json, "JSON is read as it was written")
    for format in ReportFormat.allCases {
      let text = report.text(as: format)
      expect(
        text.utf8.count <= 200_000 + 60 * json.utf8.count,
        "\(format.rawValue): \(text.utf8.count) bytes for \(json.utf8.count)")
      if let fault = format.fault(of: text) { expect(false, "\(format.rawValue): \(fault)") }
    }
  }
}
