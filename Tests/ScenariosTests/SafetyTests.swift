import Foundation
import Scenarios
import Testing
import YAML

@Suite("Files that are no scenarios are refused")
struct SafetyTests {
  /// A folder of its own for each test, gone afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func scenario(file name: String) -> String {
    """
    earshot: 1
    title: T
    screen: {file: \(name)}
    steps: [{do: touch a}]
    """
  }

  private let screen = "nodes: [{id: a, role: button, name: A}]\n"

  private func problems(_ url: URL) -> [String] {
    Scenario.read(url.path).diagnostics.map {
      $0.description.replacing(url.deletingLastPathComponent().path + "/", with: "")
    }
  }

  @Test("A screen in a file beside the scenario is read")
  func besides() throws {
    try withFolder { folder in
      let file = folder.appending(path: "s.yaml")
      try screen.write(
        to: folder.appending(path: "a.screen.yaml"), atomically: true, encoding: .utf8)
      try scenario(file: "a.screen.yaml").write(to: file, atomically: true, encoding: .utf8)
      #expect(problems(file) == [])
      try scenario(file: "b.screen.yaml").write(to: file, atomically: true, encoding: .utf8)
      #expect(
        problems(file) == [
          "s.yaml:3:16: error: there is no file 'b.screen.yaml'; did you mean 'a.screen.yaml'?"
        ])
    }
  }

  @Test("Problems of a screen's file bear that file's name")
  func otherFile() throws {
    try withFolder { folder in
      let file = folder.appending(path: "s.yaml")
      try "nodes: [{id: a, role: buton}]".write(
        to: folder.appending(path: "a.screen.yaml"), atomically: true, encoding: .utf8)
      try scenario(file: "a.screen.yaml").write(to: file, atomically: true, encoding: .utf8)
      #expect(
        problems(file) == [
          "a.screen.yaml:1:23: error: unknown role 'buton'; did you mean 'button'?"
        ]
      )
    }
  }

  @Test("Nothing outside the scenario's folder is read, not even through a link")
  func outside() throws {
    try withFolder { folder in
      let inner = folder.appending(path: "inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let target = folder.appending(path: "out.screen.yaml")
      try screen.write(to: target, atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        at: inner.appending(path: "link.yaml"), withDestinationURL: target)
      let file = inner.appending(path: "s.yaml")
      for name in ["../out.screen.yaml", "link.yaml"] {
        try scenario(file: name).write(to: file, atomically: true, encoding: .utf8)
        #expect(problems(file).count == 1)
        #expect(problems(file)[0].hasSuffix("lies outside the scenario's folder"))
      }
      try scenario(file: target.path).write(to: file, atomically: true, encoding: .utf8)
      #expect(problems(file)[0].contains("must be named from the scenario's folder"))
    }
  }

  @Test("A file that names a file leads no further")
  func chain() throws {
    try withFolder { folder in
      let file = folder.appending(path: "s.yaml")
      try "file: s.yaml\n".write(
        to: folder.appending(path: "a.screen.yaml"), atomically: true, encoding: .utf8)
      try scenario(file: "a.screen.yaml").write(to: file, atomically: true, encoding: .utf8)
      #expect(
        problems(file).first
          == "a.screen.yaml:1:7: error: a screen's file cannot name a further file")
    }
  }

  @Test("What is missing, a folder or a pipe is told, and nothing waits", .timeLimit(.minutes(1)))
  func noFiles() throws {
    try withFolder { folder in
      #expect(
        problems(folder.appending(path: "none.yaml")) == [
          "none.yaml: error: there is no such file"
        ])
      #expect(Scenario.read(folder.path).diagnostics[0].message == "is a folder")
      let pipe = folder.appending(path: "pipe.yaml")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      #expect(problems(pipe) == ["pipe.yaml: error: is not a regular file"])
    }
  }

  @Test("A scenario has at most ten thousand steps", arguments: [10_000, 10_001])
  func steps(count: Int) {
    let text =
      "earshot: 1\ntitle: T\nscreen: {nodes: {id: a, role: button}}\nsteps:\n"
      + String(repeating: "  - do: swipe right\n", count: count)
    let messages = Scenario.read(bytes: Array(text.utf8), path: "s").diagnostics.map(\.message)
    #expect(messages == (count > 10_000 ? ["a scenario has at most 10000 steps"] : []))
  }

  @Test("A scenario waits for ten hours at most", arguments: [600, 601])
  func duration(minutes: Int) {
    let text =
      "earshot: 1\ntitle: T\nscreen: {nodes: {id: a, role: button}}\nsteps:\n"
      + String(repeating: "  - do: wait 1 min\n", count: minutes)
    let messages = Scenario.read(bytes: Array(text.utf8), path: "s").diagnostics.map(\.description)
    let expected = "s:605:5: error: with this step the scenario waits for over ten hours"
    #expect(messages == (minutes > 600 ? [expected] : []))
  }

  @Test("An API level is one whose trees are known", arguments: [20, 21, 36, 37])
  func level(level: Int) {
    let text = """
      earshot: 1
      title: T
      settings: {talkback: {api: \(level)}}
      screen: {nodes: {id: a, role: button}}
      steps: []
      """
    let messages = Scenario.read(bytes: Array(text.utf8), path: "s").diagnostics.map(\.description)
    let refusal = "s:3:28: error: an Android API level is 21 to 36, not \(level)"
    #expect(messages == ((21...36).contains(level) ? [] : [refusal]))
  }

  @Test("An implementation on a system that is too old for it is warned of")
  func tooOld() {
    let text = """
      earshot: 1
      title: T
      settings: {talkback: {api: 28}}
      screen:
        accordion: {implementation: views.stateDescription, rows: [{id: a, title: A}]}
      steps: []
      """
    let reading = Scenario.read(bytes: Array(text.utf8), path: "s")
    #expect(
      reading.diagnostics.map(\.description) == [
        "s:4:1: warning: 'views.stateDescription' needs a newer Android than the settings say"
      ])
    #expect(reading.scenario != nil)
  }

  @Test("Damaged scenarios are told as broken or played, and none crashes", arguments: 1...40)
  func damaged(seed: UInt64) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/defects/13-four-announcements.yaml")
    var random = Scrambler(state: seed)
    for _ in 0..<10 {
      var bytes = [UInt8](try Data(contentsOf: url))
      for _ in 0..<random.next(below: 4) + 1 { random.damage(&bytes) }
      let reading = Scenario.read(bytes: bytes, path: "s")
      guard let scenario = reading.scenario else {
        #expect(!reading.diagnostics.isEmpty)
        continue
      }
      for reader in scenario.readers {
        let played = try ScenarioPlayer().play(scenario, with: reader)
        #expect(!played.transcript(played.results).text.isEmpty)
      }
    }
  }

  @Test(
    "Every beginning of a scenario is told as broken or read, and none crashes",
    .timeLimit(.minutes(1)))
  func truncated() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/defects/21-late-pull.yaml")
    let bytes = [UInt8](try Data(contentsOf: url))
    for count in bytes.indices {
      let reading = Scenario.read(bytes: Array(bytes[..<count]), path: "s")
      #expect(reading.scenario != nil || !reading.diagnostics.isEmpty)
    }
  }

  @Test(
    "Names tell scenarios from what lies beside them",
    arguments: [
      ("a/faq.yaml", true), ("faq.yml", true), ("faq.screen.yaml", false),
      ("earshot.yaml", false), ("faq.voiceover.en.txt", false), ("yaml", false),
    ])
  func names(path: String, isScenario: Bool) {
    #expect(Scenario.isScenario(path) == isScenario)
  }
}

/// Damages bytes the same way for the same seed.
private struct Scrambler {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func damage(_ bytes: inout [UInt8]) {
    let place = next(below: bytes.count)
    switch next(below: 4) {
    case 0: bytes[place] = UInt8(next(below: 256))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(bytes[next(below: bytes.count)], at: place)
    default:
      let end = min(bytes.count, place + next(below: 40))
      bytes.insert(contentsOf: bytes[place..<end], at: next(below: bytes.count))
    }
  }
}
