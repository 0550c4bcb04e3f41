import Accordions
import Semantics

/// The page around what a screen shows, in pixels.
enum Page {
  static let margin = 24.0
  /// The width of a row.
  static let column = Metrics.width
}

extension Sketch {
  /// The finished picture: the marks so far on a page, above a strip with what is heard.
  ///
  /// The height is that of what is on the page, without margins.
  mutating func page(height: Double, caption: Caption?, title: String) -> Picture {
    var bottom = Page.margin + height
    if let caption {
      bottom += Page.margin
      bottom += add(caption, at: Point(x: Page.margin, y: bottom))
    }
    var picture = Picture(
      width: Page.column + 2 * Page.margin, height: bottom + Page.margin, title: title)
    let sheet = Rect(x: 0, y: 0, width: picture.width, height: picture.height)
    picture.marks = [.fill(.roundedRect(sheet, radius: 0), paint(.bgWhite0))] + marks
    return picture
  }
}

/// What is seen, where the cursor is and what is heard, as the sentences that stand for a picture.
func sentences(seen: [String], _ cursor: Cursor?, _ caption: Caption?) -> String {
  let focus = cursor.map { "\($0.reader.name) is on \($0.node)" }
  let heard = caption.map { "\($0.reader.name) says: \($0.heard)" }
  return (seen + [focus, heard].compactMap { $0 }).reduce("") { text, sentence in
    guard let end = text.last else { return sentence }
    return text + (".?!…。؟".contains(end) ? " " : ". ") + sentence
  }
}
