import Semantics

/// Numbers and text as an SVG file spells them, the same on every machine.
enum SVGText {
  /// At most three places after the point, no zeros at its end.
  static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(String(rest + 1000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return sign + (whole == 0 ? "" : String(whole)) + "." + digits
  }

  /// Several numbers with a space between.
  static func numbers(_ values: Double...) -> String {
    values.map(number).joined(separator: " ")
  }

  /// Text that may stand in an element or an attribute.
  ///
  /// Control characters, which XML cannot hold, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.isControl || scalar.isNoncharacter: result += "\u{FFFD}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The `d` of a path.
  static func data(_ path: Path) -> String {
    path.segments.map { segment in
      switch segment {
      case .move(let to): "M" + numbers(to.x, to.y)
      case .line(let to): "L" + numbers(to.x, to.y)
      case .curve(let first, let second, let to):
        "C" + numbers(first.x, first.y, second.x, second.y, to.x, to.y)
      case .close: "Z"
      }
    }.joined()
  }
}
