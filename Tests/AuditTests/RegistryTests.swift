import Audit
import Foundation
import Testing

/// The list of rules against the folder, and the rules against each other.
@Suite struct RegistryTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The types that are rules, by the file that they stand in.
  private func written() throws -> [String: [String]] {
    let folder = Self.root.appending(path: "Sources/Audit/Rules").path
    var found: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      let rules = text.split(separator: "\n").compactMap { line -> String? in
        guard line.hasPrefix("struct "), line.contains(": AuditRule") else { return nil }
        return line.dropFirst("struct ".count).split(separator: ":").first.map(String.init)
      }
      if !rules.isEmpty { found[path] = rules }
    }
    return found
  }

  @Test func `the list and the folder hold the same rules, one in a file`() throws {
    let written = try written()
    #expect(written.values.allSatisfy { $0.count == 1 })
    let names = written.map { path, rules in
      (URL(filePath: path).deletingPathExtension().lastPathComponent, rules.first ?? "")
    }
    #expect(names.allSatisfy { $0.0 == $0.1 })
    let listed = AuditRules.all.map { String(describing: type(of: $0)) }
    #expect(Set(names.map(\.1)) == Set(listed))
    #expect(listed.count == Set(listed).count)
  }

  @Test func `ids are unique, and every card is filled in`() {
    let cards = AuditRules.all.map(\.card)
    #expect(Set(cards.map(\.id)).count == cards.count)
    for card in cards {
      #expect(card.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(card.id)")
      #expect(!card.title.isEmpty && card.checks.hasSuffix("."), "\(card.id)")
      #expect(card.why.hasSuffix(".") && card.fix.general.hasSuffix("."), "\(card.id)")
    }
  }

  @Test func `all sixty-five rules of the reports and the design page are there`() {
    #expect(AuditRules.all.count == 65)
    #expect(AuditRules.all.count { $0.card.origin == .designPage } == 10)
  }

  @Test func `the page about the rules is up to date`() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/rules.md"), encoding: .utf8)
    #expect(page == (try RulesPage.markdown()), "run: earshot rules --page > docs/rules.md")
  }
}
