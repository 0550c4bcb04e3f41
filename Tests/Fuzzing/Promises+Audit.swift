import Accordions
import Audit
import Implementations
import Reporting
import Scenarios
import ScreenReaders

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
    var source = ByteSource(bytes)
    let written = source.baseline()
    let read = try? AnnouncementBaseline(parsing: written.text)
    expect(read == written, "a baseline of any texts is read as it was written")
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

extension ByteSource {
  fileprivate mutating func baseline() -> AnnouncementBaseline {
    AnnouncementBaseline(some { $0.section() })
  }

  private mutating func section() -> AnnouncementBaseline.Section {
    .init(
      screen: text(), reader: one(of: ReaderKind.allCases), locale: one(of: Promises.languages),
      entries: some { source in
        .init(
          source.text(), source.some { .init($0.one(of: Part.Kind.allCases).rawValue, $0.text()) })
      }, findings: some { $0.text() })
  }
}
