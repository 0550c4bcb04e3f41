/// One line of the table.
struct Figure {
  let what: String
  let measured: String
  /// What it should be.
  let goal: String
  let isMet: Bool

  init(_ what: String, _ measured: String, goal: String = "", isMet: Bool = true) {
    self.what = what
    self.measured = measured
    self.goal = goal
    self.isMet = isMet
  }

  /// A time that should stay below another, both in microseconds.
  static func time(_ what: String, _ time: Double, below limit: Double? = nil) -> Figure {
    Figure(
      what, time.asTime, goal: limit.map { "under \($0.asTime)" } ?? "",
      isMet: limit.map { time < $0 } ?? true)
  }

  /// A quotient that should not be more.
  static func ratio(_ what: String, _ ratio: Double, atMost limit: Double) -> Figure {
    Figure(
      what, ratio.rounded(to: 2), goal: "at most \(limit.rounded(to: 2))", isMet: ratio <= limit)
  }

  /// A quotient that should not be less.
  static func gain(_ what: String, _ gain: Double, atLeast limit: Double) -> Figure {
    Figure(
      what, gain.rounded(to: 2) + " times", goal: "at least \(limit.rounded(to: 1)) times",
      isMet: gain >= limit)
  }

  /// How many in a second, from the microseconds that so many took.
  static func rate(
    _ what: String, _ count: Int, in time: Double, atLeast limit: Double? = nil
  ) -> Figure {
    let rate = Double(count) / time * 1e6
    return Figure(
      what, "\(rate.grouped) a second", goal: limit.map { "at least \($0.grouped)" } ?? "",
      isMet: limit.map { rate >= $0 } ?? true)
  }
}

extension Double {
  /// Microseconds as a person reads them: "12.3 ms".
  var asTime: String {
    switch self {
    case ..<1000: rounded(to: 1) + " µs"
    case ..<1e6: (self / 1000).rounded(to: 1) + " ms"
    case _: (self / 1e6).rounded(to: 2) + " s"
    }
  }

  /// Whole, with commas: "300,000".
  var grouped: String {
    var digits = String(Int(rounded()))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }

  func rounded(to places: Int) -> String {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let whole = Int((self * factor).rounded())
    let rest = String(whole % Int(factor))
    if places == 0 { return "\(whole)" }
    return "\(whole / Int(factor))." + String(repeating: "0", count: places - rest.count) + rest
  }
}
