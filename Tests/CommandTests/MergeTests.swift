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
    let run = try Earshot(
      ["merge", "no/such.json", "-"], input: "{\"version\": 1,\n \"title\": []}")
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("no/such.json: error: there is no such file"))
    #expect(run.errors.contains("stdin:2:11: error: expected text, not a list"))
  }

  @Test func theSeverityThatFailsIsAskedForAsInTheAudit() throws {
    let scratch = try Scratch()
    let audit = try Earshot([
      "audit", "Scenarios/defects/state-twice.yaml", "--rule", "state-dup", "--format", "json",
    ])
    try scratch.write(audit.output, "t.json")
    for (severity, code) in [("critical", 0), ("moderate", 1), ("minor", 1)] {
      let run = try Earshot(["merge", "t.json", "--fail-on", severity], in: scratch.folder)
      #expect(run.code == code, "\(severity)")
    }
    #expect(try Earshot(["merge", "t.json"], in: scratch.folder).code == audit.code)
  }

  @Test(arguments: ["json", "html"])
  func partsByReaderAreTheUndividedRun(format: String) throws {
    let scratch = try Scratch()
    for name in ["a", "b"] { try scratch.writeScenario("s/\(name).yaml", title: name, steps: 2) }
    for reader in ["talkback", "voiceover"] {
      let part = try Earshot(
        ["run", "s", "--format", "json", "--reader", reader], in: scratch.folder)
      try scratch.write(part.output, "\(reader).json")
    }
    let whole = try Earshot(["run", "s", "--format", format], in: scratch.folder)
    for parts in [["talkback", "voiceover"], ["voiceover", "talkback", "talkback"]] {
      let merge = try Earshot(
        ["merge", "--format", format] + parts.map { "\($0).json" }, in: scratch.folder)
      #expect(merge.output == whole.output, "\(parts)")
    }
  }

  @Test func whatTwoTranscriptsTellDifferentlyIsRefused() throws {
    let scratch = try Scratch()
    for (name, title) in [("one", "Shipping"), ("two", "Fees")] {
      try scratch.writeScenario("a.yaml", title: title)
      let run = try Earshot(["run", "a.yaml", "--format", "json"], in: scratch.folder)
      try scratch.write(run.output, "\(name).json")
    }
    let run = try Earshot(["merge", "one.json", "two.json", "--report", "out"], in: scratch.folder)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(
      run.errors == """
        two.json: error: 'a.yaml' with VoiceOver in en is not as in one.json
        two.json: error: 'a.yaml' with TalkBack in en is not as in one.json

        """)
    #expect(try !scratch.names.contains("out"))
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
