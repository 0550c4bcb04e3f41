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
    if string.utf8.contains(where: Self.needsEscape) {
      for scalar in string.unicodeScalars { write(scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
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
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += escaped(scalar)
    case _: text.unicodeScalars.append(scalar)
    }
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
