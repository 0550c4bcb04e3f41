import Glibc

/// The files that a path names, sorted by name: itself, or what lies in the folder and below it
/// and ends in one of the suffixes.
///
/// Hidden entries, and folders behind symbolic links, are left out. Throws a `FileError`.
public func files(at path: String, suffixes: [String]) throws(FileError) -> [String] {
  var status = stat()
  if stat(path, &status) != 0 {
    if errno == ENOENT { throw FileError(path: path, reason: "there is no such file or folder") }
    throw FileError.system("read", path)
  }
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
