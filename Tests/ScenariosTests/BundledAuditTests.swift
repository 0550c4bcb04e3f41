import Audit
import Foundation
import Scenarios
import Testing

/// What the audit finds on the bundled screens.
@Suite struct BundledAuditTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios").path

  private static func reports(_ folder: String) throws -> [String: AuditReport] {
    var reports: [String: AuditReport] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where Scenario.isScenario(path) {
      let scenario = try #require(Scenario.read("\(folder)/\(path)").scenario)
      reports[path] = try Auditor().audit(AuditedScreen(scenario))
    }
    return reports
  }

  /// Rules about the component's colours and heights: its design keeps them, so that no screen of
  /// it can fail.
  private static let kept: Set = ["text-contrast", "glyph-contrast", "clipped-at-large-text"]

  @Test func `each rule is found on a bundled screen`() throws {
    let found = Set(try Self.reports(Self.folder).values.flatMap { $0.failures().map(\.rule) })
    let missing = AuditRules.all.map(\.card.id).filter { !found.contains($0) }
    #expect(Set(missing) == Self.kept)
  }

  @Test func `a screen for a rule raises that rule`() throws {
    for (path, report) in try Self.reports("\(Self.folder)/rules") {
      let rule = String(path.dropLast(".yaml".count))
      #expect(report.failures().map(\.rule).contains(rule), "\(path)")
    }
  }

  @Test func `the screens that show how it is done raise nothing that is serious`() throws {
    for (path, report) in try Self.reports("\(Self.folder)/faq") {
      #expect(report.failures(atLeast: .serious) == [], "\(path)")
    }
  }
}
