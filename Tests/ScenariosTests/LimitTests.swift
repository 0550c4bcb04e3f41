import Scenarios
import Testing
import YAML

/// Each limit of a scenario, in the size that people meet: kept, and passed by one.
@Suite("Limits are told with their place")
struct LimitTests {
  private func problems(_ text: String) -> [String] {
    Scenario.read(bytes: Array(text.utf8), path: "s").diagnostics.map(\.description)
  }

  private func scenario(about: String = "A", screen: String = "{nodes: {id: a, role: button}}")
    -> String
  {
    "earshot: 1\ntitle: T\nabout: \(about)\nscreen: \(screen)\nsteps: [{do: swipe right}]\n"
  }

  @Test("4 MiB of a file", arguments: [0, 1])
  func bytes(over: Int) {
    let text = scenario() + "#"
    let padding = String(repeating: "x", count: (4 << 20) - text.utf8.count + over)
    #expect(
      problems(text + padding)
        == (over == 0 ? [] : ["s: error: the file is larger than 4194304 bytes"]))
  }

  @Test("64 KiB of a text", arguments: [0, 1])
  func textBytes(over: Int) {
    let text = scenario(about: String(repeating: "ä", count: 32 << 10) + (over == 0 ? "" : "x"))
    #expect(
      problems(text) == (over == 0 ? [] : ["s:3:8: error: the text is longer than 65536 bytes"]))
  }

  @Test("128 levels", arguments: [0, 1])
  func depth(over: Int) {
    // The file, the screen, the list; then two for each node.
    var nodes = "{id: n0, role: group, name: \(over == 0 ? "A" : "[A]")}"
    for level in 1...62 { nodes = "{id: n\(level), role: group, children: [\(nodes)]}" }
    let found = problems(scenario(screen: "{nodes: [\(nodes)]}"))
    #expect(found.count == over)
    #expect(
      found.allSatisfy {
        $0.hasPrefix("s:4:") && $0.hasSuffix("lists and mappings nest deeper than 128 levels")
      })
  }

  @Test("200 000 values", arguments: [0, 1])
  func values(over: Int) {
    // What stands in the scenario without tags, and the list of them.
    let others = 12
    let tags = (0..<200_000 - others + over).map { "t\($0)" }.joined(separator: ",\n")
    let found = problems("tags: [\(tags)]\n" + scenario())
    #expect(found.count == over, "\(found)")
    #expect(found.allSatisfy { $0.hasSuffix("holds more than 200000 values") }, "\(found)")
  }

  @Test("An hour of one wait", arguments: [60, 61])
  func wait(minutes: Int) {
    let text = scenario().replacing("swipe right", with: "wait \(minutes) min")
    #expect(
      problems(text)
        == (minutes == 60
          ? [] : ["s:5:14: error: the duration \(minutes) min is longer than an hour"]))
  }
}
