import Accordions
import Audit
import Implementations
import Reporting
import Scenarios

extension Promises {
  mutating func readConfiguration(_ bytes: [UInt8]) {
    let read = AuditConfiguration.read(bytes: bytes, path: "earshot.yaml")
    tell(read.diagnostics)
    expect(read.configuration != nil || !read.diagnostics.isEmpty, "what cannot be read is told")
  }

  /// What a project writes of its suppressions goes into every report.
  mutating func suppress(_ bytes: [UInt8]) {
    let read = AuditConfiguration.read(bytes: bytes, path: "earshot.yaml")
    guard var configuration = read.configuration else { return }
    configuration.today = "2026-11-30"
    let audit = Auditor(configuration: configuration).audit(Self.listening)
    check(
      Report(
        title: "Suppressions",
        audits: [ReportedAudit(audit)] + ReportedAudit.expired(in: configuration),
        auditRules: AuditRules.all.map { ReportedRule($0.card) }))
  }

  /// A screen with faults, heard once.
  private static let listening: Listening = {
    let accordion = Accordion(rows: [
      AccordionRow(id: "a", title: "Delivery", description: "Two days."),
      AccordionRow(id: "b", title: "Returns", description: "Free."),
    ])
    let screen = AuditedScreen(
      accordion, title: "Faults", ios: SwiftUITapGesture(), android: ViewsClickOnly())
    do { return try Listening(to: screen) } catch { preconditionFailure("\(error)") }
  }()

  mutating func readBaseline(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(BaselineProblem) {
      let baseline = try AnnouncementBaseline(parsing: text)
      let again = try? AnnouncementBaseline(parsing: baseline.text)
      expect(again == baseline, "a baseline is read as it was written")
      expect(BaselineReview(from: baseline, to: baseline).differences.isEmpty, "it is like itself")
    } catch {
      expect(error.line >= 1 && error.message.utf8.count < 1000, "a line is named and not told")
    }
  }
}
