import Semantics

/// A piece of HTML. Text becomes markup only by being escaped.
struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  private(set) var source: String

  /// Markup that is written in this program, never what came from outside.
  init(trusted source: StaticString) { self.source = source.description }
  private init(source: String) { self.source = source }

  /// Text, escaped.
  init(_ text: String) { source = escaped(text) }
  /// Text, escaped; so is everything that is interpolated.
  init(stringLiteral text: String) { self.init(text) }
  init(stringInterpolation: DefaultStringInterpolation) {
    self.init(String(stringInterpolation: stringInterpolation))
  }

  static let empty = Markup("")

  var isEmpty: Bool { source.isEmpty }

  static func + (left: Markup, right: Markup) -> Markup {
    Markup(source: left.source + right.source)
  }

  static func join(_ pieces: some Sequence<Markup>, by separator: Markup = .empty) -> Markup {
    Markup(source: pieces.map(\.source).joined(separator: separator.source))
  }

  /// An element. Attributes without a value are left out; an empty one stands alone.
  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ content: [Markup] = []
  ) -> Markup {
    var tag = name.description
    for (attribute, value) in attributes {
      guard let value else { continue }
      tag += " \(attribute)"
      if !value.isEmpty { tag += "=\"\(escaped(value))\"" }
    }
    return Markup(source: "<\(tag)>\(join(content).source)</\(name)>\(breaks(name) ? "\n" : "")")
  }

  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ content: Markup...
  ) -> Markup {
    element(name, attributes, content)
  }

  /// A box to be checked.
  static func box(id: String, isChecked: Bool) -> Markup {
    Markup(
      source: "<input type=\"checkbox\" id=\"\(escaped(id))\"\(isChecked ? " checked" : "")>")
  }

  /// A script of this program.
  static func script(_ script: String) -> Markup {
    Markup(source: "<script>\n\(script)</script>\n")
  }

  /// An element as `Drawing` writes it, which escapes the texts in it.
  static func picture(_ element: String) -> Markup { Markup(source: element) }

  /// A style sheet of this program.
  static func style(_ sheet: String) -> Markup { Markup(source: "<style>\n\(sheet)</style>\n") }

  /// An element that never holds anything, such as an image.
  static func void(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>
  ) -> Markup {
    let whole = element(name, attributes, [])
    return Markup(source: String(whole.source.prefix { $0 != ">" }) + ">")
  }

  private static func breaks(_ name: StaticString) -> Bool {
    switch name.description {
    case "a", "abbr", "b", "code", "dfn", "del", "mark", "s", "small", "span", "strong": false
    case _: true
    }
  }
}

/// Text that means itself in HTML content and in quoted attributes. What HTML cannot hold at all
/// becomes the replacement character.
func escaped(_ text: String) -> String {
  guard text.utf8.contains(where: isSpecial) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n": result.unicodeScalars.append(scalar)
    case _ where scalar.isControl || scalar.isNoncharacter: result += "\u{FFFD}"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Whether a byte may begin what has to be escaped.
private func isSpecial(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
  case 0..<0x20, 0x7F, 0xC2, 0xEF...0xF4: true
  case _: false
  }
}
