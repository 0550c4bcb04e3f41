import Console
import Glibc

/// Where sound that was made before is kept: under the user's cache folder, bounded, and of no
/// consequence where it is missing, full or damaged.
///
/// Two programs may use it at once: a file appears whole under its name or not at all, and one that
/// the other has removed counts as never written.
public struct SpeechCache: Sendable {
  /// The folder of the cache.
  public let folder: String
  /// Bytes that it may hold.
  public let limit: Int

  /// A cache in a folder.
  public init(folder: String, limit: Int = 256 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// The user's: below `XDG_CACHE_HOME`, or `.cache` in the home folder; nil where there is neither.
  /// A test of Bazel's may write below `TEST_TMPDIR` alone.
  public static var users: SpeechCache? {
    let home = path("HOME").map { $0 + "/.cache" }
    return (path("TEST_TMPDIR") ?? path("XDG_CACHE_HOME") ?? home).map {
      SpeechCache(folder: $0 + "/earshot/speech")
    }
  }

  /// A variable that names a folder by its whole path.
  private static func path(_ variable: String) -> String? {
    environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// What was kept for a key; nil where there is nothing, or it is damaged.
  func read(_ key: [UInt8]) -> CacheEntry? {
    let path = path(of: key)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let entry = CacheEntry(descriptor, size: Int(status.st_size), key: key)
    else { return nil }
    // The least recently used goes first when room is needed.
    futimens(descriptor, nil)
    return entry
  }

  /// Keeps an entry, and makes room for it.
  func write(_ entry: CacheEntry) {
    guard entry.size <= limit / 4 else { return }
    guard (try? writeBytes(entry.bytes, to: path(of: entry.key))) != nil else { return }
    makeRoom()
  }

  private func path(of key: [UInt8]) -> String {
    joined(folder, "\(Checksum.hexadecimal(of: key)).sound")
  }
}

// MARK: - Making room

extension SpeechCache {
  private struct File {
    var path: String
    var size: Int
    var used: Int
  }

  /// Removes what was used longest ago until all is within the limit.
  private func makeRoom() {
    var files = self.files
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    files.sort { $0.used > $1.used }
    while total > limit, let oldest = files.popLast() {
      unlink(oldest.path)
      total -= oldest.size
    }
  }

  private var files: [File] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var files: [File] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      let path = joined(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      guard name.hasSuffix(".sound") else {
        // What a program was writing when it was killed, a day ago or longer.
        if name.hasSuffix(".tmp"), status.st_mtim.tv_sec < time(nil) - 86_400 { unlink(path) }
        continue
      }
      files.append(
        File(
          path: path, size: Int(status.st_size),
          used: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec))
    }
    return files
  }
}
