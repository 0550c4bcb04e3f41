/// Writes indented XML 1.0. What XML cannot hold becomes the replacement character.
struct XMLWriter {
  private var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  var document: String { text }

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?>,
    content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    let start = text.utf8.count
    text += ">\n"
    depth += 1
    content(&self)
    depth -= 1
    if text.utf8.count == start + 2 {
      text.removeLast(2)
      text += "/>\n"
    } else {
      indent()
      text += "</\(name)>\n"
    }
  }

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?>, text content: String
  ) {
    open(name, attributes)
    text += ">\(escaped(content))</\(name)>\n"
  }

  private mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?>
  ) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes {
      if let value { text += " \(key)=\"\(inOneLine(escaped(value)))\"" }
    }
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  /// A line break in an attribute would be read as a space.
  private func inOneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
