import Foundation
import Testing

struct RunTests {
  private static func scenario(_ state: String = "collapsed", tags: String = "faq") -> String {
    """
    earshot: 1
    title: A row
    tags: [\(tags)]
    screen:
      accordion:
        rows:
          - {id: row, title: Shipping, description: Two days.}
    steps:
      - do: swipe right
        conveys: {name: Shipping, state: \(state)}

    """
  }

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func write(_ text: String, _ name: String) throws {
    let file = scratch.file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Earshot {
    try Earshot(["run"] + arguments, environment: environment, in: scratch.folder)
  }

  @Test func whatIsAsExpectedSucceedsWithEveryReader() throws {
    try write(Self.scenario(), "Scenarios/row.yaml")
    let run = try run()
    #expect(run.code == 0)
    #expect(run.output.contains("VoiceOver, en") && run.output.contains("TalkBack, en"))
    #expect(run.output.contains("Shipping, button, collapsed"))
    #expect(run.output.hasSuffix("with VoiceOver and TalkBack: all heard as expected.\n"))
  }

  @Test func aScenarioThatExpectsNothingIsNotSaidToBeAsExpected() throws {
    let silent = Self.scenario().split(separator: "\n").dropLast().joined(separator: "\n")
    try write(silent + "\n", "silent.yaml")
    try write(Self.scenario(), "checked.yaml")
    let alone = try run("silent.yaml")
    #expect(alone.code == 0)
    #expect(alone.output.hasSuffix("with VoiceOver and TalkBack: played; nothing was expected.\n"))
    let both = try run("silent.yaml", "checked.yaml")
    #expect(both.output.hasSuffix("all heard as expected; of 2 of 4 nothing was expected.\n"))
  }

  @Test func whatIsNotAsExpectedFailsAndIsToldWithItsLine() throws {
    try write(Self.scenario("expanded"), "row.yaml")
    let run = try run("row.yaml", "--reader", "talkback", "--quiet")
    #expect(run.code == 1)
    #expect(run.output.contains("FAILED"))
    #expect(run.output.contains("line 10"))
    #expect(!run.output.contains("VoiceOver"))
  }

  @Test func everyProblemOfEveryBrokenFileIsToldAtOnce() throws {
    try write(Self.scenario().replacing("title", with: "titel"), "a.yaml")
    try write("earshot: 1\nsteps: [", "b.yaml")
    let run = try run("a.yaml", "b.yaml")
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("a.yaml:2:1: error: unknown key 'titel'; did you mean 'title'?"))
    #expect(run.errors.contains("b.yaml:"))
  }

  @Test(
    arguments: [
      (["nowhere"], "nowhere: error: there is no such file or folder"),
      (["empty"], "there are no scenarios"), ([], "there is no folder Scenarios here"),
      (["row.yaml", "--only", "x"], "no scenario has the tag x"),
      (["row.yaml", "--locale", "xx"], "known locales"),
      (["row.yaml", "--speak"], "no sound device"),
    ])
  func whatCannotBePlayedSaysWhy(arguments: [String], message: String) throws {
    try write(Self.scenario(), "row.yaml")
    try write("", "empty/note.txt")
    let run = try Earshot(["run"] + arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }

  @Test func tagsChoose() throws {
    try write(Self.scenario(tags: "faq, smoke"), "s/a.yaml")
    try write(Self.scenario().replacing("A row", with: "Another"), "s/b.yaml")
    let run = try run("s", "--only", "smoke", "--format", "json")
    #expect(run.code == 0)
    #expect(run.output.contains("\"s/a.yaml\"") && !run.output.contains("\"s/b.yaml\""))
  }
}

// MARK: - Goldens

extension RunTests {
  @Test func recordingFailsAndWritesWhatThenSucceeds() throws {
    try write(Self.scenario(), "s/row.yaml")
    let recording = try run("s", "--record")
    #expect(recording.code == 1)
    #expect(
      recording.output == """
        recorded s/row.voiceover.en.txt
        recorded s/row.talkback.en.txt

        """)
    #expect(try run("s").code == 0)
    #expect(try run("s", "--goldens").code == 0)
  }

  @Test func aDifferenceFromAGoldenFails() throws {
    try write(Self.scenario(), "s/row.yaml")
    _ = try run("s", "--record")
    let golden = scratch.file("s/row.talkback.en.txt")
    let text = try String(contentsOf: golden, encoding: .utf8)
    try text.replacing("collapsed", with: "closed").write(
      to: golden, atomically: true, encoding: .utf8)
    let run = try run("s", "--quiet")
    #expect(run.code == 1)
    #expect(run.output.contains("s/row.talkback.en.txt: line 5 differs"))
  }

