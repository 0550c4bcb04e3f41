import Accordions
import Semantics

extension Sketch {
  /// Draws the mark of a state in a box as wide as `rect` and centred in a height below its top.
  mutating func add(_ mark: NodeMark, in rect: Rect, height: Double) {
    let line = min(height, 22)
    let center = Point(x: rect.center.x, y: rect.y + line / 2)
    switch mark {
    case .chevron(let chevron): add(chevron, at: center, paint(.fgSub700))
    case .menu:
      add(.up, at: Point(x: center.x, y: center.y - 5), paint(.fgSub700))
      add(.down, at: Point(x: center.x, y: center.y + 5), paint(.fgSub700))
    case .box(let state): addBox(state, at: center)
    case .dot(let state): addDot(state, at: center)
    case .toggle(let state): addToggle(state, at: center)
    }
  }

  /// A chevron of 12 by 6 with its middle at a point.
  mutating func add(_ chevron: Chevron, at center: Point, _ paint: Paint) {
    let rise = Metrics.chevronHeight / 2
    let (ends, tip) =
      switch chevron {
      case .down: (center.y - rise, center.y + rise)
      case .up: (center.y + rise, center.y - rise)
      }
    let reach = Metrics.chevronWidth / 2
    let line = Path.from(center.x - reach, ends).to(center.x, tip).to(center.x + reach, ends)
    marks.append(.stroke(.path(line), paint, width: Metrics.iconStroke))
  }

  private mutating func addBox(_ state: CheckedState, at center: Point) {
    let box = Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
    marks.append(.stroke(.roundedRect(box, radius: 4), paint(.fgSub700), width: 2))
    switch state {
    case .unchecked: return
    case .mixed: draw(.from(center.x - 4, center.y).to(center.x + 4, center.y))
    case .checked:
      draw(
        .from(center.x - 4, center.y).to(center.x - 1, center.y + 3)
          .to(center.x + 4, center.y - 3))
    }
  }

  private mutating func addDot(_ state: CheckedState, at center: Point) {
    draw(.circle(center.x, center.y, radius: 8))
    guard state != .unchecked else { return }
    marks.append(.fill(.path(.circle(center.x, center.y, radius: 4)), paint(.fgSub700)))
  }

  private mutating func addToggle(_ state: CheckedState, at center: Point) {
    let track = Rect(x: center.x - 12, y: center.y - 7, width: 24, height: 14)
    let isOn = state == .checked
    let side: Double = isOn == (direction == .leftToRight) ? 1 : -1
    let knob = Path.circle(center.x + 5 * side, center.y, radius: 4)
    marks.append(
      isOn
        ? .fill(.roundedRect(track, radius: 7), paint(.fgSub700))
        : .stroke(.roundedRect(track.inset(by: 1), radius: 6), paint(.fgSub700), width: 2))
    marks.append(.fill(.path(knob), paint(isOn ? .bgWhite0 : .fgSub700)))
  }

  private mutating func draw(_ line: Path) {
    marks.append(.stroke(.path(line), paint(.fgSub700), width: 2))
  }
}

/// Sides of a column, by the direction of the screen.
extension Sketch {
  /// The same column without so much of its near side.
  func without(_ width: Double, in column: Rect) -> Rect {
    var rest = column
    rest.width -= width
    if direction == .leftToRight { rest.x += width }
    return rest
  }

  /// The part of a column at its near side.
  func near(_ width: Double, in column: Rect) -> Rect {
    var part = column
    part.width = width
    if direction == .rightToLeft { part.x = column.maxX - width }
    return part
  }

  /// The part of a column at its far side.
  func far(_ width: Double, in column: Rect) -> Rect { reversed.near(width, in: column) }

  /// A sketch that runs the other way.
  var reversed: Sketch {
    let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    return Sketch(measure: measure, scheme: scheme, direction: other)
  }
}
