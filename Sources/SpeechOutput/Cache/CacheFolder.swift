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
  public static var users: SpeechCache? {
    let home = getenv("HOME").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    let named = getenv("XDG_CACHE_HOME").map { String(cString: $0) }
      .flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? home.map { $0 + "/.cache" }).map {
      SpeechCache(folder: $0 + "/earshot/speech")
    }
  }

  /// What was kept for a key; nil where there is nothing, or it is damaged.
  func read(_ key: [UInt8]) -> [UInt8]? {
    let path = path(of: key)
    guard let bytes = Self.contents(of: path), let entry = CacheEntry(bytes), entry.key == key
    else { return nil }
    // The least recently used goes first when room is needed.
    utimensat(AT_FDCWD, path, nil, 0)
    return entry.value
  }

  /// Keeps a value, and makes room for it.
  func write(_ value: [UInt8], for key: [UInt8]) {
    let bytes = CacheEntry(key: key, value: value).bytes
    guard bytes.count <= limit / 4 else { return }
    guard (try? writeBytes(bytes, to: path(of: key))) != nil else { return }
    makeRoom()
  }

  private func path(of key: [UInt8]) -> String {
    "\(folder)/\(Checksum.hexadecimal(of: key)).sound"
  }

  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size < 1 << 30
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      guard count > 0 else { return nil }
      filled += count
    }
    return bytes
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
      let path = "\(folder)/\(name)"
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

/// A file of the cache: a mark, the key, the value, and a checksum over them.
struct CacheEntry {
  var key: [UInt8]
  var value: [UInt8]

  init(key: [UInt8], value: [UInt8]) {
    self.key = key
    self.value = value
  }

  private static let mark = Array("earshot speech 1\n".utf8)

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(key.count)
    let body = Self.mark + writer.bytes + key + value
    writer = ByteWriter()
    writer.write(Checksum.of(body))
    return body + writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.mark.count + 16, bytes.starts(with: Self.mark) else { return nil }
    let body = Array(bytes.dropLast(8))
    var tail = ByteReader(Array(bytes.suffix(8)))
    guard tail.number() == Checksum.of(body) else { return nil }
    var head = ByteReader(Array(body.dropFirst(Self.mark.count).prefix(8)))
    let contents = body.dropFirst(Self.mark.count + 8)
    guard let count = head.number(), count >= 0, count <= contents.count else { return nil }
    key = Array(contents.prefix(count))
    value = Array(contents.dropFirst(count))
  }
}

/// FNV-1a, to notice damage and to name files; what a file holds is compared with its whole key.
enum Checksum {
  static func of(_ bytes: [UInt8]) -> Int {
    Int(bitPattern: UInt(hash(bytes, from: 0xCBF2_9CE4_8422_2325)))
  }

  static func hexadecimal(of bytes: [UInt8]) -> String {
    let halves = [
      hash(bytes, from: 0xCBF2_9CE4_8422_2325), hash(bytes.reversed(), from: 0x9E37_79B9_7F4A_7C15),
    ]
    return halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func hash(_ bytes: [UInt8], from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
