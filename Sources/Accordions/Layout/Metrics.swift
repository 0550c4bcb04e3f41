public import Semantics

/// The measures of the component, in points or dp (facts 3, 9, 12, 13).
public enum Metrics {
  public static let width = 340.0
  public static let minimumHeight = 56.0
  public static let padding = 16.0
  /// Between icon, text and chevron.
  public static let gap = 12.0
  /// Between title and description.
  public static let textGap = 6.0
  /// The box of the icon and of the chevron.
  public static let box = 24.0
  /// The drawn size of the leading icon.
  public static let iconVector = 20.0
  public static let iconStroke = 2.0
  public static let chevronWidth = 12.0
  public static let chevronHeight = 6.0
  public static let radius = 24.0
  public static let edgeWidth = 1.0
  /// How long a transition takes.
  public static let transition: Milliseconds = 200
  /// Between two rows of a stack. The design page is silent about it; Earshot's own choice.
  public static let rowSpacing = 8.0

  /// The width of title and description: 272, or 236 beside the icon.
  public static func textColumn(hasIcon: Bool) -> Double {
    width - 2 * padding - box - gap - (hasIcon ? box + gap : 0)
  }
}

/// The two texts of a row (fact 16).
public enum TextStyle: String, Sendable, CaseIterable {
  case title, description

  /// In points or sp, at the standard text size. Both are Regular.
  public var size: Double {
    switch self {
    case .title: 16
    case .description: 14
    }
  }

  /// In points or sp, at the standard text size.
  public var lineHeight: Double {
    switch self {
    case .title: 24
    case .description: 20
    }
  }
}
