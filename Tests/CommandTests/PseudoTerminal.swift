import Foundation
import Glibc

/// The program at a terminal, as a person sits before it: keys go in, and what is on the screen
/// comes out.
final class PseudoTerminal {
  struct NotShown: Error, CustomStringConvertible {
    let wanted: String
    let seen: String
    var description: String { "'\(wanted)' is not shown; the screen is:\n\(seen)" }
  }

  /// How long anything is waited for, seconds. A sanitizer slows all down: it sets more.
  static let patience =
    ProcessInfo.processInfo.environment["EARSHOT_TEST_PATIENCE"].flatMap(Double.init) ?? 20

  let process: Process
  private let master: Int32
  private let slave: Int32
  /// All that was shown.
  private(set) var seen = ""
  private var bytes: [UInt8] = []
  /// What was looked for lies before this place.
  private var place = 0

  /// Starts the program, or another that starts it, at a terminal of so many columns.
  init(
    _ arguments: [String], columns: UInt16 = 80, by starter: [String] = [],
    environment: [String: String] = [:], in folder: URL = Earshot.package
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var locked: Int32 = 0
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN, which the Glibc module does not show.
    guard ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw NotShown(wanted: "a pseudo-terminal", seen: "")
    }
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    Self.resize(master, columns: columns)
    let words = starter + [Earshot.program.path] + arguments
    process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
    close(slave)
  }

  func resize(columns: UInt16) { Self.resize(master, columns: columns) }

  private static func resize(_ terminal: Int32, columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Keys as a terminal sends them.
  func type(_ keys: String) {
    var keys = keys
    keys.withUTF8 { _ = write(master, $0.baseAddress, $0.count) }
  }

  /// Reads until a text comes behind what was looked for before.
  @discardableResult
  func see(_ text: String, within seconds: Double = patience) throws -> String {
    let end = ContinuousClock.now.advanced(by: .seconds(seconds))
    while true {
      let rest = String(decoding: bytes[place...], as: UTF8.self)
      if let range = rest.range(of: text) {
        place += rest[..<range.upperBound].utf8.count
        return String(rest[..<range.upperBound])
      }
      guard ContinuousClock.now < end, readMore() else {
        throw NotShown(wanted: text, seen: seen)
      }
    }
  }

  /// Waits until the program has ended; its exit code.
  func ended(within seconds: Double = patience) throws -> Int32 {
    let end = ContinuousClock.now.advanced(by: .seconds(seconds))
    while process.isRunning {
      guard ContinuousClock.now < end else { throw NotShown(wanted: "its end", seen: seen) }
      _ = readMore()
    }
    while readMore(wait: 0) {}
    return process.terminationStatus
  }

  /// Whether typed letters are shown by the terminal itself, as a shell wants it.
  var showsTyping: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
  }

  /// Reads on until something is true.
  func wait(within seconds: Double = patience, until isTrue: () -> Bool) -> Bool {
    let end = ContinuousClock.now.advanced(by: .seconds(seconds))
    while !isTrue() {
      guard ContinuousClock.now < end else { return false }
      _ = readMore(wait: 5)
    }
    return true
  }

  /// Whether there was something, or more may come.
  private func readMore(wait: Int32 = 50) -> Bool {
    var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, wait) > 0 else { return wait > 0 }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer.prefix(count).filter { $0 != 0x0D }
    seen = String(decoding: bytes, as: UTF8.self)
    return true
  }
}
