import Accordions
import Semantics

/// Painting a row from back to front.
extension Sketch {
  mutating func add(_ row: PlacedRow) {
    addSurface(of: row)
    addIcon(of: row)
    addChevron(of: row)
    let title = TextStyle.title
    add(
      row.content.title, in: row.place(row.layout.title), size: row.textScale.size(of: title),
      lineHeight: row.textScale.lineHeight(of: title), paint(style(of: row).titleColor))
    addDescription(of: row)
  }

  private func style(of row: PlacedRow) -> RowStyle { RowStyle(row.look.state) }

  /// Shadow, fill and the edge inside it.
  private mutating func addSurface(of row: PlacedRow) {
    let outline = Shape.roundedRect(row.frame, radius: Metrics.radius)
    let rest = RowStyle(.default)
    if row.look.shadowOpacity > 0, let shadow = rest.shadow {
      for drop in shadow.drops.reversed() {
        let black = scheme.paint(opacity: drop.opacity * row.look.shadowOpacity) { _ in Color(0) }
        var rect = row.frame
        rect.y += drop.y
        marks.append(.shadow(rect, radius: Metrics.radius, black, blur: drop.blur))
      }
    }
    marks.append(.fill(outline, scheme.paint { row.look.fill(in: $0) }))
    if row.look.edgeOpacity > 0, let edge = rest.edge {
      marks.append(
        .stroke(
          .roundedRect(
            row.frame.inset(by: Metrics.edgeWidth / 2),
            radius: Metrics.radius - Metrics.edgeWidth / 2),
          paint(edge, opacity: row.look.edgeOpacity), width: Metrics.edgeWidth))
    }
  }

  private mutating func addIcon(of row: PlacedRow) {
    guard let icon = row.content.icon, let box = row.layout.icon.map(row.place) else { return }
    let lines = Path.joined(icon.lines).moved(x: box.x, y: box.y)
    marks.append(
      .stroke(.path(lines), paint(style(of: row).iconColor), width: Metrics.iconStroke))
  }

  private mutating func addChevron(of row: PlacedRow) {
    add(
      row.look.chevron, at: row.place(row.layout.chevronGlyph).center,
      scheme.paint { row.look.chevronColor(in: $0) })
  }

  /// The description, cut at the lower edge of a row that is still opening.
  private mutating func addDescription(of row: PlacedRow) {
    guard let column = row.layout.description.map(row.place) else { return }
    var inside = Sketch(measure: measure, scheme: scheme, direction: direction)
    let description = TextStyle.description
    inside.add(
      row.content.description, in: column, size: row.textScale.size(of: description),
      lineHeight: row.textScale.lineHeight(of: description),
      paint(style(of: row).descriptionColor, opacity: row.look.descriptionOpacity))
    let isWhole = row.look.openness >= 1
    let edge = Shape.roundedRect(row.frame, radius: Metrics.radius)
    marks += isWhole ? inside.marks : [.clipped(edge, inside.marks)]
  }
}

extension Rect {
  /// The same rectangle with each edge moved inwards, or outwards below 0.
  func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }
}
