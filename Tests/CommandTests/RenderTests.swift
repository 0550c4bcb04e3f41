import Foundation
import Testing

struct RenderTests {
  @Test func aRowIsPrinted() throws {
    let run = try Earshot(["render", "--state", "active", "--title", "A <b>"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("<svg xmlns="))
    #expect(run.output.contains("<title id=\"title\">A &lt;b&gt; (open: Body content"))
  }

  @Test func aFileIsWrittenByItsName() throws {
    let scratch = try Scratch()
    let file = scratch.file("row.PNG")
    let run = try Earshot(["render", "--icon", "bell", "--out", file.path, "--scale", "1.5"])
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func aScenarioIsDrawnAsItIsAtFirst() throws {
    let scratch = try Scratch()
    let scenario = """
      {"earshot": 1, "title": "T", "steps": [{"do": "swipe right"}], "screen": {"accordion": {
        "rows": [{"id": "a", "title": "One"}, {"id": "b", "title": "Two", "open": true}]}}}
      """
    try Data(scenario.utf8).write(to: scratch.file("s.json"))
    let run = try Earshot(["render", scratch.file("s.json").path, "--focus", "b"])
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("One (closed). Two (open: "))
    #expect(run.output.contains("VoiceOver is on b</title>"))
  }

  private static let scenario = """
    {"earshot": 1, "title": "T", "readers": ["talkback"], "screen": {"accordion": {
      "rows": [{"id": "a", "title": "One", "description": "All."}]}},
      "steps": [{"do": "swipe right"}, {"do": "double tap"}]}
    """

  @Test(arguments: [
    (["--step", "1"], "One (closed). TalkBack is on a. TalkBack says: collapsed, One, Button"),
    (["--step", "2"], "One (open: All.). TalkBack is on a. TalkBack says: expanded"),
    (["--at", "600"], "One (closed). TalkBack is on a. TalkBack says: collapsed"),
    (["--step", "2", "--caption", "Mine"], "TalkBack says: Mine</title>"),
  ])
  func aMomentOfAScenarioIsDrawn(words: [String], title: String) throws {
    let scratch = try Scratch()
    try Data(Self.scenario.utf8).write(to: scratch.file("s.json"))
    let run = try Earshot(["render", scratch.file("s.json").path] + words)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains(title))
  }

  @Test(arguments: [
    (["--step", "3"], 2, "step 3 does not happen: the scenario has 2 steps with TalkBack\n"),
    (["--step", "1", "--at", "5"], 64, "--step and --at are two moments; give one"),
    (["--title", "T"], 64, "--title describes a row"),
    (["--focus", "zz"], 2, "unknown node on this screen \"zz\"; did you mean \"a\"?"),
    (["--focus", "ab", "--step", "2"], 2, "did you mean \"a\"?"),
  ])
  func whatNeverComesIsTold(words: [String], code: Int32, message: String) throws {
    let scratch = try Scratch()
    try Data(Self.scenario.utf8).write(to: scratch.file("s.json"))
    let run = try Earshot(["render", scratch.file("s.json").path] + words)
    #expect(run.code == code)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [(1, "1 step"), (3, "3 steps")])
  func aStepThatIsNotThereIsToldAlikeByAll(count: Int, steps: String) throws {
    let scratch = try Scratch()
    let done = Array(repeating: "{\"do\": \"swipe right\"}", count: count)
    let scenario = """
      {"earshot": 1, "title": "T", "readers": ["talkback"], "screen": {"accordion": {
        "rows": [{"id": "a", "title": "One"}]}}, "steps": [\(done.joined(separator: ", "))]}
      """
    try Data(scenario.utf8).write(to: scratch.file("s.json"))
    let runs = [["explain", "s.json", "9"], ["render", "s.json", "--step", "9"]]
    for words in runs {
      let run = try Earshot(words, in: scratch.folder)
      let told = "earshot: step 9 does not happen: the scenario has \(steps) with TalkBack\n"
      #expect(run.errors == told && run.code == 2)
    }
  }

  @Test(arguments: [
    (["--step", "1"], 64, "--step wants a scenario"),
    (["--focus", "ro"], 2, "unknown node on this screen \"ro\"; did you mean \"row\"?"),
    (["--sheet", "--focus", "row"], 64, "--focus does nothing beside --sheet"),
    (["--reader", "talkback"], 64, "--reader needs --focus, --caption or a scenario"),
    (["--description", "D"], 64, "--description needs --state active or --sheet"),
    (["--font", "Intr"], 2, "unknown font \"Intr\"; did you mean \"Inter\"?"),
    (["--icon", "bel"], 64, "did you mean 'bell'?"),
    (["--scheme", "drak"], 64, "did you mean 'dark'?"),
    (["--text-size", "AX9"], 64, "did you mean \"AX1\"?"),
    (["--scale", "0"], 64, "--scale wants a number above 0 and at most 64, not '0'"),
    (["--out", "row.pgn"], 64, "did you mean \"png\"?"),
    (["no-such.yaml"], 2, "no-such.yaml: error: "),
    (["no-such.yaml", "--state", "active", "extra"], 64, "unexpected argument 'extra'"),
    (["--sheet", "--scale", "64", "--out", "sheet.png"], 2, "the picture would be "),
  ])
  func whatCannotBeDrawnIsTold(words: [String], code: Int32, message: String) throws {
    let run = try Earshot(["render"] + words)
    #expect(run.code == code)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }
}
