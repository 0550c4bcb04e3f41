public import Accordions
public import Semantics
import Synchronization

/// Measures text in an installed font, the way pictures draw it.
public final class TextMeasure: TextMeasuring, Sendable {
  /// The family that the component is measured with where none is asked for.
  public static let defaultFamily = "Inter"

  /// The family, in the font's own spelling.
  public let family: String
  private let engine: Mutex<TextEngine>

  /// Takes the family of this name, whatever its case.
  ///
  /// Throws `UnknownName` where it is not installed; another never takes its place.
  public init(family: String = TextMeasure.defaultFamily) throws(UnknownName) {
    let engine = try TextEngine(family: family)
    self.family = engine.family
    self.engine = Mutex(engine)
  }

  /// The width of the text on one line, in points or dp.
  public func width(of text: String, size: Double) -> Double {
    let style = Typesetting(size: size)
    return engine.withLock { $0.extent(of: text, style).width }
  }

  /// How many lines the text takes in a column, where a word that is too long breaks.
  public func lines(of text: String, size: Double, width: Double) -> Int {
    let style = Typesetting(size: size, width: width)
    return engine.withLock { $0.extent(of: text, style).lines }
  }

  /// The lines of the text, ready to be painted.
  func setLines(of text: String, _ style: Typesetting) -> [SetLine] {
    engine.withLock { $0.lines(of: text, style) }
  }

  /// How far below the top of a line its letters stand, in pixels.
  func baseline(in lineHeight: Double, _ style: Typesetting) -> Double {
    let reach = engine.withLock { $0.reach(style) }
    return (lineHeight - reach.ascent - reach.descent) / 2 + reach.ascent
  }
}
