/// The pages of an Ogg file.
enum OggPages {
  /// The file with a serial number that is always the same: encoders draw one by chance.
  static func withoutChance(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    var start = 0
    while let end = end(ofPageAt: start, in: bytes) {
      for place in serial { bytes[start + place] = fixedSerial[place - serial.lowerBound] }
      for place in checksum { bytes[start + place] = 0 }
      let sum = crc(bytes[start..<end])
      for place in checksum {
        bytes[start + place] = UInt8(truncatingIfNeeded: sum >> ((place - checksum.lowerBound) * 8))
      }
      start = end
    }
    return start == bytes.count ? bytes : file
  }

  private static let serial = 14..<18
  private static let checksum = 22..<26
  private static let fixedSerial = Array("EARS".utf8)

  /// Nil where no whole page stands there.
  private static func end(ofPageAt start: Int, in bytes: [UInt8]) -> Int? {
    guard start + 27 <= bytes.count, bytes[start..<start + 4].elementsEqual("OggS".utf8) else {
      return nil
    }
    let segments = start + 27..<start + 27 + Int(bytes[start + 26])
    guard segments.upperBound <= bytes.count else { return nil }
    let end = segments.upperBound + bytes[segments].reduce(0) { $0 + Int($1) }
    return end <= bytes.count ? end : nil
  }

  private static func crc(_ page: ArraySlice<UInt8>) -> UInt32 {
    page.reduce(0) { sum, byte in (sum << 8) ^ table[Int(UInt8(sum >> 24) ^ byte)] }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index) << 24) { sum, _ in
      sum & 0x8000_0000 == 0 ? sum << 1 : (sum << 1) ^ 0x04C1_1DB7
    }
  }
}
