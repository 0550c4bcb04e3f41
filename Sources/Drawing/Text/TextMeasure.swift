import Semantics
import Synchronization

/// Measures text in an installed font, the way pictures draw it.
///
/// Widths are in pixels at scale 1: points on iOS, dp on Android.
public final class TextMeasure: Sendable {
  /// The family that pictures use where none is asked for.
  public static let defaultFamily = "Inter"

  /// The family's own spelling of its name.
  public let family: String
  private let engine: Mutex<TextEngine>

  /// Takes the family of this name, whatever its case.
  ///
  /// - Throws: `UnknownFont` where it is not installed; another never takes its place.
  public init(family: String = TextMeasure.defaultFamily) throws(UnknownFont) {
    let engine = try TextEngine(family: family)
    self.family = engine.family
    self.engine = Mutex(engine)
  }

  /// The width of the text on one line.
  public func width(of text: String, size: Double) -> Double {
    engine.withLock { engine in
      engine.extent(
        of: text, size: size, weight: .regular, width: nil, direction: .leftToRight
      ).width
    }
  }

  /// How many lines the text takes in a column of this width.
  public func lineCount(of text: String, size: Double, width: Double) -> Int {
    engine.withLock { engine in
      engine.extent(
        of: text, size: size, weight: .regular, width: width, direction: .leftToRight
      ).lines
    }
  }
}
