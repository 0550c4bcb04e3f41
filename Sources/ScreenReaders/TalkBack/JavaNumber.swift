/// Numbers as Java turns them into text.
enum JavaNumber {
  /// `String.valueOf(float)`: at least one digit after the point, and an exponent outside
  /// 0.001 ..< 10,000,000.
  static func text(_ number: Float) -> String {
    guard number.isFinite else {
      return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
    }
    let size = number.magnitude
    guard size != 0, size < 1e-3 || size >= 1e7 else { return plain(number) }
    return scientific(number)
  }

  /// `(int) float`: cut towards zero, and held within 32 bits.
  static func whole(_ number: Float) -> String {
    guard !number.isNaN else { return "0" }
    return String(Int32(clamping: Int64(max(-1e10, min(1e10, Double(number))))))
  }

  private static func plain(_ number: Float) -> String {
    let text = number.description
    guard let mark = text.firstIndex(of: "e") else { return text }
    return expanded(text, exponentAt: mark)
  }

  /// Shortest digits without their exponent, as Swift prints small and large numbers with one.
  private static func expanded(_ text: String, exponentAt mark: String.Index) -> String {
    let (sign, digits, exponent) = parts(text, exponentAt: mark)
    let point = 1 + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    let padded = digits + String(repeating: "0", count: max(0, point - digits.count))
    let fraction = padded.dropFirst(point)
    return sign + padded.prefix(point) + "." + (fraction.isEmpty ? "0" : fraction)
  }

  private static func scientific(_ number: Float) -> String {
    let text = number.description
    let (sign, digits, exponent) =
      text.firstIndex(of: "e").map { parts(text, exponentAt: $0) } ?? shifted(text)
    let fraction = digits.dropFirst()
    return sign + digits.prefix(1) + "." + (fraction.isEmpty ? "0" : fraction) + "E\(exponent)"
  }

  /// Sign, digits without a point, and the exponent of the first digit.
  private static func parts(
    _ text: String, exponentAt mark: String.Index
  ) -> (sign: String, digits: String, exponent: Int) {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text[..<mark].filter(\.isNumber)
    return (sign, String(digits), Int(text[text.index(after: mark)...]) ?? 0)
  }

  /// The same of a number that is printed without an exponent.
  private static func shifted(_ text: String) -> (sign: String, digits: String, exponent: Int) {
    let sign = text.hasPrefix("-") ? "-" : ""
    let whole = text.drop { $0 == "-" }.prefix { $0 != "." }
    let fraction = text.drop { $0 != "." }.dropFirst()
    if whole == "0" {
      let zeros = fraction.prefix { $0 == "0" }.count
      return (sign, String(fraction.dropFirst(zeros)), -zeros - 1)
    }
    let digits = (whole + (fraction == "0" ? "" : fraction)).reversed().drop { $0 == "0" }
    return (sign, String(digits.reversed()), whole.count - 1)
  }
}
