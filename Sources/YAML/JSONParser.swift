/// Reads JSON into the same tree as YAML.
///
/// libyaml reads most JSON, but it refuses surrogate pairs and keys over 1024 characters, folds
/// U+2028 inside strings, and is several times slower than dumps of real apps need.
struct JSONParser {
  struct Failure: Error {
    let message: String
    let mark: Mark
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let path: String
  let limits: Limits
  private(set) var offset: Int
  private var line: Int
  private var lineStart: Int
  /// Bytes of the line that do not begin a scalar.
  private var continuations = 0
  private var depth = 0
  private var nodes = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, limits: Limits, offset: Int = 0,
    line: Int = 1
  ) {
    self.bytes = bytes
    self.path = path
    self.limits = limits
    self.offset = offset
    self.line = line
    lineStart = offset
  }

  static func parse(_ bytes: [UInt8], path: String, limits: Limits) -> Document {
    guard bytes.count <= limits.bytes else {
      return .refused(path, "the file is larger than \(limits.bytes) bytes")
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var check = TextCheck(buffer, refusesControls: false)
      if let problem = check.firstProblem() {
        return .refused(path, problem.message, at: problem.mark)
      }
      var parser = JSONParser(buffer, path: path, limits: limits)
      parser.skipByteOrderMark()
      return parser.document()
    }
  }

  static func parseLines(_ bytes: [UInt8], path: String, limits: Limits) -> [Document] {
    guard bytes.count <= limits.bytes else {
      return [.refused(path, "the file is larger than \(limits.bytes) bytes")]
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var documents: [Document] = []
      var start = buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      var line = 1
      while start < buffer.count {
        let end = buffer[start...].firstIndex(of: 0x0A) ?? buffer.count
        if buffer[start..<end].contains(where: { $0 > 0x20 }) {
          documents.append(parseLine(buffer, start..<end, line: line, path: path, limits: limits))
        }
        start = end + 1
        line += 1
      }
      return documents
    }
  }

  private static func parseLine(
    _ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, line: Int, path: String,
    limits: Limits
  ) -> Document {
    var check = TextCheck(
      UnsafeBufferPointer(rebasing: buffer[range]), refusesControls: false)
    if let problem = check.firstProblem() {
      let mark = Mark(line: line, column: problem.mark.column)
      return .refused(path, problem.message, at: mark)
    }
    let upToEnd = UnsafeBufferPointer(rebasing: buffer[..<range.upperBound])
    var parser = JSONParser(
      upToEnd, path: path, limits: limits, offset: range.lowerBound, line: line)
    return parser.document()
  }

  private mutating func document() -> Document {
    do throws(Failure) {
      skipSpace()
      guard offset < bytes.count else { throw failure("the file is empty") }
      let root = try value()
      skipSpace()
      if offset < bytes.count { throw failure("there is more text after the value") }
      return Document(path: path, root: root, diagnostics: diagnostics)
    } catch {
      var document = Document.refused(path, error.message, at: error.mark)
      document.diagnostics.insert(contentsOf: diagnostics, at: 0)
      return document
    }
  }

  private mutating func skipByteOrderMark() {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    offset = 3
    lineStart = 3
  }
}

extension JSONParser {
  private var mark: Mark { Mark(line: line, column: offset - lineStart - continuations + 1) }

