/// Bytes being written, little endian, lengths before contents.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ samples: [Int16]) {
    write(samples.count)
    samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  mutating func write<Element>(
    _ list: [Element], _ one: (inout ByteWriter, Element) -> Void
  ) {
    write(list.count)
    for element in list { one(&self, element) }
  }
}

/// Bytes being read. Each read gives nil where they do not hold what is asked for.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() -> Int? {
    guard rest.count >= 8 else { return nil }
    let value = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    return Int(Int64(bitPattern: value))
  }

  mutating func text() -> String? {
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(validating: rest.prefix(count), as: UTF8.self)
  }

  mutating func samples() -> [Int16]? {
    guard let count = number(), count >= 0, count <= rest.count / 2 else { return nil }
    let bytes = rest.prefix(count * 2)
    rest = rest.dropFirst(count * 2)
    return [Int16](unsafeUninitializedCapacity: count) { buffer, filled in
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
      filled = count
    }
  }

  mutating func list<Element>(_ one: (inout ByteReader) -> Element?) -> [Element]? {
    // Each element takes a byte at least, so a damaged count asks for no more than there is.
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count {
      guard let element = one(&self) else { return nil }
      list.append(element)
    }
    return list
  }
}
