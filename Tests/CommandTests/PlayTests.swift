import Foundation
import Glibc
import Testing

/// A reader driven by hand.
struct PlayTests {
  private static let scenario = "Scenarios/faq/opening.yaml"
  private static let right = "\u{1B}[C"
  private static let left = "\u{1B}[D"

  private func play(
    _ arguments: String..., columns: UInt16 = 80, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["play", Self.scenario] + arguments, columns: columns, environment: environment)
  }

  @Test func keysDriveAReaderAndCaptionsTellWhatIsHeard() throws {
    let terminal = try play("--silent")
    try terminal.see("VoiceOver, en")
    try terminal.see("? shows the keys")
    terminal.type(Self.right)
    try terminal.see("swipe right")
    try terminal.see("Which states does Accordion have?, button, collapsed")
    try terminal.see("(1 of 3)")
    // The hint comes by itself, after its pause.
    try terminal.see("Double tap to expand")
    terminal.type("\r")
    try terminal.see("opens")
    try terminal.see("expanded")
    terminal.type("\t")
    try terminal.see("TalkBack, en")
    terminal.type(Self.right)
    try terminal.see("collapsed, Which states does Accordion have?, Button")
    terminal.type("u")
    try terminal.see("undone: swipe right")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
    #expect(terminal.showsTyping)
  }

  @Test func aKeyCutsWhatIsBeingSaid() throws {
    let terminal = try play("--silent")
    try terminal.see("? shows the keys")
    terminal.type(Self.right)
    try terminal.see("heard")
    terminal.type(Self.right)
    try terminal.see("cut")
    try terminal.see("by swipe right")
    try terminal.see("How do I add a leading icon?")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
  }

  @Test func everyKeyIsToldAndUnknownOnesDoNothing() throws {
    let terminal = try play("--silent", columns: 40, environment: ["NO_COLOR": "1"])
    try terminal.see("? shows the")
    terminal.type("?z")
    try terminal.see("'z' does nothing")
    terminal.type("l")
    try terminal.see("(nest)")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
    let lines = terminal.seen.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 }, "\(lines.filter { $0.count > 40 })")
    #expect(!terminal.seen.contains("\u{1B}"))
    for key in ["right", "return", "tab", "page down", "backspace", "ctrl-d"] {
      #expect(terminal.seen.contains(key), "\(key)")
    }
  }

  @Test func aResizedWindowIsFilledAnew() throws {
    let terminal = try play("--silent", columns: 120)
    try terminal.see("? shows the keys")
    terminal.resize(columns: 40)
    terminal.type("?")
    try terminal.see("quit")
    let help = terminal.seen.split(separator: "\n").drop { !$0.contains("next item") }
    #expect(!help.isEmpty && help.allSatisfy { $0.count <= 40 })
    terminal.type("q")
    #expect(try terminal.ended() == 0)
  }

  @Test func namesAndTextsAreTyped() throws {
    let terminal = try play("--silent", "--reader", "talkback")
    try terminal.see("? shows the keys")
    terminal.type("t")
    try terminal.see("touch: ")
    terminal.type("9\u{7F}3\r")
    try terminal.see("touch nest")
    try terminal.see("May I nest one?")
    terminal.type("A")
    try terminal.see("action: ")
    terminal.type("1\r")
    try terminal.see("opens     nest")
    terminal.type("c")
    try terminal.see("choose: ")
    terminal.type("headngs\r")
    try terminal.see("did you mean 'headings'?")
    terminal.type(":")
    try terminal.see("step: ")
    terminal.type("set nest closed\r")
    try terminal.see("shuts")
    terminal.type(":swipe left\u{1B}")
    terminal.type("\u{4}")
    #expect(try terminal.ended() == 0)
    #expect(!terminal.seen.contains("\n 4  swipe left"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalLeavesTheTerminalAsItWas(signal: Int32) throws {
    let terminal = try play("--silent")
    try terminal.see("? shows the keys")
    #expect(!terminal.showsTyping)
    kill(terminal.process.processIdentifier, signal)
    #expect(try terminal.ended() == 128 + signal)
    #expect(terminal.showsTyping)
    #expect(terminal.seen.hasSuffix("earshot: stopped\n"))
  }

  @Test(arguments: [SIGABRT, SIGSEGV, SIGQUIT])
  func aCrashLeavesTheTerminalAsItWas(signal: Int32) throws {
    let terminal = try PseudoTerminal(
      ["play", Self.scenario, "--silent"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.see("? shows the keys")
    kill(terminal.process.processIdentifier, signal)
    #expect(try terminal.ended() == signal)
    #expect(terminal.process.terminationReason == .uncaughtSignal)
    #expect(terminal.showsTyping)
  }

  @Test func aSuspendedProgramGivesTheTerminalBack() throws {
    let terminal = try play("--silent")
    try terminal.see("? shows the keys")
    kill(terminal.process.processIdentifier, SIGTSTP)
    #expect(terminal.wait { terminal.showsTyping && terminal.isStopped })
    kill(terminal.process.processIdentifier, SIGCONT)
    #expect(terminal.wait { !terminal.showsTyping })
    terminal.type(Self.right)
    try terminal.see("swipe right")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
    #expect(terminal.showsTyping)
  }

  @Test func controlCEndsItInATerminalOfItsOwn() throws {
    let terminal = try PseudoTerminal(
      ["play", Self.scenario, "--silent"], by: ["/usr/bin/setsid", "--ctty", "--wait"])
    try terminal.see("? shows the keys")
    terminal.type("\u{3}")
    try terminal.see("earshot: stopped")
    #expect(try terminal.ended() == 128 + SIGINT)
    #expect(terminal.showsTyping)
  }

  @Test func aTerminalThatNobodyReadsEndsIt() throws {
    let scratch = try Scratch()
    let output = Pipe()
    let process = try Earshot.start(
      ["play", Self.scenario], input: try Self.input("right\n", scratch),
      output: output.fileHandleForWriting, errors: scratch.writing("err"))
    try output.fileHandleForWriting.close()
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect([0, 128 + SIGPIPE].contains(process.terminationStatus))
  }

  private static func input(_ text: String, _ scratch: Scratch) throws -> FileHandle {
    try Data(text.utf8).write(to: scratch.file("keys"))
    return try FileHandle(forReadingFrom: scratch.file("keys"))
  }

  // MARK: - From a pipe

  @Test func whatIsSavedAtATerminalPlaysGreen() throws {
    let scratch = try Scratch()
    let terminal = try play("--silent")
    try terminal.see("? shows the keys")
    terminal.type(Self.right)
    try terminal.see("heard")
    terminal.type(Self.right + "\r")
    try terminal.see("opens")
    terminal.type("s")
    try terminal.see("save as (opening-by-hand.yaml): ")
    terminal.type(scratch.file("mine.yaml").path + "\r")
    try terminal.see("saved ")
    terminal.type("s")
    try terminal.see("save as")
    terminal.type(scratch.file("mine.yaml").path + "\r")
    try terminal.see("already")
    terminal.type("q")
    #expect(try terminal.ended() == 0)
    let run = try Earshot(["run", scratch.file("mine.yaml").path])
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("cut"))
    #expect(try scratch.names == ["mine.yaml"])
  }

  @Test func linesOfAPipeGiveTheSameScenarioTwice() throws {
    let scratch = try Scratch()
    let lines =
      "right\nreturn\n\n# a remark\ntouch nest\nA\n1\ntab\n\u{1B}[C\u{1B}[C\nmagic tap\nu\n"
    var texts: [String] = []
    for name in ["a.yaml", "b.yaml"] {
      let path = scratch.file(name).path
      let run = try Earshot(["play", Self.scenario, "--save", path], input: lines)
      #expect(run.code == 0, "\(run)")
      #expect(run.errors.isEmpty)
      texts.append(try String(contentsOfFile: path, encoding: .utf8))
    }
    #expect(texts[0] == texts[1])
    let run = try Earshot(["run", scratch.file("a.yaml").path])
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("VoiceOver and TalkBack"))
  }

  @Test func aLineThatIsNoStepSavesNothing() throws {
    let scratch = try Scratch()
    let run = try Earshot(
      ["play", Self.scenario, "--save", scratch.file("a.yaml").path],
      input: "right\nswipe rigth\ntouch sttaes\n")
    #expect(run.code == 2)
    #expect(
      run.errors == """
        stdin:2: error: unknown step 'swipe rigth'; did you mean 'swipe right'?
        stdin:3: error: unknown node 'sttaes'; did you mean 'states'?

        """)
    #expect(try scratch.names.isEmpty)
  }

  @Test func linesAreCountedHoweverLongTheyAre() throws {
    let long = "touch " + String(repeating: "x", count: 300_000)
    let run = try Earshot(["play", Self.scenario], input: "\(long)\n\nright\nbogus")
    #expect(run.code == 2)
    let errors = run.errors.split(separator: "\n").map { $0.prefix(14) }
    #expect(errors == ["stdin:1: error", "stdin:4: error"])
    #expect(run.output.contains(" 1  swipe right") && !run.output.contains(" 2  "))
  }

  @Test(
    arguments: [
      (["play"], 64, "SCENARIO|SCREEN is missing"),
      (["play", "-"], 64, "keys come from standard input"),
      (["play", scenario, "--save", "x.txt"], 64, "--save wants a name that ends in .yaml"),
      (["play", scenario, "--save", scenario], 64, "would take the place of the scenario"),
      (["play", scenario, "--locale", "xx"], 2, "known locales"),
      (["play", "README.md"], 2, "README.md:7:"),
      (["play", scenario, "--save", "/proc/x/y.yaml"], 2, "cannot make the folder"),
    ])
  func whatCannotBeSaysWhy(arguments: [String], code: Int32, message: String) throws {
    let run = try Earshot(arguments, input: "right\n")
    #expect(run.code == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    #"{"nodes": {"id": "a", "role": "button", "name": "A: <b>\u0001 #😀 مرحبا"}}"#,
    "nodes:\n  - {id: a, role: button, name: 'A', opens: p}\n  - {id: p, text: 'P: 100%'}\n",
  ])
  func aScreenAloneIsPlayedAndSaved(screen: String) throws {
    let scratch = try Scratch()
    try Data(screen.utf8).write(to: scratch.file("s.yaml"))
    let run = try Earshot(
      ["play", "s.yaml", "--save", "t.yaml"], input: "right\nreturn\n", in: scratch.folder)
    #expect(run.code == 0, "\(run)")
    #expect(!run.output.contains("\u{1}"))
    #expect(try Earshot(["run", "t.yaml"], in: scratch.folder).code == 0)
  }
}

extension PseudoTerminal {
  /// Whether the program is suspended.
  fileprivate var isStopped: Bool {
    let stat = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    return stat?.split(separator: ")").last?.hasPrefix(" T") ?? false
  }
}
