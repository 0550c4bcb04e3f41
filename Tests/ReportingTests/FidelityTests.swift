import Foundation
import Reporting
import ScreenReaders
import Testing

@Suite struct FidelityTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/fidelity.md")

  @Test func thePageIsWhatTheRulesAndLexiconsSay() throws {
    let made = try FidelityPage.markdown()
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try made.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("recorded docs/fidelity.md")
    }
    let kept = try String(contentsOf: Self.page, encoding: .utf8)
    let lines = zip(made.split(separator: "\n"), kept.split(separator: "\n"))
    if let different = lines.first(where: { $0 != $1 }) {
      #expect(different.0 == different.1, "record docs/fidelity.md anew")
    }
    #expect(made == kept)
  }

  @Test(arguments: [VoiceOver.rules, TalkBack.rules])
  func everyRuleIsNamedOnceAndHasASource(_ rules: [Rule]) {
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules { #expect(!rule.source.isEmpty && !rule.summary.isEmpty) }
  }
}
