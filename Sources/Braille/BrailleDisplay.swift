public import ScreenReaders
public import Semantics

/// A line of braille cells that a reader shows text on.
public struct BrailleDisplay: Sendable, Hashable {
  /// How many cells it has at once.
  public let width: Int
  public let table: BrailleTable

  /// The widths that displays are sold in, and some more.
  public static let widths = 1...80

  /// Nobody pans through more than so many letters; what follows them is left out.
  public static let longest = 20_000

  /// A display for a locale, 40 cells wide unless told otherwise.
  public init(locale: String, grade: BrailleGrade = .contracted, width: Int = 40) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    table = BrailleTable(language: locale, grade: grade)
  }

  /// What a reader's parts are on it. Throws `BrailleUnavailable`.
  public func content(_ parts: [Part]) throws(BrailleUnavailable) -> BrailleContent {
    let text = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    let cells = try cells(of: text)
    return BrailleContent(
      text: text, windows: BrailleWindows.of(cells, width: width),
      evidence: parts.map(\.origin.evidence).max())
  }

  /// Unicode braille patterns of a text, blanks too. Throws `BrailleUnavailable`.
  public func cells(of text: String) throws(BrailleUnavailable) -> String {
    var cells = String.UnicodeScalarView()
    for run in BrailleText(text).runs {
      switch run {
      case .cells(let patterns): cells += patterns
      case .letters(let letters):
        guard let translated = Louis.translate(letters, table) else {
          throw BrailleUnavailable(table: table)
        }
        cells += translated.compactMap(Unicode.Scalar.init)
      }
    }
    return String(cells)
  }

  /// The version of the library that translates.
  public static var libraryVersion: String { Louis.version }

  /// Throws `BrailleUnavailable` where the display's table cannot be used.
  public func check() throws(BrailleUnavailable) {
    if !Louis.has(table) { throw BrailleUnavailable(table: table) }
  }
}

/// The library or one of its tables is not there.
public struct BrailleUnavailable: Error, Sendable, Hashable {
  public let table: BrailleTable

  /// As it is shown.
  public var message: String {
    "liblouis cannot use its table '\(table.title)'; is liblouis-data installed?"
  }
}

/// What is on a display, and what panning brings.
public struct BrailleContent: Sendable, Hashable {
  /// In print.
  public let text: String
  /// One for each time that the display is filled, the first without panning; the blanks at an end
  /// are left out.
  public let windows: [String]
  /// The weakest evidence in it; nil where nothing is shown.
  public let evidence: Evidence?

  /// How often one pans to the end.
  public var pans: Int { max(0, windows.count - 1) }
}
