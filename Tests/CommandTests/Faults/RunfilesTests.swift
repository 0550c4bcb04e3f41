import Foundation
import Testing

/// Bazel lays every file of a test as a link that leads out of the folder of the test.
@Suite struct RunfilesTests {
  private let scratch: Scratch
  private static let laid = "test.runfiles/main"
  private static let variables = ["TEST_SRCDIR", "RUNFILES_DIR"]

  /// A suite with a screen, goldens and a configuration, and the links to its files.
  init() throws {
    scratch = try Scratch()
    try scratch.write("nodes: [{id: a, role: button, name: A}]\n", "src/s/a.screen.yaml")
    try scratch.write(
      "earshot: 1\ntitle: T\nscreen: {file: a.screen.yaml}\nsteps: [{do: touch a}]\n",
      "src/s/a.yaml")
    try scratch.write("earshot: 1\naudit: {suppressions: []}\n", "src/earshot.yaml")
    let record = try Earshot(
      ["run", "s", "--record"], in: scratch.file("src"))
    #expect(record.code == 1)
    for name in try scratch.names where name.hasPrefix("src/") && name.contains(".") {
      try link("\(Self.laid)/\(name.dropFirst(4))", to: scratch.file(name).path)
    }
  }

  private func link(_ name: String, to target: String) throws {
    let link = scratch.file(name)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: target)
  }

  private func run(
    _ words: String..., variable: String? = nil, value: String = "test.runfiles",
    in folder: String = laid
  ) throws -> Earshot {
    let path = value.hasPrefix("test") ? scratch.file(value).path : value
    let none = Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, "") })
    return try Earshot(
      words, environment: none.merging(variable.map { [$0: path] } ?? [:]) { $1 },
      in: scratch.file(folder))
  }

  @Test(arguments: variables)
  func theFilesOfATestArePlayedWithTheirGoldens(variable: String) throws {
    let run = try run("run", "s", "--goldens", variable: variable)
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("1 scenario with VoiceOver and TalkBack: all heard as expected"))
    let audit = try self.run("audit", "s/a.yaml", "--rule", "state-dup", variable: variable)
    #expect(audit.code == 0, "\(audit)")
    #expect(audit.output == "Nothing is wrong with 1 screen.\n")
  }

  /// A rule may make a whole folder: one link leads to all of it.
  @Test func aFolderThatARuleMadeIsPlayed() throws {
    try link("\(Self.laid)/made/tree", to: scratch.file("src/s").path)
    for operand in ["made", "made/tree", "made/tree/a.yaml"] {
      let run = try run("run", operand, "--goldens", variable: "TEST_SRCDIR")
      #expect(run.code == 0, "\(operand): \(run)")
      #expect(run.output.contains("1 scenario with"), "\(operand)")
    }
    try scratch.write(
      "earshot: 1\ntitle: T\nscreen: {file: tree/a.screen.yaml}\nsteps: [{do: touch a}]\n",
      "\(Self.laid)/made/own.yaml")
    #expect(try run("run", "made/own.yaml", variable: "TEST_SRCDIR").code == 0)
  }

  @Test func noLinkLeadsRoundInCircles() throws {
    try link("\(Self.laid)/s/loop", to: ".")
    try link("\(Self.laid)/s/up", to: scratch.file("test.runfiles").path)
    let run = try run("run", "s", variable: "TEST_SRCDIR")
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("1 scenario with"))
  }

  /// Nothing, another folder and a relative one do not make links Bazel's.
  @Test(arguments: [(nil, "x"), ("TEST_SRCDIR", "test.other"), ("RUNFILES_DIR", ".")])
  func elsewhereLinksAreRefused(variable: String?, value: String) throws {
    try scratch.write("", "test.other/x")
    let run = try run("run", "s", variable: variable, value: value)
    #expect(run.code == 2)
    #expect(run.errors.contains("error: the link leads out of the folder; name it by itself"))
    let audit = try self.run("audit", "s/a.yaml", variable: variable, value: value)
    #expect(audit.code == 2)
    #expect(audit.errors.contains("earshot.yaml: error: the link leads out of the folder"))
  }

  /// What was laid does not open what lies beside it, nor a link in what it leads to.
  @Test(arguments: [
    "../b/x.screen.yaml", "tree/../../out/x.screen.yaml", "tree/link.screen.yaml",
  ])
  func noPathLeadsOutOfTheFolderOfTheScenario(file: String) throws {
    try scratch.write("nodes: [{id: secret, role: button}]\n", "out/x.screen.yaml")
    try scratch.write("", "src/tree/x")
    try link("src/tree/link.screen.yaml", to: scratch.file("out/x.screen.yaml").path)
    try link("\(Self.laid)/b/x.screen.yaml", to: scratch.file("out/x.screen.yaml").path)
    try link("\(Self.laid)/c/tree", to: scratch.file("src/tree").path)
    try scratch.write(
      "earshot: 1\ntitle: T\nscreen: {file: '\(file)'}\nsteps: []\n", "\(Self.laid)/c/own.yaml")
    let run = try run("run", "c/own.yaml", variable: "TEST_SRCDIR")
    #expect(run.code == 2)
    #expect(run.errors.contains("lies outside the scenario's folder"), "\(run)")
  }
}
