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
