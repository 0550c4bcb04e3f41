/// Finds what is not text in a file before a parser sees it.
///
/// libyaml tells only the byte offset of such a character, so the place is counted here.
struct TextCheck {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether control characters that YAML forbids are problems; JSON forbids them by itself.
  let refusesControls: Bool
  private var offset = 0
  private var lineStart = 0
  private var line = 1
  /// Bytes of the line that do not begin a scalar.
  private var continuations = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, refusesControls: Bool) {
    self.bytes = bytes
    self.refusesControls = refusesControls
  }

  /// The first place that is not text, and why.
  mutating func firstProblem() -> (mark: Mark, message: String)? {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 {
        if let message = multibyteProblem() { return (mark, message) }
      } else if byte < 0x20 || byte == 0x7F {
        if let message = controlProblem(byte) { return (mark, message) }
      } else {
        offset += 1
      }
    }
    return nil
  }

  private var mark: Mark {
    Mark(line: line, column: offset - lineStart - continuations + 1)
  }

  private mutating func controlProblem(_ byte: UInt8) -> String? {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch byte {
    case 0x0D where next == 0x0A:
      offset += 1
    case 0x0A, 0x0D:
      offset += 1
      line += 1
      lineStart = offset
      continuations = 0
    case 0x09: offset += 1
    case 0: return "the file holds a NUL character"
    default:
      if refusesControls { return Self.control(UInt32(byte)) }
      offset += 1
    }
    return nil
  }

  private mutating func multibyteProblem() -> String? {
    var iterator = bytes[offset...].prefix(4).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      return "the file is not valid UTF-8"
    }
    if refusesControls, let message = Self.problem(of: scalar, isFirst: offset == 0) {
      return message
    }
    let width = UTF8.width(scalar)
    offset += width
    continuations += width - 1
    return nil
  }

  private static func problem(of scalar: Unicode.Scalar, isFirst: Bool) -> String? {
    switch scalar.value {
    case 0x85: nil
    case 0x80...0x9F, 0xFFFE, 0xFFFF: control(scalar.value)
    case 0xFEFF where !isFirst: "a byte order mark stands inside the text"
    default: nil
    }
  }

  private static func control(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
    return "the control character U+\(padding)\(digits) is not allowed here"
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
