import Foundation
import Testing

/// A run that is killed half-way leaves reports that are whole, or none.
struct KillingTests {
  private static let arguments = [
    ["run", "Scenarios", "--quiet", "--report"], ["audit", "Scenarios", "--report"],
  ]

  /// It is killed as soon as it begins to write, by a signal that it cannot see.
  @Test(arguments: arguments)
  func reportsAreWholeOrAbsent(arguments: [String]) throws {
    let scratch = try Scratch()
    let undisturbed = scratch.file("undisturbed").path
    #expect(try Earshot(arguments + [undisturbed]).errors == "")
    for round in 0..<3 {
      let folder = scratch.file("killed-\(round)")
      let process = try Earshot.start(
        arguments + [folder.path], output: scratch.writing("out"), errors: scratch.writing("err"))
      while process.isRunning, Self.names(in: folder).isEmpty { sched_yield() }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in Self.names(in: folder) where !name.hasPrefix(".") {
        let written = try Data(contentsOf: folder.appending(path: name))
        let whole = try Data(contentsOf: scratch.file("undisturbed/\(name)"))
        #expect(written == whole, "\(name) has \(written.count) of \(whole.count) bytes")
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// Where one format cannot be written, none is.
  @Test func oneThatCannotBeWrittenKeepsTheOthersBack() throws {
    let scratch = try Scratch()
    let folder = scratch.file("out")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "openacr.yaml/taken"), withIntermediateDirectories: true)
    let run = try Earshot(
      ["audit", "Scenarios/faq/opening.yaml", "--report", folder.path])
    #expect(run.code == 2)
    #expect(run.errors.contains("openacr.yaml"))
    #expect(Self.names(in: folder) == ["openacr.yaml"])
  }
}
