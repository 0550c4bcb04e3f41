import Semantics
import YAML

/// Reads `2s`, `1.5 s`, `200 ms` and `1 min`.
enum DurationText {
  /// No script may wait longer than an hour at once.
  static let longest: Milliseconds = 3_600_000

  enum Reading: Equatable {
    case duration(Milliseconds)
    case problem(String)
  }

  static func read(_ text: some StringProtocol) -> Reading {
    let text = text.trimmed
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(number.count).trimmed
    guard let amount = Double(number), amount.isFinite else {
      return .problem("'\(Excerpt.of(String(text)))' is no duration: write 2s or 200ms")
    }
    guard let factor = factors[unit] else {
      return unit.isEmpty
        ? .problem("the duration \(Excerpt.of(String(text))) needs a unit: s or ms")
        : .problem("unknown unit '\(Excerpt.of(unit))' of a duration; known: ms, s, min")
    }
    let milliseconds = (amount * factor).rounded()
    guard milliseconds <= Double(longest) else {
      return .problem("the duration \(Excerpt.of(String(text))) is longer than an hour")
    }
    return .duration(Milliseconds(milliseconds))
  }

  private static let factors: [String: Double] = ["ms": 1, "s": 1000, "min": 60_000]
}

extension StringProtocol {
  /// Without the spaces around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

extension YAMLNode {
  /// A duration with its unit.
  func duration(_ problems: Problems) -> Milliseconds? {
    guard let scalar, scalar.meaning != .null else {
      problems.error("expected a duration such as 2s, not \(kindInWords)", at: mark)
      return nil
    }
    switch DurationText.read(scalar.text) {
    case .duration(let duration): return duration
    case .problem(let message):
      problems.error(message, at: mark)
      return nil
    }
  }
}
