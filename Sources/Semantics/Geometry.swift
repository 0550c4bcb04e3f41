/// A point, in points (iOS), dp (Android) or raw pixels (dumps), as its owner says.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle by its origin and size, in the unit of its owner.
public struct Rect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// Whether there is nothing inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the point lies inside, the left and upper edge included.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// The way a line of text and a swipe to the next element run.
public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
