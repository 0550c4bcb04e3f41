import Foundation
import Testing

/// What becomes of output that nobody takes.
@Suite struct OutputFaultTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    // Longer than a pipe holds.
    try scratch.writeScenario("s/row.yaml", steps: 1000)
  }

  static let printers = [
    "run s", "run s --format json", "run s --format html", "audit s --format json", "--help",
    "rules", "implementations", "describe --help",
  ]

  @Test(arguments: printers.prefix(3))
  func aReaderThatLeavesEndsTheProgramQuietly(command: String) throws {
    let run = try Earshot(
      shell: "earshot \(command) | head -n 1 >first; echo ${PIPESTATUS[0]}", in: scratch.folder)
    #expect(run.output == "141\n")
    #expect(run.errors.isEmpty)
    #expect(try scratch.names == ["first", "s", "s/row.yaml"])
  }

  @Test(arguments: printers)
  func aFullDiskIsAnError(command: String) throws {
    let run = try Earshot(shell: "earshot \(command) >/dev/full", in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errors == "standard output: error: cannot write: no space left on device\n")
  }

  @Test(arguments: printers)
  func outputThatIsClosedIsAnError(command: String) throws {
    let run = try Earshot(shell: "earshot \(command) >&-", in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errors == "standard output: error: cannot write: bad file descriptor\n")
  }

  /// Files must not take the numbers of what was closed, and be written into.
  @Test(arguments: [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
  func filesAreWholeWhateverIsClosed(closed: String) throws {
    let words = "run s/one.yaml --report r --wav r --captions"
    try scratch.writeScenario("s/one.yaml")
    _ = try Earshot(shell: "earshot \(words) \(closed)", in: scratch.folder)
    let names = try scratch.names.filter { $0.hasPrefix("r/") }
    #expect(names.count == 17)
    let other = try Scratch()
    try other.writeScenario("s/one.yaml")
    _ = try Earshot(shell: "earshot \(words)", in: other.folder)
    for name in names {
      #expect(try Data(contentsOf: scratch.file(name)) == Data(contentsOf: other.file(name)))
    }
  }

  @Test func inputThatIsClosedIsAnError() throws {
    let run = try Earshot(shell: "earshot describe <&-", in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("stdin: error: "))
  }

  @Test func errorsThatNobodyReadsChangeNothing() throws {
    let run = try Earshot(shell: "earshot run nowhere 2>&-", in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
  }
}
