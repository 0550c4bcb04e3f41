/// A line of text set in a font, its glyphs from left to right.
struct SetLine: Hashable {
  /// Its advance in pixels, spaces at a line's wrapped end left out.
  var width: Double
  var glyphs: [SetGlyph] = []
}

/// A glyph at its place on the baseline, in pixels from the line's left end.
struct SetGlyph: Hashable {
  var outline: Outline
  var x: Double
  var y: Double
}

/// How heavy letters are; the rows themselves use only the regular weight.
enum FontWeight: Hashable, CaseIterable {
  case regular
  case medium
  case semibold
}
