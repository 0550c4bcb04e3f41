import Accordions

/// A colour with how much of it covers what lies below.
struct Paint: Sendable, Hashable {
  var color: Color
  /// 0 to 1.
  var opacity: Double

  init(_ color: Color, opacity: Double = 1) {
    self.color = color
    self.opacity = opacity
  }

  init(_ token: ColorToken, in scheme: ColorScheme, opacity: Double = 1) {
    self.init(token.color(in: scheme), opacity: opacity)
  }
}
