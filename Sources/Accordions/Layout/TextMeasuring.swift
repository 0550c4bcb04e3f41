/// Something that knows how wide a text is set.
public protocol TextMeasuring {
  /// How many lines a text takes in a column; at least 1. Sizes and widths are in points or dp.
  func lines(of text: String, size: Double, width: Double) -> Int
  /// The width of a text on one line, in points or dp.
  func width(of text: String, size: Double) -> Double
}

/// Widths of Inter Regular without a font at hand: the advances of its ASCII letters, and an
/// average for all others. Kerning and ligatures are left out.
///
/// The same on every machine, and within a percent of real setting for English text.
public struct InterWidths: TextMeasuring, Sendable, Hashable {
  public init() {}

  public func width(of text: String, size: Double) -> Double {
    text.reduce(0) { $0 + advance($1) } * size / Self.unitsPerEm
  }

  public func lines(of text: String, size: Double, width: Double) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) {
      $0 + paragraphLines($1, column: width * Self.unitsPerEm / size)
    }
  }

  private func paragraphLines(_ paragraph: Substring, column: Double) -> Int {
    var lines = 1
    var used = 0.0
    for word in paragraph.split(separator: " ") {
      let wide = word.reduce(0) { $0 + advance($1) }
      let space = used > 0 ? advance(" ") : 0
      if used + space + wide <= column {
        used += space + wide
      } else {
        if used > 0 { lines += 1 }
        used = 0
        fill(word, column: column, lines: &lines, used: &used)
      }
    }
    return lines
  }

  /// Sets a word at the start of a line, broken between letters where it is too long.
  private func fill(_ word: Substring, column: Double, lines: inout Int, used: inout Double) {
    for letter in word {
      let wide = advance(letter)
      if used > 0, used + wide > column {
        lines += 1
        used = 0
      }
      used += wide
    }
  }

  private func advance(_ letter: Character) -> Double {
    guard let scalar = letter.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x20...0x7E: return Self.advances[Int(scalar.value) - 0x20]
    // Hangul, kana and ideographs fill a square.
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFF:
      return Self.unitsPerEm
    default: return 1660
    }
  }

  private static let unitsPerEm = 2816.0

  /// From the space to the tilde, in font units.
  private static let advances: [Double] = [
    792, 784, 1136, 1776, 1796, 2288, 1800, 624, 1020, 1020, 1408, 1856, 788, 1296, 776, 1004,
    1760, 1308, 1704, 1792, 1808, 1712, 1756, 1608, 1736, 1756, 776, 788, 1856, 1856, 1856, 1428,
    2636, 1904, 1832, 2048, 2024, 1684, 1652, 2092, 2084, 744, 1528, 1836, 1584, 2504, 2120, 2144,
    1788, 2144, 1800, 1796, 1808, 2088, 1904, 2672, 1808, 1872, 1760, 1020, 1004, 1020, 1320, 1272,
    1400, 1588, 1748, 1572, 1748, 1640, 1016, 1716, 1664, 668, 668, 1532, 668, 2448, 1648, 1680,
    1716, 1716, 1048, 1472, 1024, 1636, 1568, 2288, 1520, 1568, 1524, 1020, 920, 1020, 1856,
  ]
}
