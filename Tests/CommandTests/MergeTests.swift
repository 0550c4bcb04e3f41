import Foundation
import Testing

struct MergeTests {
  private static let sample = "Tests/ReportingTests/Data/sample/transcript.json"

  @Test func aTranscriptIsWrittenInEveryFormat() throws {
    let scratch = try Scratch()
    let folder = scratch.file("all").path
    let run = try Earshot(["merge", Self.sample, "--report", folder])
    #expect(run.code == 1)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(
      try scratch.names.filter { $0.hasPrefix("all/") } == [
        "all/annotations.txt", "all/earl.jsonld", "all/findings.csv", "all/index.html",
        "all/junit.xml", "all/openacr.yaml", "all/report.md", "all/report.sarif",
        "all/report.tap", "all/transcript.csv", "all/transcript.json",
      ])
  }

  @Test func everyProblemOfEveryFileIsToldAtOnce() throws {
    let run = try Earshot(["merge", "no/such.json", "-"], input: "{\"version\": 1,\n \"x\": 2}")
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("no/such.json: error: there is no such file"))
    #expect(run.errors.contains("stdin:2:2: error: unknown key 'x'"))
  }

  @Test(arguments: ["/proc/nowhere/x", "Package.swift/x", "/dev/full/x"])
  func aFolderThatCannotBeMadeIsAnError(folder: String) throws {
    let run = try Earshot(["merge", Self.sample, "--report", folder])
    #expect(run.code == 2)
    #expect(run.errors.contains("error: cannot make the folder"))
  }

  @Test func aFullDiskIsAnError() throws {
    let scratch = try Scratch()
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let process = try Earshot.start(
      ["merge", Self.sample], output: full, errors: scratch.writing("err"))
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let errors = try String(contentsOf: scratch.file("err"), encoding: .utf8)
    #expect(errors == "standard output: error: cannot write: no space left on device\n")
  }
}
