import Audit
import Foundation
import Scenarios
import Semantics
import Testing
import YAML

@Suite("A scenario's screen can be audited")
struct AuditedTests {
  @Test("Nodes are known with their places, for the readers of the scenario")
  func places() throws {
    let text = """
      earshot: 1
      title: T
      readers: talkback
      locale: ar
      screen:
        nodes:
          - {id: a, role: button, name: A, opens: p}
          - {id: p, text: P}
      steps: []
      """
    let scenario = try #require(Scenario.read(bytes: Array(text.utf8), path: "s").scenario)
    let screen = try AuditedScreen(scenario)
    #expect(screen.ios == nil && screen.android != nil)
    #expect(screen.marks["a"] == SourcePosition(path: "s", line: 7, column: 12))
    #expect(screen.direction == .rightToLeft)
  }
}
