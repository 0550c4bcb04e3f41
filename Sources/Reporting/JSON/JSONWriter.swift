import Semantics

extension JSONValue {
  /// The text on one line.
  public var line: String { written(indented: false) }
  /// The text with one member a line, ending in a newline.
  public var text: String { written(indented: true) + "\n" }

  private func written(indented: Bool) -> String {
    var writer = JSONWriter(indented: indented)
    writer.write(self)
    return writer.text
  }
}

private struct JSONWriter {
  var text = ""
  let indented: Bool
  private var depth = 0

  init(indented: Bool) { self.indented = indented }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    // JSON has no word for what is not finite.
    case .number(let number): text += number.isFinite ? "\(number)" : "null"
    case .string(let string): write(string)
    case .array(let values): write(values, in: "[", "]") { $0.write($1) }
    case .object(let members):
      write(members, in: "{", "}") { writer, member in
        writer.write(member.name)
        writer.text += writer.indented ? ": " : ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], in open: String, _ close: String, each: (inout JSONWriter, Item) -> Void
  ) {
    text += open
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      each(&self, item)
    }
    depth -= 1
    if !items.isEmpty { breakLine() }
    text += close
  }

  private mutating func breakLine() {
    guard indented else { return }
    text += "\n"
    text += String(repeating: "  ", count: depth)
  }

  private mutating func write(_ string: String) {
    text += "\""
    if string.utf8.contains(where: Self.mayNeedEscape) {
      for scalar in string.unicodeScalars { write(scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  /// Whether a byte may begin what has to be escaped.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: true
    case _: false
    }
  }

  /// More than JSON asks for: a string of JSON is one of YAML too, and ends no line in either.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl || scalar.isSeparatorOfLines || scalar == "\u{FEFF}" || scalar == "\u{FFFE}"
      || scalar == "\u{FFFF}"
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    // Earshot's own readers refuse a NUL, escaped or not.
    case "\0": text += "\u{FFFD}"
    case _ where Self.needsEscape(scalar): text += escaped(scalar)
    case _: text.unicodeScalars.append(scalar)
    }
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
