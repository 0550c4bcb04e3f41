import Glibc

/// The system refused something about a file: exit code 2.
public struct FileError: Error, Sendable, Hashable {
  public let path: String
  /// What could not be done and why, without the path.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// As it is shown.
  public var message: String { "\(path): error: \(reason)" }

  /// What the system's last error says about an attempt.
  static func system(_ attempt: String, _ path: String, code: Int32 = errno) -> FileError {
    var buffer = [CChar](repeating: 0, count: 256)
    let length = buffer.count
    let why = buffer.withUnsafeMutableBufferPointer { buffer -> String in
      guard let base = buffer.baseAddress, strerror_r(code, base, length) == 0 else {
        return "error \(code)"
      }
      return String(cString: base)
    }
    return FileError(path: path, reason: "cannot \(attempt): \(why.lowercasedFirst)")
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