  private func failure(_ message: String) -> Failure { Failure(message: message, mark: mark) }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        line += 1
        lineStart = offset
        continuations = 0
      default: return
      }
    }
  }

  private mutating func value() throws(Failure) -> YAMLNode {
    nodes += 1
    guard nodes <= limits.nodes else {
      throw failure("the file holds more than \(limits.nodes) values")
    }
    guard offset < bytes.count else { throw failure("a value is missing at the end") }
    let start = mark
    switch bytes[offset] {
    case UInt8(ascii: "{"): return YAMLNode(.mapping(try object()), mark: start)
    case UInt8(ascii: "["): return YAMLNode(.sequence(try array()), mark: start)
    case UInt8(ascii: "\""):
      return YAMLNode(.scalar(Scalar(try string(), isPlain: false)), mark: start)
    default: return YAMLNode(.scalar(try word()), mark: start)
    }
  }

  private mutating func enter() throws(Failure) {
    depth += 1
    guard depth <= limits.depth else {
      throw failure("lists and mappings nest deeper than \(limits.depth) levels")
    }
    offset += 1
    skipSpace()
  }

  /// Steps over a comma, or over the bracket that ends the list.
  private mutating func ended(by bracket: UInt8) throws(Failure) -> Bool {
    skipSpace()
    guard offset < bytes.count else { throw failure("the end of a list or mapping is missing") }
    switch bytes[offset] {
    case bracket:
      offset += 1
      depth -= 1
      return true
    case UInt8(ascii: ","):
      offset += 1
      skipSpace()
      return false
    default: throw failure("expected ',' or '\(Character(Unicode.Scalar(bracket)))'")
    }
  }

  private func stands(_ byte: UInt8) -> Bool { offset < bytes.count && bytes[offset] == byte }

  private mutating func array() throws(Failure) -> [YAMLNode] {
    try enter()
    var items: [YAMLNode] = []
    if stands(UInt8(ascii: "]")) { _ = try ended(by: UInt8(ascii: "]")); return items }
    repeat { items.append(try value()) } while try !ended(by: UInt8(ascii: "]"))
    return items
  }

  private mutating func object() throws(Failure) -> [Entry] {
    try enter()
    var builder = MappingBuilder()
    if stands(UInt8(ascii: "}")) { _ = try ended(by: UInt8(ascii: "}")); return [] }
    repeat {
      let place = mark
      guard stands(UInt8(ascii: "\"")) else { throw failure("expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard stands(UInt8(ascii: ":")) else { throw failure("expected ':' after the key") }
      offset += 1
      skipSpace()
      if let first = builder.add(Entry(key: key, mark: place, value: try value())) {
        report(MappingBuilder.duplicateMessage(key, first: first), at: place)
      }
    } while try !ended(by: UInt8(ascii: "}"))
    return builder.entries
  }

  private mutating func report(_ message: String, at mark: Mark) {
    guard diagnostics.count < 200 else { return }
    diagnostics.append(Diagnostic(path: path, mark: mark, message: message))
  }

  private mutating func word() throws(Failure) -> Scalar {
    let start = offset
    while offset < bytes.count, Self.belongsToWord(bytes[offset]) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let scalar = Scalar(text, isPlain: true)
    let isKnown =
      switch scalar.meaning {
      case .null: text == "null"
      case .boolean: text == "true" || text == "false"
      case .integer, .number: true
      case .text: false
      }
    guard isKnown else {
      offset = start
      throw failure("expected a value")
    }
    return scalar
  }

  private static func belongsToWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension JSONParser {
  private mutating func string() throws(Failure) -> String {
    let start = offset + 1
    var end = start
    var inner = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      if byte & 0xC0 == 0x80 { inner += 1 }
      end += 1
    }
    guard end - start <= limits.textBytes else {
      throw failure("the text is longer than \(limits.textBytes) bytes")
    }
    let head = String(decoding: bytes[start..<end], as: UTF8.self)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      continuations += inner
      offset = end
      return try stringWithEscapes(after: head)
    }
    continuations += inner
    offset = end + 1
    return head
  }

  private mutating func stringWithEscapes(after head: String) throws(Failure) -> String {
    var text = Array(head.utf8)
    while offset < bytes.count {
      guard text.count <= limits.textBytes else {
        throw failure("the text is longer than \(limits.textBytes) bytes")
      }
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case ..<0x20: throw failure("a line break or control character stands inside quotes")
      default:
        if byte & 0xC0 == 0x80 { continuations += 1 }
        text.append(byte)
        offset += 1
      }
    }
    throw failure("the closing quote is missing")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    guard offset + 1 < bytes.count else { throw failure("the closing quote is missing") }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return try unicodeEscape(into: &text)
    default: throw failure("an unknown escape stands inside quotes")
    }
    offset += 2
  }

  private mutating func unicodeEscape(into text: inout [UInt8]) throws(Failure) {
    guard let first = codeUnit(at: offset) else {
      throw failure("expected four hexadecimal digits after \\u")
    }
    if first == 0 { report("the text holds a NUL character", at: mark) }
    var units = [first]
    if UTF16.isLeadSurrogate(first), let second = codeUnit(at: offset + 6),
      UTF16.isTrailSurrogate(second)
    {
      units.append(second)
    }
    // Half of a pair becomes U+FFFD, as in every lenient reader.
    text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    offset += 6 * units.count
  }

  private func codeUnit(at place: Int) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[place + 2..<place + 6]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
