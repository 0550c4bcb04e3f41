import Foundation
import Testing

struct BrailleTests {
  private static let scenario = "Scenarios/faq/opening.yaml"

  @Test func aTranscriptShowsCellsAndPrint() throws {
    let run = try Earshot(["run", Self.scenario, "--braille"])
    #expect(run.code == 0)
    #expect(run.output.contains("braille   ⠠⠱⠀⠌⠁⠞⠑⠎⠀⠙⠕⠑⠎⠀⠠⠁⠒⠕⠗⠙⠊⠕⠝⠀⠓⠦⠀⠐⠖"))
    #expect(run.output.contains("Which states does Accordion have? +"))
    #expect(run.output.contains("(1 pan more; modelled)"))
    let without = try Earshot(["run", Self.scenario])
    #expect(!without.output.contains("braille"))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(without.output.split(separator: "\n").allSatisfy { lines.contains(String($0)) })
  }

  @Test func gradeWidthAndLocaleAreChosen() throws {
    let plain = try Earshot(["run", Self.scenario, "--braille-grade", "1", "--reader", "talkback"])
    #expect(plain.output.contains("⠠⠺⠓⠊⠉⠓⠀⠎⠞⠁⠞⠑⠎"))
    let narrow = try Earshot(["run", Self.scenario, "--braille-cells", "12"])
    #expect(narrow.output.contains("pans more"))
    let wrong = try Earshot(["run", Self.scenario, "--braille-grade", "3"])
    #expect(wrong.code == 64 && wrong.errors.contains("--braille-grade"))
  }

  @Test func aTranscriptInJSONHasItAndIsReadBack() throws {
    let scratch = try Scratch()
    let run = try Earshot(["run", Self.scenario, "--braille", "--format", "json"])
    #expect(run.code == 0)
    #expect(run.output.contains("\"rule\": \"talkback.braille.expanded\""))
    try Data(run.output.utf8).write(to: scratch.file("t.json"))
    let merged = try Earshot(["merge", scratch.file("t.json").path, "--format", "json"])
    #expect(merged.output == run.output)
  }

  @Test func recordsAreDescribedInBraille() throws {
    let element = """
      {"id": "a", "element": {"label": "Shipping", "traits": ["button"], "expandedStatus": "collapsed"}}
      {"id": "b", "tree": {"id": "x", "className": "android.widget.Button", "text": "Shipping", \
      "clickable": true, "actions": ["EXPAND"]}, "target": "x", "steps": [{"do": "focus", "node": "x"}]}

      """
    let run = try Earshot(["describe", "--braille"], input: element)
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains(#""text":"Shipping + btn","cells":["⠠⠩⠊⠏⠏⠬⠀⠐⠖⠀⠃⠞⠝"]"#))
    #expect(run.output.contains(#""evidence":"modelled""#))
    #expect(!(try Earshot(["describe"], input: element)).output.contains("braille"))
  }

  @Test func aReaderDrivenByHandHasIt() throws {
    let run = try Earshot(
      ["play", Self.scenario, "--braille", "--reader", "talkback"], input: "right\nreturn\n")
    #expect(run.output.contains("Which states does Accordion have? +"))
    #expect(run.output.contains("Which states does Accordion have? -"))
    let terminal = try PseudoTerminal(["play", Self.scenario, "--braille", "--silent"])
    try terminal.see("? shows the")
    terminal.type("\u{1B}[C")
    try terminal.see("⠠⠱⠀⠌⠁⠞⠑⠎")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
  }

  @Test func theDoctorKnowsTheLibrary() throws {
    #expect(try Earshot(["doctor"]).output.contains("liblouis 3."))
  }

  @Test func withoutTablesItSaysSo() throws {
    let run = try Earshot(
      ["run", Self.scenario, "--braille"], environment: ["LOUIS_TABLEPATH": "/proc/nowhere"])
    #expect(run.code == 2)
    #expect(
      run.errors == "earshot: liblouis cannot use its table 'Unified English Braille, grade 2'; "
        + "is liblouis-data installed?\n")
  }
}
