public import Semantics

/// A line through points, straight or curved, y downwards.
public struct Path: Sendable, Hashable {
  /// One piece of a path.
  public enum Segment: Sendable, Hashable {
    /// A new start.
    case move(Point)
    /// Straight on to a point.
    case line(Point)
    /// A cubic curve: two points that pull it, and its end.
    case curve(Point, Point, Point)
    /// Back to the last start.
    case close
  }

  /// The pieces in the order they are drawn.
  public var segments: [Segment] = []

  /// Whether there is nothing to see, as in a space.
  public var isEmpty: Bool { segments.isEmpty }

  /// The smallest rectangle around the points the path goes through; nil where it has none.
  public var bounds: Rect? {
    points.reduce(nil) { box, point in
      let dot = Rect(x: point.x, y: point.y, width: 0, height: 0)
      return box?.union(dot) ?? dot
    }
  }

  /// The points the path goes through.
  private var points: [Point] {
    segments.compactMap { segment in
      switch segment {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }

  /// Several paths as one.
  static func joined(_ paths: [Path]) -> Path {
    var path = Path()
    path.segments = paths.flatMap(\.segments)
    return path
  }

  /// The same path elsewhere.
  func moved(x: Double, y: Double) -> Path {
    func move(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    var path = Path()
    path.segments = segments.map { segment in
      switch segment {
      case .move(let to): .move(move(to))
      case .line(let to): .line(move(to))
      case .curve(let first, let second, let to): .curve(move(first), move(second), move(to))
      case .close: .close
      }
    }
    return path
  }
}
