import Semantics

/// Something drawn, before it is a file: marks one over the other, in pixels at scale 1.
public struct Picture: Sendable, Hashable {
  /// In pixels at scale 1.
  public internal(set) var width: Double
  /// In pixels at scale 1.
  public internal(set) var height: Double
  /// What the picture shows, for those who do not see it.
  public var title: String
  /// From the lowest to the uppermost.
  var marks: [Mark] = []

  init(width: Double, height: Double, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }
}

/// One thing that is painted.
enum Mark: Sendable, Hashable {
  case fill(Shape, Paint)
  /// A line of a width in pixels, its middle on the shape's edge, ends and corners round.
  case stroke(Shape, Paint, width: Double)
  /// A rectangle with round corners, blurred by so many pixels as design tools count them.
  case shadow(Rect, radius: Double, Paint, blur: Double)
  case text(TextRun, Paint)
  /// Only what lies inside the shape.
  indirect case clipped(Shape, [Mark])
}

/// The outline of a mark.
enum Shape: Sendable, Hashable {
  case roundedRect(Rect, radius: Double)
  case path(Path)

  /// The shape as a path.
  var path: Path {
    switch self {
    case .roundedRect(let rect, let radius): .roundedRect(rect, radius: radius)
    case .path(let path): path
    }
  }
}

/// A line of text at its place: the left end of its baseline, in pixels.
struct TextRun: Sendable, Hashable {
  var x: Double
  var baseline: Double
  /// The size of the font in pixels.
  var size: Double
  var glyphs: [SetGlyph]
}
