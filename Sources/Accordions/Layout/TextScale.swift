public import Semantics

/// The text size that a person chose in the system's settings.
public enum TextScale: Sendable, Hashable {
  case ios(ContentSize)
  /// Android's font scale, from 0.85 to 2.
  case android(Double)

  /// The size that both systems start with.
  public static let standard = TextScale.ios(.large)

  /// The size of a text, in points or dp.
  public func size(of style: TextStyle) -> Double {
    switch self {
    case .ios(let size): style.size * size.factor
    case .android(let scale): AndroidScale.size(of: style, at: scale)
    }
  }

  /// The height of a line, which grows with its text.
  public func lineHeight(of style: TextStyle) -> Double {
    style.lineHeight * size(of: style) / style.size
  }
}

/// iOS's text sizes (`UIContentSizeCategory`), by the short names that settings show.
public enum ContentSize: String, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// The size of a name.
  ///
  /// Throws `UnknownName` with the nearest name.
  public init(named name: String) throws(UnknownName) {
    self = try .named(name, kind: "text size")
  }

  /// Points of a body text.
  public var bodySize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// Against the standard size.
  public var factor: Double { bodySize / ContentSize.large.bodySize }
}

/// Android 14's font scaling: linear below 1.03, and from there the less the larger the text.
enum AndroidScale {
  private static let scales = [1, 1.15, 1.3, 1.5, 1.8, 2]

  /// The dp of a text at each of `scales`.
  private static func sizes(_ style: TextStyle) -> [Double] {
    switch style {
    case .title: [16, 18.1, 20.2, 23, 26, 28]
    case .description: [14, 16.4, 18.8, 22, 24.4, 26]
    }
  }

  static func size(of style: TextStyle, at scale: Double) -> Double {
    guard scale >= 1.03, scale <= 2 else { return style.size * scale }
    let sizes = sizes(style)
    let upper = scales.firstIndex { $0 >= scale } ?? scales.count - 1
    let share = (scale - scales[upper - 1]) / (scales[upper] - scales[upper - 1])
    return sizes[upper - 1] + (sizes[upper] - sizes[upper - 1]) * share
  }
}
