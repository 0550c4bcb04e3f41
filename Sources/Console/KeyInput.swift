import Glibc

/// Keys and lines from standard input, waited for no longer than is wanted.
public struct KeyInput: ~Copyable {
  /// What comes first.
  public enum Event: Sendable, Hashable {
    case key(TerminalKey)
    /// The time was over.
    case nothing
    /// Nothing will ever come again.
    case end
  }

  private var decoder = KeyDecoder()
  private var keys: [TerminalKey] = []
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  /// How long the rest of a key may take after its escape, milliseconds.
  private static let patience: Int32 = 50

  public init() {}

  /// The next key, or nothing after so many milliseconds; nil waits for ever.
  public mutating func next(within limit: Int?) -> Event {
    let end = limit.map { ContinuousClock.now.advanced(by: .milliseconds($0)) }
    while true {
      if !keys.isEmpty { return .key(keys.removeFirst()) }
      if isAtEnd { return .end }
      let isInside = decoder.isInsideKey
      let left = isInside ? Self.patience : end.map(Self.milliseconds(until:)) ?? -1
      if Self.waitForInput(left) {
        let piece = readPiece()
        isAtEnd = piece.isEmpty
        keys += decoder.keys(in: piece)
        if isAtEnd { keys += decoder.finish() }
      } else if isInside {
        keys += decoder.finish()
      } else {
        return .nothing
      }
    }
  }

  /// No line has more bytes.
  public static let longestLine = 1 << 16

  /// The next line without its end; nil where there is no more. What a longer line has besides is
  /// passed over.
  public mutating func line() -> [UInt8]? {
    var line: [UInt8] = []
    var isEmpty = true
    while true {
      let end = bytes.firstIndex(of: 0x0A)
      line += bytes.prefix(min(end ?? bytes.count, Self.longestLine - line.count))
      isEmpty = isEmpty && bytes.isEmpty
      bytes.removeFirst(end.map { $0 + 1 } ?? bytes.count)
      if end != nil { return line }
      if isAtEnd { return isEmpty ? nil : line }
      bytes = readPiece()
      isAtEnd = bytes.isEmpty
    }
  }

  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
    return Int32(max(0, min(left.rounded(.up), 1_000_000)))
  }

  private static func waitForInput(_ limit: Int32) -> Bool {
    var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, limit) > 0
  }

  private func readPiece() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      repeat {
        count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      count = max(count, 0)
    }
  }
}
