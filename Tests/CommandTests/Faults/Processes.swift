import Foundation

/// The processes of this machine, as /proc has them.
enum Processes {
  static var all: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }
  }

  /// The workers that a program started.
  static func workers(of parent: Int32) -> [Int32] {
    all.filter { process in
      text(process, "cmdline").contains("__speech-worker")
        && text(process, "status").contains("\nPPid:\t\(parent)\n")
    }
  }

  /// Whether somebody works in a folder.
  static func isSomebody(in folder: URL) -> Bool {
    all.contains { process in
      let place = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/cwd")
      return place == folder.path
    }
  }

  /// Whether a process has said what it does about a signal.
  static func catches(_ signal: Int32, _ process: Int32) -> Bool {
    let line = text(process, "status").split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
    let mask = line.flatMap { UInt64($0.dropFirst(7).drop { $0.isWhitespace }, radix: 16) }
    return (mask ?? 0) & 1 << UInt64(signal - 1) != 0
  }

  private static func text(_ process: Int32, _ file: String) -> String {
    let bytes = FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Looks until something is so.
func wait(until condition: () throws -> Bool) rethrows {
  while try !condition() { usleep(1000) }
}
