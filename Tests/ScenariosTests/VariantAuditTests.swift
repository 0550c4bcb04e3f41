import Audit
import Foundation
import Scenarios
import Testing
import YAML

/// Defects of the kinds that people report, written in other ways, in other languages and as raw
/// trees, each with its repaired twin.
@Suite struct VariantAuditTests {
  struct Variant: Sendable, CustomTestStringConvertible {
    var name: String
    var facts: [String: String] = [:]
    var defect = ""
    var repaired = ""
    var testDescription: String { name }

    /// The scenario around a screen.
    func scenario(_ screen: String) -> String {
      let about = ["locale", "readers", "settings"].compactMap { key in
        facts[key].map { "\(key): \($0)\n" }
      }
      return "earshot: 1\ntitle: T\n\(about.joined())\(screen)steps: []\n"
    }
  }

  private static let all: [Variant] = {
    let path = #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    let text = (try? String(contentsOfFile: "\(path)/Data/variants.txt", encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n== ").dropFirst().map(variant)
  }()

  private static func variant(_ section: String) -> Variant {
    let screens = section.components(separatedBy: "\n-- ")
    var lines = screens[0].split(separator: "\n").map(String.init)
    var variant = Variant(name: lines.removeFirst())
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
      variant.facts[parts[0]] = parts[1]
    }
    for screen in screens.dropFirst() {
      let parts = screen.split(separator: "\n", maxSplits: 1).map { String($0) }
      let body = parts[1].trimmingCharacters(in: .newlines) + "\n"
      if parts[0] == "defect" { variant.defect = body } else { variant.repaired = body }
    }
    return variant
  }

  private func report(_ scenario: String) throws -> AuditReport {
    let reading = Scenario.read(bytes: Array(scenario.utf8), path: "variant.yaml")
    #expect(reading.diagnostics == [])
    return try Auditor().audit(AuditedScreen(#require(reading.scenario)))
  }

  @Test func `there are more than a hundred`() { #expect(Self.all.count == 103) }

  @Test(arguments: all)
  func `the defect raises its finding`(variant: Variant) throws {
    let words = try #require(variant.facts["finds"]).split(separator: " ").map(String.init)
    let nodes = Set(words[1].split(separator: "+").map(String.init))
    let failures = try report(variant.scenario(variant.defect)).failures()
    #expect(
      failures.contains { $0.rule == words[0] && Set($0.nodes) == nodes },
      "\(failures.map { "\($0.rule) \($0.nodes)" })")
  }

  @Test(arguments: all)
  func `its repaired twin raises nothing that is serious`(variant: Variant) throws {
    let failures = try report(variant.scenario(variant.repaired)).failures(atLeast: .serious)
    #expect(failures.map { "\($0.rule) \($0.nodes): \($0.message)" } == [])
  }
}
