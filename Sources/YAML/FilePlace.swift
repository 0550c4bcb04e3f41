#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a file lies once links are followed.
///
/// Bazel lays the files of a test as links into a folder that `TEST_SRCDIR` or `RUNFILES_DIR`
/// names. A rule has declared each of them, so they lie where the link is and not where it leads;
/// every other link counts as what it leads to.
public struct FilePlace: Sendable, Hashable {
  /// An absolute path.
  public let path: String

  /// The place of what is at a path; nil where nothing is.
  public init?(of path: String) {
    guard let target = resolved(path) else { return nil }
    self.path = Self.laid(path, target) ?? target
  }

  private init(resolved path: String) { self.path = path }

  /// Whether it is somewhere below a folder.
  public func lies(below folder: FilePlace) -> Bool {
    path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
  }

  /// Whether a path is a link that Bazel has laid.
  public static func isLaid(_ path: String) -> Bool {
    guard isLink(path), let folder = resolved(parent(of: path)) else { return false }
    return isInRunfiles(folder)
  }

  /// Whether what is at a path lies where Bazel lays links, whatever links lead to it.
  public static func leadsBack(_ path: String) -> Bool {
    resolved(path).map(isInRunfiles) ?? false
  }

  private static func isInRunfiles(_ resolved: String) -> Bool {
    let place = FilePlace(resolved: resolved)
    return runfiles.contains { place == $0 || place.lies(below: $0) }
  }

  /// The path with the first link that Bazel has laid left as it is. Nil where there is none, or
  /// where the rest of the path leads out of what was laid.
  private static func laid(_ path: String, _ target: String) -> String? {
    guard !runfiles.isEmpty, let link = prefixes(of: path).first(where: isLaid),
      let root = resolved(link), let folder = resolved(parent(of: link)),
      target == root || target.hasPrefix(root + "/")
    else { return nil }
    return (folder == "/" ? "" : folder) + "/" + name(of: link) + target.dropFirst(root.count)
  }

  /// Read once: no input can change it.
  private static let runfiles = ["TEST_SRCDIR", "RUNFILES_DIR"].compactMap(variable)
    .filter { $0.hasPrefix("/") }.compactMap(resolved).map(FilePlace.init(resolved:))
}

private func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// `a`, `a/b`, `a/b/c` of `a/b/c`.
private func prefixes(of path: String) -> [String] {
  let ends = path.indices.filter { $0 > path.startIndex && path[$0] == "/" } + [path.endIndex]
  return ends.map { String(path[..<$0]) }.filter { !$0.hasSuffix("/") }
}

private func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

private func name(of path: String) -> Substring {
  path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
}

private func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

private func resolved(_ path: String) -> String? {
  guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
