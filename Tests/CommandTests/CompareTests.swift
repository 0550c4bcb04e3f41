import Foundation
import Testing

struct CompareTests {
  private static let scenario = """
    {"earshot": 1, "title": "T", "screen": {"accordion": {
      "rows": [{"id": "a", "title": "One", "description": "All."}]}},
      "steps": [{"do": "swipe right"}]}
    """

  private func scenario(_ text: String = CompareTests.scenario) throws -> (Scratch, String) {
    let scratch = try Scratch()
    try Data(text.utf8).write(to: scratch.file("s.json"))
    return (scratch, scratch.file("s.json").path)
  }

  @Test func everyWayIsCompared() throws {
    let run = try Earshot(["compare"])
    #expect(run.code == 0)
    #expect(run.output.contains("swiftui.disclosureGroup"))
    #expect(run.output.contains("flutter.semanticsExpanded"))
  }

  @Test func versionsLocalesAndRowsAreChosen() throws {
    let (scratch, path) = try scenario()
    defer { withExtendedLifetime(scratch) {} }
    let run = try Earshot([
      "compare", path, "--with", "swiftui.disclosureGroup", "--ios", "17", "--ios", "26",
      "--locale", "de", "--in", "list", "--format", "csv",
    ])
    let lines = run.output.split(whereSeparator: \.isNewline)
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("swiftui.disclosureGroup,VoiceOver,iOS 17,de,2 → 3,"))
    #expect(lines[2].hasPrefix("swiftui.disclosureGroup,VoiceOver,iOS 26,de,1 → 2,"))
  }

  @Test(arguments: [
    (["--with", "compose.ful"], "did you mean \"compose.full\"?"),
    (["--row", "rwo"], "did you mean \"row\"?"), (["--ios", "16"], "did you mean '17'?"),
  ])
  func aWrongWordIsAnswered(words: [String], answer: String) throws {
    let run = try Earshot(["compare"] + words)
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(answer))
  }

  @Test func anUnknownLocaleIsAnswered() throws {
    let run = try Earshot(["compare", "--locale", "xx"])
    #expect(run.code == 2)
    #expect(run.errors.contains("known locales"))
  }

  @Test func onlyAnAccordionIsBuiltInOtherWays() throws {
    let (scratch, path) = try scenario(
      """
      {"earshot": 1, "title": "T", "screen": {"nodes": [{"id": "a", "role": "text",
        "name": "A"}]}, "steps": [{"do": "swipe right"}]}
      """)
    defer { withExtendedLifetime(scratch) {} }
    let run = try Earshot(["compare", path])
    #expect(run.code == 2)
    #expect(run.errors.contains("accordion"))
    let spec = try Earshot(["spec", path])
    #expect(spec.code == 2)
    #expect(spec.errors.contains("open and shut"))
  }

  @Test(arguments: ["text", "json", "markdown", "csv", "html", "gherkin"])
  func aSpecIsWritten(format: String) throws {
    let (scratch, path) = try scenario()
    defer { withExtendedLifetime(scratch) {} }
    let run = try Earshot(["spec", path, "--format", format])
    #expect(run.code == 0)
    #expect(run.output.contains("collapsed, One"))
  }
}
