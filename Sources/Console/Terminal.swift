import Glibc
import Synchronization

/// The program has said its last word: it was told to stop.
private let hasEnded = Atomic(false)

/// A thread that would speak after the program's last word waits for the end instead.
private func keepQuietAfterTheEnd() {
  while hasEnded.load(ordering: .acquiring) { pause() }
}

/// Writes the last thing to standard error; nothing of other threads follows it.
func writeLastDiagnostics(_ text: String) {
  hasEnded.store(true, ordering: .releasing)
  write(diagnostics: text)
}

/// Writes to standard output. Where nobody reads it any more, the program ends as other filters
/// do.
public func writeOutput(_ text: String) {
  keepQuietAfterTheEnd()
  var text = text
  let code = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) }
  switch code {
  case 0: return
  case EPIPE: stop(128 + SIGPIPE)
  default:
    writeDiagnostics(FileError.system("write", "standard output", code: code).message + "\n")
    stop(2)
  }
}

/// Writes to standard error, whether or not anybody reads it.
public func writeDiagnostics(_ text: String) {
  keepQuietAfterTheEnd()
  write(diagnostics: text)
}

private func write(diagnostics text: String) {
  var text = text
  _ = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
}

/// Whether standard output is a terminal that shows colours and nobody objects.
public var outputShowsColor: Bool {
  let wish = environment("NO_COLOR") ?? ""
  return wish.isEmpty && isatty(STDOUT_FILENO) == 1 && environment("TERM") != "dumb"
}

/// How many letters fit in a line of standard output: the terminal's columns, or 100 elsewhere.
public var outputWidth: Int {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
  return Int(size.ws_col)
}

/// A variable of the environment.
public func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// A line on standard error that tells how far long work has come.
///
/// It shows only on a terminal, only after half a second, and ten times a second at most.
public struct Progress: ~Copyable {
  private let total: Int
  private var done = 0
  private var shown = false
  private var next: ContinuousClock.Instant
  private let isVisible = isatty(STDERR_FILENO) == 1

  /// Work of so many pieces begins.
  public init(of total: Int) {
    self.total = total
    next = .now.advanced(by: .milliseconds(500))
  }

  deinit { if shown { writeDiagnostics("\r\u{1B}[K") } }

  /// A piece begins.
  public mutating func begin(_ what: String) {
    done += 1
    guard isVisible, ContinuousClock.now >= next else { return }
    next = .now.advanced(by: .milliseconds(100))
    shown = true
    writeDiagnostics("\r\u{1B}[K\(done) of \(total)  \(what)")
  }
}
