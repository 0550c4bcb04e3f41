public import Semantics

/// The measures that the component takes from the design system, by their token.
public enum DimensionToken: String, Sendable, CaseIterable {
  case radius2XL = "dimensions/radius/2xl"
  case motionDurationBase = "motion/duration/base"
  case listRowMinHeight = "platform/list-row/min-height"
  case minTouchTarget = "platform/min-touch-target"

  /// In points or dp, and milliseconds for the duration (facts 8, 12, 18 and 19).
  public func value(on system: OperatingSystem) -> Double {
    switch (self, system) {
    case (.radius2XL, _): 24
    case (.motionDurationBase, _): 200
    case (.listRowMinHeight, .ios): 44
    case (.listRowMinHeight, .android): 56
    case (.minTouchTarget, .ios): 44
    case (.minTouchTarget, .android): 48
    }
  }
}

/// An effect style of drop shadows in black.
public struct Shadow: Sendable, Hashable {
  /// One drop: its offset down and its blur in points, and its opacity from 0 to 1.
  public struct Drop: Sendable, Hashable {
    public let y: Double
    public let blur: Double
    public let opacity: Double
  }

  public let token: String
  public let drops: [Drop]

  /// The shadow of a row in Default (fact 5).
  public static let xs = Shadow(
    token: "dropShadow/xs",
    drops: [Drop(y: 1, blur: 2, opacity: 0.04), Drop(y: 4, blur: 4, opacity: 0.01)])
}
