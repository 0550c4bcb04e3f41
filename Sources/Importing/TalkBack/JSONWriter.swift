/// Writes JSON on one line, keys in the order in which they come.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ": text += "\\u" + Self.hex(scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  mutating func integer(_ value: Int) { text += String(value) }
  mutating func boolean(_ value: Bool) { text += value ? "true" : "false" }

  mutating func strings(_ values: [String]) { array(values) { $0.string($1) } }

  mutating func array<Value>(_ values: [Value], _ write: (inout JSONWriter, Value) -> Void) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      write(&self, value)
    }
    text += "]"
  }

  mutating func object(_ write: (inout JSONWriter) -> Void) {
    text += "{"
    needsComma = false
    write(&self)
    text += "}"
    needsComma = true
  }

  mutating func field(_ name: String, _ write: (inout JSONWriter) -> Void) {
    if needsComma { text += ", " }
    string(name)
    text += ": "
    write(&self)
    needsComma = true
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