  @Test func aMissingGoldenFailsWhereOneIsDue() throws {
    try write(Self.scenario(), "s/row.yaml")
    #expect(try run("s").code == 0)
    #expect(try run("s", "--goldens").code == 1)
    _ = try run("s", "--record")
    try FileManager.default.removeItem(at: scratch.file("s/row.talkback.en.txt"))
    #expect(try run("s").code == 1)
    #expect(try run("s", "--locale", "de").code == 0)
  }
}

// MARK: - Files and parts

extension RunTests {
  @Test func theReportHasEveryFormatAndNamesTheSounds() throws {
    try write(Self.scenario(), "s/faq/row.yaml")
    let run = try run("s", "--report", "out", "--wav", "out/sound", "--quiet")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    let page = try String(contentsOf: scratch.file("out/index.html"), encoding: .utf8)
    #expect(page.contains("src=\"./sound/faq/row.voiceover.en.wav\""))
    #expect(page.contains("src=\"./sound/faq/row.talkback.en.wav\""))
    let names = try scratch.names
    #expect(names.contains("out/sound/faq/row.talkback.en.wav"))
    #expect(!names.contains { $0.hasSuffix(".tmp") })
    let sound = try Data(contentsOf: scratch.file("out/sound/faq/row.voiceover.en.wav"))
    #expect(sound.starts(with: Array("RIFF".utf8)))
    // Two seconds at least: the row, its pause and its hint.
    #expect(sound.count > 22_050 * 2 * 2)
  }

  /// Shards of one scenario or of none, some not as expected, with texts that mean something to
  /// one format or another.
  @Test(arguments: [1, 3, 7])
  func mergedShardsAreTheUnshardedRunByteForByte(count: Int) throws {
    for (number, title) in ["Same", "Same", "a|b", "<b>", "x\u{301}\"", "ö, ö"].enumerated() {
      let text = Self.scenario(number % 3 == 2 ? "expanded" : "collapsed")
        .replacing("A row", with: "'\(title)'")
      try write(text, "s/folder\(number % 2)/row\(number).yaml")
    }
    let whole = try run("s", "--report", "whole", "--quiet", "--jobs", "1")
    for shard in 1...count {
      _ = try run("s", "--report", "p\(shard)", "--quiet", "--shard", "\(shard)/\(count)")
    }
    let shards = (1...count).map { "p\($0)/transcript.json" }
    let merge = try Earshot(["merge", "--report", "merged"] + shards, in: scratch.folder)
    #expect(merge.code == whole.code)
    let names = try scratch.names.filter { $0.hasPrefix("whole/") }
    #expect(names.count == 11)
    for name in names {
      let merged = scratch.file(name.replacing("whole/", with: "merged/"))
      #expect(try Data(contentsOf: scratch.file(name)) == Data(contentsOf: merged), "\(name)")
    }
  }

  @Test(arguments: ["json", "html", "markdown", "junit", "tap", "csv", "findings", "github"])
  func mergedShardsArePrintedAsTheUnshardedRun(format: String) throws {
    for number in 1...4 { try write(Self.scenario(), "s/row\(number).yaml") }
    let whole = try run("s", "--format", format)
    for shard in 1...2 {
      let part = try run("s", "--format", "json", "--shard", "\(shard)/2")
      try write(part.output, "p\(shard).json")
    }
    let merge = try Earshot(
      ["merge", "p1.json", "p2.json", "--format", format], in: scratch.folder)
    #expect(merge.output == whole.output)
  }

  @Test func bazelShardsAndFindsItsReport() throws {
    for number in 1...6 { try write(Self.scenario(), "s/row\(number).yaml") }
    var tests = 0
    for index in 0..<2 {
      let run = try run(
        "s", "--quiet",
        environment: [
          "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": scratch.file("status\(index)").path,
          "XML_OUTPUT_FILE": scratch.file("test\(index).xml").path,
        ])
      #expect(run.code == 0)
      #expect(FileManager.default.fileExists(atPath: scratch.file("status\(index)").path))
      let xml = try String(contentsOf: scratch.file("test\(index).xml"), encoding: .utf8)
      tests += xml.split(separator: "<testcase").count - 1
    }
    #expect(tests == 12)
  }

