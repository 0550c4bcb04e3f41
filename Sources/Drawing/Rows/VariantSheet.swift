public import Accordions
public import Semantics

/// All six variants in both schemes on one sheet, each with its name and its measures.
public struct VariantSheet: Sendable, Hashable {
  /// The texts of each row, and the icon of those that have one.
  public var row: AccordionRow
  /// The direction of the screen.
  public var direction = LayoutDirection.leftToRight
  /// The text size a person chose.
  public var textScale = TextScale.standard

  /// A sheet of rows with these texts; without an icon, the component's own is taken.
  public init(row: AccordionRow = AccordionRow(id: "row")) {
    self.row = row
  }

  /// The picture, its text set in the measure's font.
  public func picture(in measure: TextMeasure) -> Picture {
    var picture = Picture(
      width: Self.labels + 2 * (Metrics.width + Self.gap), height: 0,
      title: "The six variants of the accordion row, in light and in dark")
    for scheme in ColorScheme.allCases {
      var sketch = Sketch(
        measure: measure, scheme: scheme == .light ? .light : .dark, direction: direction)
      let bottom = draw(scheme, from: picture.height, on: &sketch)
      let panel = Rect(
        x: 0, y: picture.height, width: picture.width, height: bottom - picture.height)
      picture.marks.append(.fill(.roundedRect(panel, radius: 0), sketch.paint(.bgWhite0)))
      picture.marks += sketch.marks
      picture.height = bottom
    }
    return picture
  }

  private static let labels = 128.0
  private static let gap = 28.0

  /// Draws a panel; gives back its lower edge.
  private func draw(_ scheme: ColorScheme, from top: Double, on sketch: inout Sketch) -> Double {
    var y = top + Self.gap
    label(scheme == .light ? "Light" : "Dark", weight: .semibold, column: nil, y: y, on: &sketch)
    for hasIcon in [false, true] {
      label("Icon \(hasIcon ? "True" : "False")", column: hasIcon, y: y, on: &sketch)
    }
    y += Self.lineHeight + 12
    for state in RowState.allCases {
      y += draw(state, at: y, on: &sketch) + Self.gap
    }
    return y
  }

  /// Draws both rows of a state; gives back the height of the taller.
  private func draw(_ state: RowState, at y: Double, on sketch: inout Sketch) -> Double {
    let heights = [false, true].map { hasIcon in
      draw(state, hasIcon: hasIcon, at: y, on: &sketch)
    }
    let height = heights.max() ?? 0
    let middle = y + (Metrics.minimumHeight - 2 * Self.lineHeight) / 2
    label(state.rawValue, weight: .medium, column: nil, y: middle, on: &sketch)
    let measures = "\(SVGText.number(Metrics.width)) × \(SVGText.number(height))"
    label(measures, column: nil, y: middle + Self.lineHeight, on: &sketch)
    return height
  }

  private func draw(
    _ state: RowState, hasIcon: Bool, at y: Double, on sketch: inout Sketch
  ) -> Double {
    var screen = ScreenPicture(Variant(state, hasIcon: hasIcon), of: row)
    screen.direction = direction
    screen.textScale = textScale
    let corner = Point(x: Self.left(ofColumn: hasIcon), y: y)
    let stack = PlacedStack(screen, at: corner, measuredBy: sketch.measure)
    for row in stack.rows { sketch.add(row) }
    return stack.height
  }

  private static let lineHeight = 18.0

  private static func left(ofColumn hasIcon: Bool) -> Double {
    labels + (hasIcon ? Metrics.width + gap : 0)
  }

  /// A label at the left edge, or above a column.
  private func label(
    _ text: String, weight: FontWeight = .regular, column: Bool?, y: Double,
    on sketch: inout Sketch
  ) {
    let rect =
      column.map { hasIcon in
        Rect(x: Self.left(ofColumn: hasIcon), y: y, width: Metrics.width, height: 0)
      } ?? Rect(x: Self.gap, y: y, width: Self.labels - Self.gap, height: 0)
    var words = Sketch(measure: sketch.measure, scheme: sketch.scheme, direction: .leftToRight)
    let paint = sketch.paint(weight == .regular ? .textSub700 : .textStrong950)
    words.add(text, in: rect, size: 13, lineHeight: Self.lineHeight, weight: weight, paint)
    sketch.marks += words.marks
  }
}
