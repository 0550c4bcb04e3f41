public import Accordions
public import Semantics

/// What a picture of a stack of rows shows.
public struct ScreenPicture: Sendable, Hashable {
  /// A row and how it looks at the moment.
  public struct Row: Sendable, Hashable {
    /// What stands in the row.
    public var content: AccordionRow
    /// At rest or on its way.
    public var look: RowLook

    /// A row on its way between two states.
    public init(_ content: AccordionRow, look: RowLook) {
      self.content = content
      self.look = look
    }

    /// A row at rest.
    public init(_ content: AccordionRow, _ state: RowState) {
      self.init(content, look: RowLook(state))
    }
  }

  /// From top to bottom.
  public var rows: [Row]
  /// Of the page and all on it.
  public var scheme = PictureScheme.light
  /// The direction of the screen; icon and chevron change sides with it.
  public var direction = LayoutDirection.leftToRight
  /// The text size a person chose.
  public var textScale = TextScale.standard
  /// The reader's cursor.
  public var cursor: Cursor?
  /// What is heard, in a strip below the rows.
  public var caption: Caption?
  /// Of the page around the rows, in points or dp.
  public var margin = 24.0

  /// A screen of these rows.
  public init(_ rows: [Row]) {
    self.rows = rows
  }

  /// The picture, its text set in the measure's font.
  public func picture(in measure: TextMeasure) -> Picture {
    var sketch = Sketch(measure: measure, scheme: scheme, direction: direction)
    let stack = PlacedStack(self, measure)
    let width = Metrics.width + 2 * margin
    for row in stack.rows { sketch.add(row) }
    if let cursor, let frame = stack.ring(around: cursor.node) { sketch.add(cursor, around: frame) }
    var bottom = margin + stack.height
    if let caption {
      bottom += margin
      bottom += sketch.add(caption, at: Point(x: margin, y: bottom))
    }
    var picture = Picture(width: width, height: bottom + margin, title: title)
    let page = Rect(x: 0, y: 0, width: width, height: picture.height)
    picture.marks = [.fill(.roundedRect(page, radius: 0), sketch.paint(.bgWhite0))] + sketch.marks
    return picture
  }
}

extension ScreenPicture {
  /// The picture in words, for those who do not see it.
  var title: String {
    let rows = rows.map { row in
      let state = row.look.state
      let shown = state.isOpen ? "open: \(row.content.description)" : "closed"
      return "\(row.content.title) (\(shown))"
    }
    let focus = cursor.map { ["\($0.reader.name) is on \($0.node)"] } ?? []
    let heard = caption.map { ["\($0.reader.name) says: \($0.heard)"] } ?? []
    return (rows + focus + heard).joined(separator: ". ")
  }
}
