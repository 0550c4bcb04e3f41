import Semantics

/// By scalars: what combines with a backslash or a line's end does not make it another character.
extension AnnouncementBaseline {
  /// A text on one line, without what a terminal would obey when people review it.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case _ where scalar.isControl || scalar.isSeparatorOfLines:
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      case _: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A place is no heading of findings, though a node has that name.
  static func escapedPlace(_ place: String) -> String {
    (place == "found" ? "\\" : "") + escaped(place)
  }

  static func unescaped(_ text: Substring) -> String {
    var plain = ""
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      plain.unicodeScalars.append(character(of: &rest) ?? "\\")
    }
    return plain
  }

  /// What stands behind a backslash; nil at the end.
  private static func character(
    of rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": "\n"
    case "r": "\r"
    case "u": numbered(&rest) ?? "u"
    case let other: other
    }
  }

  /// A number in braces, where one stands there.
  private static func numbered(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard rest.first == "{", let end = rest.firstIndex(of: "}"),
      let value = UInt32(String(rest[..<end].dropFirst()), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    rest = rest[rest.index(after: end)...]
    return scalar
  }
}
