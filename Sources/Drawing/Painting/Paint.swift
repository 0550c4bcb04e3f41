import Accordions

/// A colour in each scheme, with how much of it covers what lies below.
struct Paint: Sendable, Hashable {
  var light: Color
  var dark: Color
  /// 0 to 1.
  var opacity = 1.0

  /// Whether the colour depends on the scheme of whoever looks.
  var follows: Bool { light != dark }
}

/// The scheme that a picture is drawn in.
public enum PictureScheme: String, Sendable, CaseIterable {
  /// Light whoever looks.
  case light
  /// Dark whoever looks.
  case dark
  /// As the viewer's system is set; light where a file cannot follow it, as a PNG.
  case auto
}

extension PictureScheme {
  /// A paint from a colour's look in each scheme.
  func paint(opacity: Double = 1, _ color: (ColorScheme) -> Color) -> Paint {
    switch self {
    case .light: Paint(light: color(.light), dark: color(.light), opacity: opacity)
    case .dark: Paint(light: color(.dark), dark: color(.dark), opacity: opacity)
    case .auto: Paint(light: color(.light), dark: color(.dark), opacity: opacity)
    }
  }
}
