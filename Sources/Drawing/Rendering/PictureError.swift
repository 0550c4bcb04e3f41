/// A picture that cannot be made.
public enum PictureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// More pixels than a PNG may hold, in pixels.
  case tooLarge(width: Double, height: Double)
  /// A scale that is not above 0 and at most `PictureFormat.largestScale`.
  case badScale(Double)
  /// Cairo's own words.
  case cairo(String)

  /// The message, without a place.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "the picture would be \(SVGText.number(width)) by \(SVGText.number(height)) pixels; a PNG "
        + "holds at most \(PNGPainter.longestSide) a side and \(PNGPainter.mostPixels) in all"
    case .badScale(let scale):
      "the scale \(scale) is not above 0 and at most "
        + SVGText.number(PictureFormat.largestScale)
    case .cairo(let message): "the picture could not be painted: \(message)"
    }
  }
}
