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

  /// A screen of these rows.
  public init(_ rows: [Row]) {
    self.rows = rows
  }

  /// The picture, its text set in the measure's font.
  public func picture(in measure: TextMeasure) -> Picture {
    var sketch = Sketch(measure: measure, scheme: scheme, direction: direction)
    let stack = stack(in: measure)
    for row in stack.rows { sketch.add(row) }
    if let cursor, let frame = stack.ring(around: cursor.node) { sketch.add(cursor, around: frame) }
    return sketch.page(height: stack.height, caption: caption, title: title)
  }

  /// The nodes that a cursor can be drawn around.
  public func nodes(in measure: TextMeasure) -> [String] { stack(in: measure).nodes }

  private func stack(in measure: TextMeasure) -> PlacedStack {
    PlacedStack(self, at: Point(x: Page.margin, y: Page.margin), measuredBy: measure)
  }

  private var title: String {
    let rows = rows.map { row in
      let shown = row.look.state.isOpen ? "open: \(row.content.description)" : "closed"
      return "\(row.content.title) (\(shown))"
    }
    return sentences(seen: rows, cursor, caption)
  }
}
