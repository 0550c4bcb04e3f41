extension Picture {
  /// The picture as an SVG file, the same bytes whenever it is drawn in the same font.
  public func svg(scale: Double = 1) -> String {
    var writer = SVGWriter(prefix: "")
    return writer.file(of: self, scale: scale)
  }

  /// The picture as an element of an HTML page, with everything it needs.
  ///
  /// Each id and class in it begins with the prefix, which has to be its own in the page.
  public func inlineSVG(prefix: String, scale: Double = 1) -> String {
    var writer = SVGWriter(prefix: prefix)
    return writer.inline(self, scale: scale)
  }
}

/// The pictures of one HTML page, which share the outlines of their letters.
///
/// Add each picture where it stands, then `definitions` once anywhere in the body and
/// `styleSheet` to the style of the head.
public struct InlinePictures: Sendable {
  private var writer: SVGWriter

  /// Pictures whose ids and classes begin with a prefix of their own in the page.
  public init(prefix: String = "picture-") {
    writer = SVGWriter(prefix: prefix)
  }

  /// The element of the next picture.
  public mutating func element(for picture: Picture, scale: Double = 1) -> String {
    writer.part(picture, scale: scale)
  }

  /// What all pictures so far refer to, as an element that takes no room and is never read.
  public var definitions: String {
    let elements = writer.definitions.elements
    if elements.isEmpty { return "" }
    let open = "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\">"
    return ([open] + elements + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// CSS for the colours so far that follow the viewer's scheme; empty where none does.
  public var styleSheet: String { writer.definitions.styleSheet }
}
