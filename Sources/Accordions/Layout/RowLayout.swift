public import Semantics

/// Where everything of a row stands, in points or dp from its upper left corner.
public struct RowLayout: Sendable, Hashable {
  public var height: Double
  public var title: Rect
  public var titleLines: Int
  /// Nil while the row is closed, and where there is no description.
  public var description: Rect?
  /// 0 while the row is closed.
  public var descriptionLines: Int
  /// The box of the leading icon.
  public var icon: Rect?
  /// The box of the chevron, always at the far end.
  public var chevron: Rect
  /// What a tap on the row hits: all of it closed, the title's part of it open.
  public var target: Rect

  /// The whole row.
  public var frame: Rect { Rect(x: 0, y: 0, width: Metrics.width, height: height) }

  /// The glyph inside the chevron's box.
  public var chevronGlyph: Rect {
    Rect(
      x: chevron.center.x - Metrics.chevronWidth / 2,
      y: chevron.center.y - Metrics.chevronHeight / 2, width: Metrics.chevronWidth,
      height: Metrics.chevronHeight)
  }

  /// The drawn icon inside its box.
  public var iconVector: Rect? {
    icon.map {
      Rect(
        x: $0.center.x - Metrics.iconVector / 2, y: $0.center.y - Metrics.iconVector / 2,
        width: Metrics.iconVector, height: Metrics.iconVector)
    }
  }
}

extension AccordionRow {
  /// Where everything of the row stands in a state. Heights are minima that grow with the text.
  public func layout(
    _ state: RowState, scale: TextScale = .standard, direction: LayoutDirection = .leftToRight,
    measuredBy measure: any TextMeasuring
  ) -> RowLayout {
    layout(isOpen: state.isOpen, scale: scale, direction: direction, measuredBy: measure)
  }

  /// The height of a look on the way between closed and open.
  public func height(
    of look: RowLook, scale: TextScale = .standard, measuredBy measure: any TextMeasuring
  ) -> Double {
    let closed = layout(.default, scale: scale, measuredBy: measure).height
    guard look.openness > 0 else { return closed }
    let open = layout(.active, scale: scale, measuredBy: measure).height
    return closed + (open - closed) * look.openness
  }

  private func layout(
    isOpen: Bool, scale: TextScale, direction: LayoutDirection,
    measuredBy measure: any TextMeasuring
  ) -> RowLayout {
    let column = Metrics.textColumn(hasIcon: icon != nil)
    let start = Metrics.padding + (icon == nil ? 0 : Metrics.box + Metrics.gap)
    let titleLines = lines(title, .title, column, scale, measure)
    let titleHeight = Double(titleLines) * scale.lineHeight(of: .title)
    let closed = max(Metrics.minimumHeight, titleHeight + 2 * Metrics.padding)
    let top = (closed - titleHeight) / 2
    let line = scale.lineHeight(of: .title)
    let boxTop = top + (line - Metrics.box) / 2
    var layout = RowLayout(
      height: closed, title: Rect(x: start, y: top, width: column, height: titleHeight),
      titleLines: titleLines, descriptionLines: 0,
      chevron: box(x: Metrics.width - Metrics.padding - Metrics.box, y: boxTop),
      target: Rect(x: 0, y: 0, width: Metrics.width, height: closed))
    if icon != nil { layout.icon = box(x: Metrics.padding, y: boxTop) }
    if isOpen, !description.isEmpty {
      let count = lines(description, .description, column, scale, measure)
      let height = Double(count) * scale.lineHeight(of: .description)
      let y = closed - Metrics.padding + Metrics.textGap
      layout.description = Rect(x: start, y: y, width: column, height: height)
      layout.descriptionLines = count
      layout.height = closed + Metrics.textGap + height
    }
    return direction == .leftToRight ? layout : layout.mirrored
  }

  private func lines(
    _ text: String, _ style: TextStyle, _ column: Double, _ scale: TextScale,
    _ measure: any TextMeasuring
  ) -> Int {
    max(1, measure.lines(of: text, size: scale.size(of: style), width: column))
  }

  private func box(x: Double, y: Double) -> Rect {
    Rect(x: x, y: y, width: Metrics.box, height: Metrics.box)
  }
}

extension RowLayout {
  /// The same row for a script that runs from right to left.
  var mirrored: RowLayout {
    var layout = self
    layout.title = title.mirrored
    layout.description = description?.mirrored
    layout.icon = icon?.mirrored
    layout.chevron = chevron.mirrored
    return layout
  }
}

extension Rect {
  fileprivate var mirrored: Rect {
    Rect(x: Metrics.width - maxX, y: y, width: width, height: height)
  }
}
