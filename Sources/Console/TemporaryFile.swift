import Glibc
import Synchronization

/// A file that appears under its name whole or not at all.
///
/// It is written beside its place under a hidden name. `commit` renames it; without that, or when
/// a signal ends the program, it is removed.
public struct TemporaryFile: ~Copyable {
  /// Where the file will be.
  public let destination: String
  /// Where it is until then.
  public let path: String

  /// Creates the empty file, and the folders above it. Throws a `FileError`.
  public init(for destination: String) throws(FileError) {
    try makeFolder(folder(of: destination))
    let path = Self.place(beside: destination)
    let descriptor = TemporaryFiles.create(path)
    if descriptor < 0 { throw FileError.system("write", destination) }
    close(descriptor)
    self.destination = destination
    self.path = path
  }

  deinit { TemporaryFiles.remove(path) }

  private static func place(beside destination: String) -> String {
    let name = destination.split(separator: "/").last ?? "file"
    let number = TemporaryFiles.next()
    return "\(folder(of: destination))/.\(name).\(getpid()).\(number).tmp"
  }

  /// Puts the file in its place. Throws a `FileError`.
  public consuming func commit() throws(FileError) {
    if !TemporaryFiles.rename(path, destination) { throw FileError.system("write", destination) }
  }
}

/// Writes a file whole or not at all; a link is replaced, and what it leads to stays. A device or a
/// pipe takes the bytes as they come. Throws a `FileError`.
public func writeBytes(_ bytes: [UInt8], to destination: String) throws(FileError) {
  if isStream(destination) {
    try write(bytes, to: destination, named: destination)
  } else {
    try written(bytes, for: destination).commit()
  }
}

/// Writes several texts, of which none appears before all are written. Throws a `FileError`.
public func writeTexts(
  _ texts: ArraySlice<(text: String, destination: String)>
) throws(FileError) {
  guard let first = texts.first else { return }
  let file = try written(Array(first.text.utf8), for: first.destination)
  try writeTexts(texts.dropFirst())
  try file.commit()
}

/// A file that is written and not yet in its place. Throws a `FileError`.
private func written(
  _ bytes: [UInt8], for destination: String
) throws(FileError) -> TemporaryFile {
  let file = try TemporaryFile(for: destination)
  try write(bytes, to: file.path, named: destination)
  return file
}

/// Whether something that is no file stands at a path, such as `/dev/null` or a pipe: a file must
/// not take its place. `/dev/stdout` is such a thing even where it leads to a file.
private func isStream(_ path: String) -> Bool {
  var status = stat()
  guard stat(path, &status) == 0 else { return false }
  let kind = status.st_mode & S_IFMT
  return kind != S_IFDIR && (kind != S_IFREG || folder(of: path) == "/dev")
}

/// Writes into a file, or a device, that is there. Throws a `FileError` with the name that a person
/// knows it by.
private func write(
  _ bytes: [UInt8], to path: String, named name: String
) throws(FileError) {
  let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
  if descriptor < 0 { throw FileError.system("write", name) }
  let code = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  // A full disk may show only now.
  let closed = close(descriptor)
  if code != 0 { throw FileError.system("write", name, code: code) }
  if closed != 0 { throw FileError.system("write", name) }
}

/// Writes a text whole or not at all. Throws a `FileError`.
public func writeText(_ text: String, to destination: String) throws(FileError) {
  try writeBytes(Array(text.utf8), to: destination)
}

/// Writes until everything is written; the system's error code, or 0.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if written >= 0 {
      rest = rest.dropFirst(written)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

/// Makes a folder and those above it. Throws a `FileError`.
public func makeFolder(_ path: String) throws(FileError) {
  if path.isEmpty || mkdir(path, 0o777) == 0 { return }
  switch errno {
  case EEXIST:
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    throw FileError(path: path, reason: "cannot make the folder: a file has its name")
  case ENOENT where folder(of: path) != path:
    try makeFolder(folder(of: path))
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError.system("make the folder", path) }
  case let code: throw FileError.system("make the folder", path, code: code)
  }
}

/// The folder that holds a path; `.` where none is named.
public func folder(of path: String) -> String {
  guard let slash = path.dropLast().lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// A path as seen from a folder, both relative to the same folder or both absolute; the path itself
/// where only one is absolute.
public func relativePath(_ path: String, from folder: String) -> String {
  guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
  let steps = path.split(separator: "/").filter { $0 != "." }
  let above = folder.split(separator: "/").filter { $0 != "." }
  guard !above.contains("..") else { return path }
  let same = zip(steps, above).prefix { $0 == $1 }.count
  let up = above[same...].map { _ in Substring("..") }
  return (up + steps[same...]).joined(separator: "/")
}

/// What must not be left behind.
enum TemporaryFiles {
  private static let open = Mutex<Set<String>>([])
  private static let count = Atomic<Int>(0)

  static func next() -> Int { count.add(1, ordering: .relaxed).newValue }

  static func create(_ path: String) -> Int32 {
    open.withLock { open in
      let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { open.insert(path) }
      return descriptor
    }
  }

  static func rename(_ path: String, _ destination: String) -> Bool {
    open.withLock { open in
      guard Glibc.rename(path, destination) == 0 else { return false }
      open.remove(path)
      return true
    }
  }

  static func remove(_ path: String) {
    open.withLock { open in
      if open.remove(path) != nil { unlink(path) }
    }
  }

  /// Removes all and ends the program while no more can be made.
  static func removeAll(then end: () -> Never) -> Never {
    open.withLock { open in
      for path in open { unlink(path) }
      end()
    }
  }
}