  @Test(arguments: [("4", "4"), ("2", "-1"), ("two", "0"), ("2", "")])
  func aShardThatBazelCannotMeanIsRefused(count: String, index: String) throws {
    try write(Self.scenario(), "s/row.yaml")
    let run = try run(
      "s", environment: ["TEST_TOTAL_SHARDS": count, "TEST_SHARD_INDEX": index])
    #expect(run.code == 2)
    #expect(run.errors.contains("TEST_SHARD_INDEX '\(index)'"))
  }

  /// Bazel's own scripts say 0 of a test in one piece, and the command line knows better.
  @Test(
    arguments: [
      ("0", "0", [], "4 scenarios"), ("0", "", [], "4 scenarios"), ("2", "9", ["1/1"], "4 sc"),
      ("x", "y", ["1/1"], "4 sc"),
    ])
  func aShardThatNobodyNeedsIsNotLookedAt(
    count: String, index: String, shard: [String], heard: String
  ) throws {
    for number in 1...4 { try write(Self.scenario(), "s/row\(number).yaml") }
    let words = ["run", "s", "--quiet"] + shard.flatMap { ["--shard", $0] }
    let run = try Earshot(
      words, environment: ["TEST_TOTAL_SHARDS": count, "TEST_SHARD_INDEX": index],
      in: scratch.folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.hasPrefix(heard))
  }

  @Test(arguments: ["+1/2", "01/2", "1/02", "1/2 ", "3/2"])
  func aShardIsWrittenInOneWay(shard: String) throws {
    #expect(try run("s", "--shard", shard).code == 64)
  }

  @Test func anEmptyShardSaysSo() throws {
    try write(Self.scenario(), "row.yaml")
    let shards = try (1...50).map { try run("row.yaml", "--shard", "\($0)/50", "--quiet") }
    #expect(shards.allSatisfy { $0.code == 0 })
    let empty = shards.enumerated().filter { $1.output.hasPrefix("no ") }
    #expect(empty.count == 49)
    for (place, run) in empty {
      #expect(run.output == "no scenario falls to shard \(place + 1) of 50\n")
    }
    let tagged = try run("row.yaml", "--shard", "1/1", "--only", "x")
    #expect(tagged.output == "no scenario of shard 1 of 1 has the tag x\n")
  }

  @Test func whatNoReaderPlaysIsToldSo() throws {
    try scratch.writeScenario("row.yaml", more: "readers: [voiceover]")
    let run = try run("row.yaml", "--reader", "talkback")
    #expect(run.output == "no scenario is played with TalkBack\n")
  }

  @Test(
    arguments: [
      ["s/row.yaml", "./s/row.yaml"], ["s", "./s/"], ["s/row.yaml", "t//row.yaml"],
      ["s/../s/row.yaml", "s"],
    ])
  func aFileThatIsNamedTwiceIsPlayedOnce(operands: [String]) throws {
    try write(Self.scenario(), "s/row.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("t").path, withDestinationPath: "s")
    for command in ["run", "audit"] {
      let run = try Earshot([command] + operands + ["--format", "json"], in: scratch.folder)
      let count = run.output.split(separator: "\"path\":").count - 1
      #expect(count == 1, "\(command): \(run)")
    }
  }

  @Test func inBazelSoundIsKeptInTheFolderOfTheTest() throws {
    try write(Self.scenario(), "row.yaml")
    let run = try run(
      "row.yaml", "--wav", "out",
      environment: [
        "TEST_TMPDIR": scratch.file("test").path, "XDG_CACHE_HOME": scratch.file("user").path,
      ])
    #expect(run.code == 0)
    let names = try scratch.names
    #expect(names.contains { $0.hasPrefix("test/earshot/") })
    #expect(!names.contains { $0.hasPrefix("user") })
  }

  @Test(arguments: ["text", "json", "html", "markdown", "junit", "tap", "csv", "github"])
  func twoRunsGiveTheSameBytesInEveryFormat(format: String) throws {
    try write(Self.scenario("expanded"), "s/row.yaml")
    let one = try run("s", "--format", format, "--jobs", "1")
    let other = try run(
      "s", "--format", format, environment: ["LC_ALL": "de_DE", "TZ": "Asia/Tokyo"])
    #expect(one.code == 1 && other.code == 1)
    #expect(one.output == other.output)
    #expect(!one.output.isEmpty)
  }
}
