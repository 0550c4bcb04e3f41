import Glibc

/// The files that a path names, sorted by name: itself, or what lies in the folder and below it
/// and ends in one of the suffixes.
///
/// Hidden entries, and folders behind symbolic links, are left out; a link to a file elsewhere is
/// refused. Throws a `FileError`.
public func files(at path: String, suffixes: [String]) throws(FileError) -> [String] {
  try files(at: path, below: path, suffixes: suffixes)
}

private func files(
  at path: String, below root: String, suffixes: [String]
) throws(FileError) -> [String] {
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
      found += try files(at: child, below: root, suffixes: suffixes)
    } else if suffixes.contains(where: name.hasSuffix) {
      if leads(child, outOf: root) {
        throw FileError(path: child, reason: "the link leads out of the folder; name it by itself")
      }
      found.append(child)
    }
  }
  return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether a path is a link to something that is not below a folder.
///
/// Bazel puts links into the folders that it tests in: there they are what was named.
public func leads(_ path: String, outOf folder: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    && environment("TEST_SRCDIR") == nil && realPath(path) != nil && !lies(path, below: folder)
}

/// Whether what a path names is there and lies below a folder; links are followed.
public func lies(_ path: String, below folder: String) -> Bool {
  guard let target = realPath(path), let root = realPath(folder) else { return false }
  return target.hasPrefix(root == "/" ? root : root + "/")
}

private func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Whether something is at the path.
public func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
