import Foundation
import Testing

struct UsageTests {
  @Test func theVersionIsOneLine() throws {
    let run = try Earshot(["--version"])
    #expect(run.code == 0)
    #expect(run.output.wholeMatch(of: /earshot \d+\.\d+\.\d+\n/) != nil)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [[], ["--help"], ["help"], ["-h"]])
  func theOverviewListsCommands(arguments: [String]) throws {
    let run = try Earshot(arguments)
    #expect(run.code == 0)
    #expect(try !Self.commands().isEmpty)
  }

  @Test func everyCommandHasHelpWithAnExample() throws {
    for command in try Self.commands() {
      let help = try Earshot([command, "--help"])
      #expect(help.code == 0, "\(command)")
      #expect(help.output.contains("Example"), "\(command)")
      #expect(help.output.contains("\n  earshot \(command)"), "\(command)")
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command)")
    }
  }

  @Test(arguments: [["rnu"], ["--colour"], ["implementations", "--sytem", "ios"]])
  func aWrongWordIsBadUsage(arguments: [String]) throws {
    let run = try Earshot(arguments)
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("did you mean"))
    #expect(run.errors.contains("--help"))
  }

  private static let scenario = "Scenarios/faq/opening.yaml"

  @Test(arguments: [
    (["run", scenario, "--captions"], "--captions needs --wav"),
    (["run", scenario, "--stereo"], "--stereo needs --wav"),
    (["run", scenario, "--sound", "mp3"], "--sound needs --wav"),
    (["run", scenario, "--voice", "en"], "--voice needs --wav or --speak"),
    (["run", scenario, "--wav", "w", "--stereo", "--reader", "talkback"], "needs both readers"),
    (["run", scenario, "--record", "--report", "r"], "--report does nothing beside --record"),
    (["demo", scenario, "--silent", "--sound", "ogg"], "--sound does nothing beside --silent"),
    (["demo", scenario, "--silent", "--pitch", "9"], "--pitch does nothing beside --silent"),
    (["play", scenario, "--silent", "--voice", "en"], "--voice does nothing beside --silent"),
    (["compare", "--reader", "talkback", "--ios", "17"], "--ios does nothing where VoiceOver"),
    (
      ["compare", "--with", "swiftui.disclosureGroup", "--android", "33"],
      "--android does nothing where TalkBack"
    ),
    (["rules", "--page", "--format", "json"], "--format does nothing beside --page"),
    (["baseline", "write", scenario, "--accept", "x"], "--accept needs 'accept'"),
    (["baseline", "write", scenario, "--format", "json"], "--format needs 'check'"),
  ])
  func whatWouldDoNothingIsBadUsage(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(
      at: scratch.file("Scenarios"),
      withDestinationURL: Earshot.package.appending(path: "Scenarios"))
    let run = try Earshot(arguments, in: scratch.folder)
    #expect(run.code == 64)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }

  /// The rate changes every time as well.
  @Test func aRateAloneIsHeardInTheTimes() throws {
    let usual = try Earshot(["run", Self.scenario, "--format", "json"])
    let fast = try Earshot(["run", Self.scenario, "--format", "json", "--rate", "400"])
    #expect(fast.code == usual.code && fast.output != usual.output)
  }

  @Test func whoeverHasNoBaselineIsToldHowToMakeOne() throws {
    let scratch = try Scratch()
    try scratch.writeScenario("row.yaml")
    let run = try Earshot(["baseline", "check", "row.yaml"], in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errors.contains("'earshot baseline write' makes it"))
  }

  @Test func aFolderMayEndInASlash() throws {
    let scratch = try Scratch()
    try scratch.writeScenario("row.yaml")
    let run = try Earshot(
      ["run", "row.yaml", "--wav", "w/", "--format", "json"], in: scratch.folder)
    #expect(run.output.contains("\"w/row.voiceover.en.wav\""))
    #expect(!run.output.contains("w//"))
  }

  @Test func aPipeThatNobodyReadsEndsItQuietly() throws {
    let scratch = try Scratch()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let process = try Earshot.start(
      ["implementations"], output: pipe.fileHandleForWriting, errors: scratch.writing("err"))
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGPIPE)
    #expect(try Data(contentsOf: scratch.file("err")).isEmpty)
  }

  /// The commands that the overview lists.
  private static func commands() throws -> [String] {
    let overview = try Earshot(["--help"]).output
    return overview.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^ {2}([a-z]+) {2}/) else { return nil }
      return String(match.1)
    }
  }
}
