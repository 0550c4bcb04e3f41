import Foundation
import Testing

@Suite struct StoppingTests {
  /// Ended in the middle of writing sounds, it leaves whole files only and nobody behind.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalLeavesNothingHalfWritten(signal: Int32) throws {
    let scratch = try Scratch()
    for number in 1...40 { try Self.scenario(number, in: scratch) }
    let process = try Earshot.start(
      ["run", "s", "--wav", "out", "--jobs", "2"], in: scratch.folder,
      environment: ["XDG_CACHE_HOME": scratch.file("cache").path],
      output: scratch.writing("log"), errors: scratch.writing("err"))
    while process.isRunning, try !scratch.names.contains(where: { $0.hasSuffix(".wav") }) {
      usleep(1000)
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    let errors = try String(contentsOf: scratch.file("err"), encoding: .utf8)
    #expect(errors.hasSuffix("earshot: stopped\n"))
    let names = try scratch.names
    #expect(!names.contains { $0.hasPrefix("out/") && $0.hasSuffix(".tmp") })
    for name in names where name.hasSuffix(".wav") {
      #expect(try Self.isWhole(scratch.file(name)), "\(name)")
    }
    wait { !Processes.isSomebody(in: scratch.folder) }
  }

  /// As a terminal does it: everybody who belongs to the run gets the signal.
  @Test func aTerminalEndsAllOfThem() throws {
    let scratch = try Scratch()
    for number in 1...40 { try Self.scenario(number, in: scratch) }
    let process = try Earshot.start(
      ["-c", "set -m; '\(Earshot.program.path)' run s --wav out 2>own & echo $!; wait $!"],
      in: scratch.folder, environment: ["XDG_CACHE_HOME": "/dev/null"],
      output: scratch.writing("log"), errors: scratch.writing("err"),
      program: URL(filePath: "/bin/bash"))
    try wait {
      try !process.isRunning || scratch.names.contains { $0.hasSuffix(".wav") }
    }
    let leader = try String(contentsOf: scratch.file("log"), encoding: .utf8)
      .split(separator: "\n").first.flatMap { Int32($0) }
    kill(-(try #require(leader)), SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let errors = try String(contentsOf: scratch.file("own"), encoding: .utf8)
    #expect(errors == "\nearshot: stopped\n")
    #expect(try !scratch.names.contains { $0.hasSuffix(".tmp") })
    wait { !Processes.isSomebody(in: scratch.folder) }
  }

  /// Also where it waits for input that never comes.
  @Test(arguments: [SIGINT, SIGTERM], [["describe"], ["speak", "-", "--out", "a.wav"]])
  func aSignalEndsTheWaitingForInput(signal: Int32, words: [String]) throws {
    let scratch = try Scratch()
    let pipe = Pipe()
    let process = try Earshot.start(
      words, in: scratch.folder, input: pipe.fileHandleForReading,
      output: scratch.writing("log"), errors: scratch.writing("err"))
    wait { !process.isRunning || Processes.catches(signal, process.processIdentifier) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + signal)
    #expect(try scratch.names == ["err", "log"])
    try pipe.fileHandleForWriting.close()
  }

  private static func scenario(_ number: Int, in scratch: Scratch) throws {
    let folder = scratch.file("s")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let steps = (1...8).map { _ in "  - do: swipe right\n  - do: swipe left\n" }.joined()
    let text = """
      earshot: 1
      title: Row \(number)
      screen:
        accordion:
          rows:
            - {id: a, title: Shipping to country number \(number), description: Two days.}
            - {id: b, title: Returns from country number \(number), description: Free.}
      steps:
      \(steps)
      """
    try text.write(
      to: folder.appending(path: "row\(number).yaml"), atomically: true, encoding: .utf8)
  }

  /// Whether a WAV file is as long as it says.
  static func isWhole(_ file: URL) throws -> Bool {
    let bytes = try Data(contentsOf: file)
    let size = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    return size + 8 == bytes.count
  }
}
