import Accordions
import Semantics

/// A row at its place in a picture, in pixels.
struct PlacedRow: Hashable {
  var content: AccordionRow
  var look: RowLook
  var origin: Point
  /// Of the open row as soon as it begins to open.
  var layout: RowLayout
  /// What has opened so far.
  var height: Double
  var textScale: TextScale

  /// The part that is painted.
  var frame: Rect { Rect(x: origin.x, y: origin.y, width: Metrics.width, height: height) }

  /// A rectangle of the layout in the picture.
  func place(_ rect: Rect) -> Rect {
    Rect(x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
  }
}

/// The rows of a picture, each below the other.
struct PlacedStack {
  var rows: [PlacedRow] = []
  var height = 0.0

  init(_ screen: ScreenPicture, at corner: Point, measuredBy measure: TextMeasure) {
    for row in screen.rows {
      if !rows.isEmpty { height += Metrics.rowSpacing }
      let shown: RowState = row.look.openness > 0 ? .active : row.look.state
      let layout = row.content.layout(
        shown, scale: screen.textScale, direction: screen.direction, measuredBy: measure)
      let open = row.content.height(
        of: row.look, scale: screen.textScale, measuredBy: measure)
      let origin = Point(x: corner.x, y: corner.y + height)
      rows.append(
        PlacedRow(
          content: row.content, look: row.look, origin: origin, layout: layout, height: open,
          textScale: screen.textScale))
      height += open
    }
  }

  /// The nodes that a cursor can be drawn around.
  var nodes: [String] {
    rows.flatMap { row in
      RowPart.allCases.filter { row.ring(around: $0) != nil }.map { $0.id(in: row.content.id) }
    }
  }

  /// What the cursor is drawn around; nil where the node is not on the screen.
  func ring(around node: String) -> CursorFrame? {
    for row in rows {
      for part in RowPart.allCases where part.id(in: row.content.id) == node {
        return row.ring(around: part)
      }
    }
    return nil
  }
}

extension PlacedRow {
  /// The part's frame, with the corners that fit it.
  ///
  /// The title's part of an open row ends above the description, where the ring crosses no
  /// letter; what a tap hits reaches a little further.
  func ring(around part: RowPart) -> CursorFrame? {
    switch part {
    case .header, .live, .role, .summary:
      guard let description = layout.description else {
        return CursorFrame(rect: frame, radius: Metrics.radius)
      }
      let height = description.y - Metrics.textGap
      let header = Rect(x: 0, y: 0, width: Metrics.width, height: height)
      return CursorFrame(rect: place(header), radius: Metrics.radius, lowerRadius: 8)
    case .row: return CursorFrame(rect: frame, radius: Metrics.radius)
    case .description: return layout.description.map { around($0, apart: 4) }
    case .title: return around(layout.title, apart: 4)
    case .icon: return layout.icon.map { around($0) }
    case .chevron: return around(layout.chevron)
    }
  }

  /// Text starts at the very edge of its frame, so that a ring stands a little apart from it.
  private func around(_ rect: Rect, apart: Double = 0) -> CursorFrame {
    var rect = place(rect)
    rect.x -= apart
    rect.width += 2 * apart
    return CursorFrame(rect: rect, radius: 6)
  }
}
