import Accordions
import Semantics

/// The strip with what is heard, dark in both schemes as captions are.
extension Sketch {
  /// Draws the strip with this upper left corner; gives back its height in pixels.
  mutating func add(_ caption: Caption, at corner: Point) -> Double {
    let padding = Metrics.padding
    let name = Rect(
      x: corner.x + padding, y: corner.y + 12, width: Metrics.width - 2 * padding, height: 16)
    let text = Rect(x: name.x, y: name.maxY + 4, width: name.width, height: 0)
    let words = [caption.heard, caption.unheard].filter { !$0.isEmpty }.joined(separator: " ")
    let style = Typesetting(size: 15, width: text.width, direction: direction)
    let lines = measure.setLines(of: words, style)
    let height = text.y - corner.y + Double(lines.count) * Self.captionLine + 14
    let strip = Rect(x: corner.x, y: corner.y, width: Metrics.width, height: height)
    marks.append(.fill(.roundedRect(strip, radius: 16), scheme.paint(Self.ground)))
    addName(of: caption.reader, in: name)
    let baseline = measure.baseline(in: Self.captionLine, style)
    for (index, line) in lines.enumerated() {
      let top = text.y + Double(index) * Self.captionLine
      let parts = line.split(atLetter: caption.heard.utf8.count)
      add(parts.before, in: text, size: 15, baseline: (top + baseline).rounded(), Self.loud)
      add(parts.after, in: text, size: 15, baseline: (top + baseline).rounded(), Self.faint)
    }
    return height
  }

  /// The reader's name after a small cursor in its colour.
  private mutating func addName(of reader: Cursor.Reader, in column: Rect) {
    let side = 10.0
    var mark = near(side + 2, in: column).inset(by: 1)
    mark.y = column.center.y - side / 2
    mark.height = side
    let color = PictureScheme.dark.paint { _ in reader.mark }
    marks.append(.stroke(.roundedRect(mark, radius: 3), color, width: 2))
    let rest = without(side + 8, in: column)
    add(reader.name, in: rest, size: 12, lineHeight: 16, weight: .medium, Self.quiet)
  }

  private static func ground(in scheme: ColorScheme) -> Color {
    switch scheme {
    case .light: ColorToken.bgWhite0.color(in: .dark)
    case .dark: ColorToken.bgWeak50.color(in: .dark)
    }
  }

  private static let captionLine = 22.0
  private static let loud = PictureScheme.dark.paint(ColorToken.textStrong950.color)
  private static let quiet = PictureScheme.dark.paint(ColorToken.textSub700.color)
  private static let faint = PictureScheme.dark.paint(
    opacity: 0.66, ColorToken.textSub700.color)
}

extension Cursor.Reader {
  /// The colour of the reader on a dark ground.
  fileprivate var mark: Color {
    switch self {
    case .voiceOver: Color(0xFFFFFF)
    case .talkBack: Color(0x5BD77F)
    }
  }
}

extension SetLine {
  /// The glyphs of the letters before and from a place in the text, in bytes of UTF-8.
  fileprivate func split(atLetter letter: Int) -> (before: SetLine, after: SetLine) {
    (
      SetLine(width: width, glyphs: glyphs.filter { $0.letter < letter }),
      SetLine(width: width, glyphs: glyphs.filter { $0.letter >= letter })
    )
  }
}
