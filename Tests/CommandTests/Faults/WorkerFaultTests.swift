import Foundation
import Testing

/// What becomes of sound when what makes it is killed.
@Suite struct WorkerFaultTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for number in 1...6 { try scratch.writeScenario("s/row\(number).yaml", steps: 60) }
  }

  private func start(_ out: String) throws -> Process {
    try Earshot.start(
      ["run", "s", "--quiet", "--wav", out, "--jobs", "2"], in: scratch.folder,
      environment: ["XDG_CACHE_HOME": "/dev/null"], output: scratch.writing("log"),
      errors: scratch.writing("err"))
  }

  private func errors() throws -> String {
    try String(contentsOf: scratch.file("err"), encoding: .utf8)
  }

  private func expectOnlyWholeFiles(in folder: String) throws {
    #expect(try !scratch.names.contains { $0.hasPrefix(folder) && $0.hasSuffix(".tmp") })
    wait { !Processes.isSomebody(in: scratch.folder) }
  }

  @Test func oneThatIsKilledIsReplacedAndNothingIsHeardOfIt() throws {
    let whole = try start("whole")
    whole.waitUntilExit()
    #expect(whole.terminationStatus == 0)
    let process = try start("again")
    var killed = 0
    while process.isRunning, killed == 0 {
      for worker in Processes.workers(of: process.processIdentifier)
      where kill(worker, SIGKILL) == 0 {
        killed += 1
      }
    }
    process.waitUntilExit()
    #expect(killed > 0)
    #expect(process.terminationStatus == 0)
    #expect(try errors().isEmpty)
    let names = try scratch.names.filter { $0.hasPrefix("whole/") }
    #expect(names.count == 12)
    for name in names {
      let again = scratch.file(name.replacing("whole/", with: "again/"))
      #expect(try Data(contentsOf: scratch.file(name)) == Data(contentsOf: again), "\(name)")
    }
    try expectOnlyWholeFiles(in: "again")
  }

  /// Each one that is started is killed: what cannot be spoken is told, and the run ends.
  @Test func allThatAreKilledEndInAMessage() throws {
    let process = try start("none")
    while process.isRunning {
      for worker in Processes.workers(of: process.processIdentifier) { kill(worker, SIGKILL) }
    }
    process.waitUntilExit()
    #expect([0, 2].contains(process.terminationStatus))
    #expect(process.terminationReason == .exit)
    #expect(try errors().contains("speech") || errors().contains("could not be spoken"))
    try expectOnlyWholeFiles(in: "none")
  }

  @Test func theyEndWhenTheProgramIsKilled() throws {
    let process = try start("killed")
    wait { !Processes.workers(of: process.processIdentifier).isEmpty || !process.isRunning }
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    wait { !Processes.isSomebody(in: scratch.folder) }
    for name in try scratch.names where name.hasSuffix(".wav") {
      #expect(try StoppingTests.isWhole(scratch.file(name)), "\(name)")
    }
  }
}
