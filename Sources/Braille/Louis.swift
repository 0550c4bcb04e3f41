import CLouis
import Synchronization

/// The library is global state, and tells of problems on standard error unless it is told not to:
/// only here is it called, by one thread at a time.
enum Louis {
  private static let isSilent = Mutex(false)

  /// The library's version.
  static var version: String {
    isSilent.withLock { _ in lou_version().map { String(cString: $0) } ?? "" }
  }

  /// Whether a table can be used.
  static func has(_ table: BrailleTable) -> Bool {
    withLibrary { lou_getTable(table.file) != nil }
  }

  /// The cells of a text, as Unicode braille patterns; nil where the table cannot be used.
  static func translate(_ scalars: [UInt32], _ table: BrailleTable) -> [UInt32]? {
    withLibrary {
      var room = scalars.count * 2 + 64
      while room <= scalars.count * 64 + 4096 {
        if let cells = translate(scalars, table, room: room) { return cells }
        room *= 4
      }
      return nil
    }
  }

  /// Nil where it fails or the cells need more room.
  private static func translate(
    _ scalars: [UInt32], _ table: BrailleTable, room: Int
  ) -> [UInt32]? {
    var read = Int32(scalars.count)
    var written = Int32(room)
    var cells = [UInt32](repeating: 0, count: room)
    let mode = Int32(bitPattern: dotsIO.rawValue | ucBrl.rawValue)
    let code = lou_translateString(
      table.file, scalars, &read, &cells, &written, nil, nil, mode)
    guard code != 0, Int(read) == scalars.count, (0...room).contains(Int(written)) else {
      return nil
    }
    return Array(cells.prefix(Int(written)))
  }

  private static func withLibrary<Value: Sendable>(_ use: () -> Value?) -> Value? {
    isSilent.withLock { isSilent in
      // A build for narrower letters would read the wrong memory.
      guard lou_charSize() == MemoryLayout<UInt32>.size else { return nil }
      if !isSilent { lou_setLogLevel(LOU_LOG_OFF) }
      isSilent = true
      return use()
    }
  }

  private static func withLibrary(_ use: () -> Bool) -> Bool {
    withLibrary { use() ? true : nil } ?? false
  }
}
