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
        #expect(problems(file)[0].contains("lies outside the scenario's folder"))
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
