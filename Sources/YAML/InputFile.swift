#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files without ever waiting for, or being flooded by, what is no file.
public enum InputFile {
  /// Why a file was not read.
  public struct Failure: Error, Sendable, Hashable {
    /// In words, to stand after the path.
    public var message: String
    /// Nothing is at the path.
    public var isMissing = false
  }

  /// The bytes of a regular file of at most `limit` bytes.
  ///
  /// Folders and devices are refused; pipes too, unless `allowsPipes`.
  public static func read(
    _ path: String, limit: Int, allowsPipes: Bool = false
  ) throws(Failure) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw Failure(message: "the path holds a NUL character") }
    // Opening a pipe without O_NONBLOCK would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (allowsPipes ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else {
      let isMissing = errno == ENOENT
      throw Failure(message: systemMessage(), isMissing: isMissing)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(message: systemMessage()) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard status.st_size <= limit else { throw tooLarge(limit) }
    case S_IFDIR: throw Failure(message: "is a folder")
    case S_IFIFO where allowsPipes, S_IFCHR where allowsPipes, S_IFSOCK where allowsPipes: break
    default: throw Failure(message: "is not a regular file")
    }
    return try bytes(of: descriptor, limit: limit)
  }

  /// The bytes of standard input, at most `limit` of them.
  public static func readStandardInput(limit: Int) throws(Failure) -> [UInt8] {
    try bytes(of: STDIN_FILENO, limit: limit)
  }

  private static func bytes(of descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBytes(descriptor, &chunk)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(message: systemMessage())
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit { throw tooLarge(limit) }
    }
  }

  private static func tooLarge(_ limit: Int) -> Failure {
    Failure(message: "the file is larger than \(limit) bytes")
  }

  private static func systemMessage() -> String {
    switch errno {
    case ENOENT: "there is no such file"
    case EACCES: "the file may not be read"
    case ENAMETOOLONG: "the path is too long"
    case ELOOP: "symbolic links lead in a circle"
    default: "the file cannot be read (error \(errno))"
    }
  }
}

private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}
