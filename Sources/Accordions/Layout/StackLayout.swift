public import Semantics

/// Where the rows of a stack stand, in points or dp from its upper left corner.
public struct StackLayout: Sendable, Hashable {
  /// Each row's own layout, and the top of the row.
  public var rows: [(top: Double, layout: RowLayout)] { Array(zip(tops, layouts)) }
  public private(set) var tops: [Double] = []
  public private(set) var layouts: [RowLayout] = []
  public private(set) var height = 0.0

  /// Lays out rows, one state for each.
  public init(
    _ accordion: Accordion, states: [RowState], scale: TextScale = .standard,
    direction: LayoutDirection = .leftToRight, spacing: Double = Metrics.rowSpacing,
    measuredBy measure: any TextMeasuring
  ) {
    for (row, state) in zip(accordion.rows, states) {
      if !tops.isEmpty { height += spacing }
      let layout = row.layout(state, scale: scale, direction: direction, measuredBy: measure)
      tops.append(height)
      layouts.append(layout)
      height += layout.height
    }
  }

  /// The frame of a part of a row; nil where it is not shown.
  public func frame(of part: RowPart, row: Int) -> Rect? {
    let layout = layouts[row]
    let frame: Rect? =
      switch part {
      case .header, .live: layout.target
      case .row: layout.frame
      case .description: layout.description
      case .title: layout.title
      case .icon: layout.icon
      case .chevron: layout.chevron
      case .role, .summary: nil
      }
    return frame.map {
      Rect(x: $0.x, y: $0.y + tops[row], width: $0.width, height: $0.height)
    }
  }
}
