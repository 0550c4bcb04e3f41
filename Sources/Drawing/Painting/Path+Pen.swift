import Semantics

/// Drawing by hand, a stroke at a time.
extension Path {
  /// Puts the pen down.
  static func from(_ x: Double, _ y: Double) -> Path {
    var path = Path()
    path.segments = [.move(Point(x: x, y: y))]
    return path
  }

  /// Straight on.
  func to(_ x: Double, _ y: Double) -> Path {
    with(.line(Point(x: x, y: y)))
  }

  /// A quarter of an ellipse that starts level and ends upright.
  func across(_ x: Double, _ y: Double) -> Path {
    let start = pen
    return with(
      .curve(
        Point(x: start.x + Self.roundness * (x - start.x), y: start.y),
        Point(x: x, y: y + Self.roundness * (start.y - y)), Point(x: x, y: y)))
  }

  /// A quarter of an ellipse that starts upright and ends level.
  func along(_ x: Double, _ y: Double) -> Path {
    let start = pen
    return with(
      .curve(
        Point(x: start.x, y: start.y + Self.roundness * (y - start.y)),
        Point(x: x + Self.roundness * (start.x - x), y: y), Point(x: x, y: y)))
  }

  /// A free curve, pulled by two points.
  func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double)
    -> Path
  {
    with(.curve(Point(x: x1, y: y1), Point(x: x2, y: y2), Point(x: x, y: y)))
  }

  /// Back to where the pen was put down.
  var closed: Path { with(.close) }

  /// A whole circle.
  static func circle(_ x: Double, _ y: Double, radius: Double) -> Path {
    from(x, y - radius).across(x + radius, y).along(x, y + radius)
      .across(x - radius, y).along(x, y - radius).closed
  }

  /// A rectangle with round corners, clockwise from the upper left one.
  static func roundedRect(_ rect: Rect, radius: Double, lower: Double? = nil) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let lower = min(lower ?? radius, rect.width / 2, rect.height / 2)
    return from(rect.x + radius, rect.y)
      .to(rect.maxX - radius, rect.y).across(rect.maxX, rect.y + radius)
      .to(rect.maxX, rect.maxY - lower).along(rect.maxX - lower, rect.maxY)
      .to(rect.x + lower, rect.maxY).across(rect.x, rect.maxY - lower)
      .to(rect.x, rect.y + radius).along(rect.x + radius, rect.y).closed
  }

  /// The point of a pen that only touches down.
  static func dot(_ x: Double, _ y: Double) -> Path {
    from(x, y).to(x + 0.01, y)
  }

  /// How far the points that pull a quarter of a circle lie along its sides.
  private static let roundness = 0.5523

  private var pen: Point {
    switch segments.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close, nil: Point(x: 0, y: 0)
    }
  }

  private func with(_ segment: Segment) -> Path {
    var path = self
    path.segments.append(segment)
    return path
  }
}
