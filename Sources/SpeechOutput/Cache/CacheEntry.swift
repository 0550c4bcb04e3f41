import Glibc

/// A file of the cache: a mark, lengths and a checksum, then the key, the value and samples.
struct CacheEntry {
  var key: [UInt8]
  var value: [UInt8]
  var samples: [Int16]

  init(key: [UInt8], value: [UInt8], samples: [Int16] = []) {
    self.key = key
    self.value = value
    self.samples = samples
  }

  private static let mark = Int(bitPattern: 0x3130_4852_4145_5354)
  private static let headSize = 5 * 8

  private var checksum: Int { Checksum.of(key) ^ Checksum.of(value) ^ Checksum.of(samples) }

  /// How large the file is.
  var size: Int { Self.headSize + key.count + value.count + samples.count * 2 }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    for number in [Self.mark, key.count, value.count, samples.count, checksum] {
      writer.write(number)
    }
    var bytes = writer.bytes
    bytes.reserveCapacity(size)
    bytes += key
    bytes += value
    samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Reads a file that must be whole, and be about a key.
  init?(_ descriptor: Int32, size: Int, key wanted: [UInt8]) {
    guard var head = Self.read(Self.headSize, of: UInt8.self, descriptor).map(ByteReader.init),
      head.number() == Self.mark, let keyCount = head.number(), let valueCount = head.number(),
      let sampleCount = head.number(), let sum = head.number(), keyCount == wanted.count,
      (0...size).contains(valueCount), (0...size).contains(sampleCount),
      size == Self.headSize + keyCount + valueCount + sampleCount * 2,
      let key = Self.read(keyCount, of: UInt8.self, descriptor), key == wanted,
      let value = Self.read(valueCount, of: UInt8.self, descriptor),
      let samples = Self.read(sampleCount, of: Int16.self, descriptor)
    else { return nil }
    self.init(key: key, value: value, samples: samples)
    guard checksum == sum else { return nil }
  }

  /// So many elements as they lie in the file; nil where it ends before.
  private static func read<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type, _ descriptor: Int32
  ) -> [Element]? {
    var isWhole = true
    let array = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      var rest = UnsafeMutableRawBufferPointer(buffer)[...]
      while !rest.isEmpty {
        let target = UnsafeMutableRawBufferPointer(rebasing: rest)
        let got = Glibc.read(descriptor, target.baseAddress, target.count)
        if got <= 0 {
          isWhole = false
          return
        }
        rest = rest.dropFirst(got)
      }
      initialized = count
    }
    return isWhole ? array : nil
  }
}

/// FNV-1a over words of eight bytes in four lanes, to notice damage and to name files. What a file
/// holds is compared with its whole key, so that two keys of one name do no harm.
enum Checksum {
  static func of<Element: BitwiseCopyable>(_ array: [Element]) -> Int {
    Int(bitPattern: UInt(hash(array, from: 0xCBF2_9CE4_8422_2325)))
  }

  static func hexadecimal(of bytes: [UInt8]) -> String {
    let starts: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15]
    return starts.map { start in
      let digits = String(hash(bytes, from: start), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func hash<Element: BitwiseCopyable>(
    _ array: [Element], from start: UInt64
  ) -> UInt64 {
    array.withUnsafeBytes { buffer in
      // Four at once, as each step has to wait for the one before it.
      var lanes = SIMD4<UInt64>(start, start &+ 1, start &+ 2, start &+ 3)
      let whole = buffer.count / 32 * 32
      for place in stride(from: 0, to: whole, by: 32) {
        let words = buffer.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
        lanes = (lanes ^ words) &* 0x100_0000_01B3
        // Else the upper bits of a word would change nothing but the upper bits of the sum.
        lanes ^= lanes &>> 29
      }
      let rest = (0..<4).map { lanes[$0] } + buffer[whole...].map(UInt64.init)
      return rest.reduce(start ^ UInt64(buffer.count)) { hash, word in
        let mixed = (hash ^ word) &* 0x100_0000_01B3
        return mixed ^ (mixed &>> 29)
      }
    }
  }
}
