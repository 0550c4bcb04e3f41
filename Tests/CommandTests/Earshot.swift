import Foundation

/// The built program, run to its end as a person would run it.
struct Earshot {
  var code: Int32
  var output: String
  var errors: String

  /// Runs it. Input and output are files, so that no full pipe can stop it.
  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    in folder: URL = package
  ) throws {
    let scratch = try Scratch()
    try Data(input.utf8).write(to: scratch.file("in"))
    let process = try Self.start(
      arguments, in: folder, environment: environment,
      input: FileHandle(forReadingFrom: scratch.file("in")), output: scratch.writing("out"),
      errors: scratch.writing("err"))
    process.waitUntilExit()
    code = process.terminationStatus
    output = try String(contentsOf: scratch.file("out"), encoding: .utf8)
    errors = try String(contentsOf: scratch.file("err"), encoding: .utf8)
  }

  /// Runs a line of shell in which `earshot` is the program.
  init(shell line: String, environment: [String: String] = [:], in folder: URL) throws {
    let scratch = try Scratch()
    let process = try Self.start(
      ["-c", "earshot() { '\(Self.program.path)' \"$@\"; }\n\(line)"], in: folder,
      environment: environment, output: scratch.writing("out"), errors: scratch.writing("err"),
      program: URL(filePath: "/bin/bash"))
    process.waitUntilExit()
    code = process.terminationStatus
    output = try String(contentsOf: scratch.file("out"), encoding: .utf8)
    errors = try String(contentsOf: scratch.file("err"), encoding: .utf8)
  }

  /// Starts it and does not wait.
  static func start(
    _ arguments: [String], in folder: URL = package, environment: [String: String] = [:],
    input: FileHandle = .nullDevice, output: FileHandle, errors: FileHandle,
    program: URL = Earshot.program
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "EARSHOT_RECORD" }.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program stands beside the bundle of the tests.
  static let program: URL = {
    let arguments = ProcessInfo.processInfo.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments.first ?? ""
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "earshot")
  }()
}

/// A folder that lives as long as this value.
final class Scratch: Sendable {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "earshot-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String) -> URL { folder.appending(path: name) }

  /// A new file, open for writing.
  func writing(_ name: String) throws -> FileHandle {
    try Data().write(to: file(name))
    return try FileHandle(forWritingTo: file(name))
  }

  /// Everything in it, hidden files too.
  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() }
  }
}

extension Scratch {
  /// Writes a text below the folder.
  func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(name))
  }

  /// Writes a scenario of one row; each of its steps says something.
  func writeScenario(
    _ name: String, title: String = "Shipping", steps count: Int = 1, more: String = ""
  ) throws {
    let steps = (0..<count).map { "  - do: swipe \($0 % 2 == 0 ? "right" : "left")\n" }.joined()
    try write(
      """
      earshot: 1
      title: A row
      \(more)
      screen:
        accordion:
          rows:
            - {id: a, title: '\(title)', description: Two days.}
            - {id: b, title: Returns, description: Free.}
      steps:
      \(steps)
      """, name)
  }
}
