/// How the program ends.
enum ExitCode: Int32 {
  case success = 0
  /// An expectation failed, or an audit found something.
  case failure = 1
  /// The input or the machine does not allow it.
  case unable = 2
  /// The command line was wrong.
  case usage = 64
}

/// Why a command cannot go on, as a person reads it: exit code 2.
struct Unable: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
