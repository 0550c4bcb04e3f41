import Glibc
import YAML

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
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasPrefix(".") { continue }
    let child = joined(path, name)
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

/// The path of what lies in a folder.
public func joined(_ folder: String, _ name: String) -> String {
  folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// A folder itself, or one that Bazel has laid as a link. Such a link never leads back to where
/// links are laid, so that nothing goes round in circles.
private func isFolder(_ path: String) -> Bool {
  var status = stat()
  guard lstat(path, &status) == 0 else { return false }
  if status.st_mode & S_IFMT == S_IFDIR { return true }
  return status.st_mode & S_IFMT == S_IFLNK && FilePlace.isLaid(path)
    && !FilePlace.leadsBack(path) && stat(path, &status) == 0
    && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether a path is a link to something that is not below a folder.
public func leads(_ path: String, outOf folder: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    && FilePlace(of: path) != nil && !lies(path, below: folder)
}

/// Whether what a path names is there and lies below a folder; links are followed, and those of
/// Bazel lie where they are.
public func lies(_ path: String, below folder: String) -> Bool {
  guard let place = FilePlace(of: path), let root = FilePlace(of: folder) else { return false }
  return place.lies(below: root)
}

/// Whether something is at the path.
public func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
