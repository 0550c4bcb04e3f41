/// A CSS-style cubic curve from (0, 0) to (1, 1).
public struct Easing: Sendable, Hashable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// A curve by its two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Fast first, then slower: the curve of the component (fact 12).
  public static let out = Easing(0, 0, 0.58, 1)

  /// How far a motion has come at a share of its time, both from 0 to 1.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    // x rises steadily with the parameter, so halving finds it; 30 steps are exact to 1e-9.
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return Self.bezier((low + high) / 2, y1, y2)
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
