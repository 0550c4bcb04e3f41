import Glibc

/// The bytes of a file, or of standard input where the path is `-`.
///
/// Throws a `FileError` for a file that cannot be read or holds more than `limit` bytes; no more
/// than that is ever held.
public func readBytes(_ path: String, limit: Int = 64 << 20) throws(FileError) -> [UInt8] {
  let isInput = path == "-"
  let file = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
  if file < 0 { throw FileError.system("read", path) }
  defer { if !isInput { close(file) } }

  var status = stat()
  let size = fstat(file, &status) == 0 ? Int(status.st_size) : 0
  if size > limit { throw .tooLarge(path, limit: limit) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(size + 1)
  while true {
    let taken = readChunk(file, into: &bytes, room: max(size - bytes.count + 1, 64 << 10))
    if taken == 0 { return bytes }
    if taken < 0, errno != EINTR { throw FileError.system("read", path) }
    if bytes.count > limit { throw .tooLarge(path, limit: limit) }
  }
}

private func readChunk(_ file: Int32, into bytes: inout [UInt8], room: Int) -> Int {
  var taken = 0
  let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
    taken = read(file, buffer.baseAddress, room)
    count = max(taken, 0)
  }
  if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
  return taken
}

extension FileError {
  fileprivate static func tooLarge(_ path: String, limit: Int) -> FileError {
    FileError(path: path, reason: "larger than the limit of \(limit >> 20) MB")
  }
}

/// The files that a path names, sorted by name: itself, or what lies in the folder and below it
/// and ends in one of the suffixes.
///
/// Hidden entries, and folders behind symbolic links, are left out. Throws a `FileError`.
public func files(at path: String, suffixes: [String]) throws(FileError) -> [String] {
  var status = stat()
  if stat(path, &status) != 0 { throw FileError.system("read", path) }
  if status.st_mode & S_IFMT != S_IFDIR { return [path] }
  guard let folder = opendir(path) else { throw FileError.system("read", path) }
  defer { closedir(folder) }
  var found: [String] = []
  let prefix = path.hasSuffix("/") ? path : path + "/"
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasPrefix(".") { continue }
    let child = prefix + name
    if isFolder(child) {
      found += try files(at: child, suffixes: suffixes)
    } else if suffixes.contains(where: name.hasSuffix) {
      found.append(child)
    }
  }
  return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether something is at the path.
public func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
