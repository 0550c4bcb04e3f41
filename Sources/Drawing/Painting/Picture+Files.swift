/// The picture as an SVG file, the same bytes whenever and wherever it is drawn in the same font.
public func svg(_ picture: Picture, scale: Double = 1) -> String {
  var writer = SVGWriter(prefix: "")
  return writer.element(for: picture, scale: scale)
}

/// The picture as an SVG element for a page that holds several.
///
/// Each id in it begins with the prefix, which therefore has to be its own in the page.
public func inlineSVG(_ picture: Picture, prefix: String, scale: Double = 1) -> String {
  var writer = SVGWriter(prefix: prefix)
  return writer.element(for: picture, scale: scale)
}

/// The picture as a PNG file of so many pixels to each of the picture's own.
public func png(_ picture: Picture, scale: Double = 1) throws(PNGError) -> [UInt8] {
  try PNGPainter.bytes(of: picture, scale: scale)
}
