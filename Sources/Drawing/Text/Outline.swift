/// The outline of a glyph in thousandths of the font size, the pen at 0 0, y downwards.
public struct Outline: Sendable, Hashable {
  /// One piece of an outline.
  public enum Segment: Sendable, Hashable {
    case move(x: Int, y: Int)
    case line(x: Int, y: Int)
    case curve(x1: Int, y1: Int, x2: Int, y2: Int, x: Int, y: Int)
    case close
  }

  public var segments: [Segment] = []

  /// Whether there is nothing to see, as in a space.
  public var isEmpty: Bool { segments.isEmpty }
}
