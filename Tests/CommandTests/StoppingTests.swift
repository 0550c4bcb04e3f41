import Foundation
import Testing

struct StoppingTests {
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
    while Self.isSomebodyIn(scratch.folder) { usleep(1000) }
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
  private static func isWhole(_ file: URL) throws -> Bool {
    let bytes = try Data(contentsOf: file)
    let size = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    return size + 8 == bytes.count
  }

  /// Whether a process works in a folder.
  private static func isSomebodyIn(_ folder: URL) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      let place = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/cwd")
      return place == folder.path
    }
  }
}
