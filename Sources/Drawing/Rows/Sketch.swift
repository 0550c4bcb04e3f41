import Accordions
import Semantics

/// A picture in the making: marks in one scheme, direction and font.
struct Sketch {
  let measure: TextMeasure
  let scheme: PictureScheme
  let direction: LayoutDirection
  var marks: [Mark] = []

  func paint(_ token: ColorToken, opacity: Double = 1) -> Paint {
    scheme.paint(opacity: opacity) { token.color(in: $0) }
  }

  /// Sets a text in lines of a height, at the near edge of a column; gives back how tall it is.
  @discardableResult mutating func add(
    _ text: String, in column: Rect, size: Double, lineHeight: Double,
    weight: FontWeight = .regular, _ paint: Paint
  ) -> Double {
    let style = Typesetting(
      size: size, weight: weight, width: column.width, direction: direction)
    let baseline = measure.baseline(in: lineHeight, style)
    let lines = measure.setLines(of: text, style)
    for (index, line) in lines.enumerated() {
      let top = column.y + Double(index) * lineHeight
      add(line, in: column, size: size, baseline: (top + baseline).rounded(), paint)
    }
    return Double(lines.count) * lineHeight
  }

  /// Puts a line that is already set at the near edge of a column.
  mutating func add(
    _ line: SetLine, in column: Rect, size: Double, baseline: Double, _ paint: Paint
  ) {
    guard !line.glyphs.isEmpty else { return }
    let x: Double =
      switch direction {
      case .leftToRight: column.x
      case .rightToLeft: column.maxX - line.width
      }
    marks.append(
      .text(TextRun(x: x, baseline: baseline, size: size, glyphs: line.glyphs), paint))
  }
}
