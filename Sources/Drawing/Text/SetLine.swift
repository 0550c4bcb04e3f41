import Semantics

/// How a text is set.
struct Typesetting: Hashable {
  /// The size of the font in pixels.
  var size: Double
  /// Rows use only the regular weight.
  var weight = FontWeight.regular
  /// The column in pixels; nil sets each paragraph on one line.
  var width: Double?
  /// That of the screen. A text without letters takes it, others run as their first letter does.
  var direction = LayoutDirection.leftToRight
}

/// How heavy letters are.
enum FontWeight: Hashable, CaseIterable {
  case regular, medium, semibold
}

/// A line of text set in a font, its glyphs from left to right.
struct SetLine: Sendable, Hashable {
  /// Its advance in pixels, without the spaces at which it was broken.
  var width: Double
  var glyphs: [SetGlyph] = []
}

/// A glyph at its place on the baseline, in pixels from the line's left end.
struct SetGlyph: Sendable, Hashable {
  /// In thousandths of the font's size, the pen at 0 0.
  var outline: Path
  var x: Double
  var y: Double
  /// The place of its first letter in the text, in bytes of UTF-8.
  var letter: Int
}
