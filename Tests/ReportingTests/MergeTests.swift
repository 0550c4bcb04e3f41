import ScreenReaders
import Testing

@testable import Reporting

struct MergeTests {
  @Test func mergedPartsAreTheWholeInTheOrderOfTheirPaths() {
    let whole = ReportMerge([Sample.report]).report
    let scenarios = whole.scenarios.map { Report(title: whole.title, scenarios: [$0]) }
    let audits = whole.audits.map {
      Report(title: whole.title, audits: [$0], auditRules: whole.auditRules, date: whole.date)
    }
    let parts = scenarios + audits
    for format in ReportFormat.allCases {
      #expect(ReportMerge(parts.reversed()).report.text(as: format) == whole.text(as: format))
    }
  }
  @Test func whatSeveralTellAlikeIsToldOnce() {
    let whole = ReportMerge([Sample.report])
    let thrice = ReportMerge([Sample.report, whole.report, Sample.report])
    #expect(thrice.report == whole.report)
    #expect(whole.clashes == [] && thrice.clashes == [])
  }

  /// In whichever order they come, the readers of a scenario are in their own.
  @Test func readingsOfOneScenarioAreJoined() {
    let whole = ReportMerge([Sample.report]).report
    let parts = whole.scenarios.flatMap { scenario in
      scenario.readings.map { reading in
        var part = scenario
        part.readings = [reading]
        return Report(title: whole.title, scenarios: [part])
      }
    }
    #expect(parts.count > whole.scenarios.count)
    #expect(ReportMerge(parts.reversed()).report.scenarios == whole.scenarios)
    #expect(ReportMerge(parts).clashes == [])
  }

  @Test func whatIsToldDifferentlyClashes() {
    let report = Sample.report
    let path = report.scenarios[0].path
    var heard = report
    heard.scenarios[0].readings[0].end += 1
    let reading = report.scenarios[0].readings[0]
    let clash = { ReportMerge.Clash(path: $0, what: $1, first: 0, second: 1) }
    #expect(
      ReportMerge([report, heard]).clashes
        == [clash(path, " with \(reading.reader.title) in \(reading.locale)")])
    var renamed = report
    renamed.scenarios[0].title += "!"
    #expect(ReportMerge([report, renamed]).clashes == [clash(path, "")])
    var audited = report
    audited.audits[0].findings[0].message += "!"
    let audit = report.audits[0]
    #expect(
      ReportMerge([report, audited]).clashes == [clash(audit.path, ", '\(audit.title)',")])
  }

  /// A file of raw trees may have two that are alike.
  @Test func twoOfOneFileStayTwo() {
    var report = Sample.report
    report.audits = [report.audits[0], report.audits[0]]
    #expect(ReportMerge([report, report]).report.audits.count == 2)
  }
}
