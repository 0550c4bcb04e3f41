/// A text as the library is given it.
struct BrailleText {
  enum Run {
    case letters([UInt32])
    /// Dots that stand in the text go to the display as they are; not every table lets them.
    case cells(String.UnicodeScalarView)
  }

  private(set) var runs: [Run] = []

  init(_ text: String) {
    var letters: [UInt32] = []
    var patterns = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(BrailleDisplay.longest) {
      if (0x2800...0x28FF).contains(scalar.value) {
        add(.letters(letters), unless: letters.isEmpty)
        letters = []
        patterns.append(scalar)
      } else {
        add(.cells(patterns), unless: patterns.isEmpty)
        patterns.removeAll()
        letters.append(scalar.readable)
      }
    }
    add(.letters(letters), unless: letters.isEmpty)
    add(.cells(patterns), unless: patterns.isEmpty)
  }

  private mutating func add(_ run: Run, unless isEmpty: Bool) {
    if !isEmpty { runs.append(run) }
  }
}

extension Unicode.Scalar {
  /// The library ends at a NUL, and takes U+FFFF for a mark of its own.
  fileprivate var readable: UInt32 {
    switch properties.generalCategory {
    case .control, .unassigned, .lineSeparator, .paragraphSeparator: 0x20
    default: value
    }
  }
}
