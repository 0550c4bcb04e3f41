/// How a row looks at one moment, at rest or on its way between two states.
public struct RowLook: Sendable, Hashable {
  /// The state that the row already is in for a screen reader, and whose chevron is drawn.
  public var state: RowState
  /// 0 for the paint of Default, 1 for the paint that Pressed and Active share.
  public var paint: Double
  /// 0 for closed, 1 for open.
  public var openness: Double

  /// The look of a state at rest.
  public init(_ state: RowState) {
    self.state = state
    paint = state == .default ? 0 : 1
    openness = state.isOpen ? 1 : 0
  }

  public var chevron: Chevron { RowStyle(state).chevron }
  /// From 0 to 1.
  public var edgeOpacity: Double { 1 - paint }
  /// From 0 to 1.
  public var shadowOpacity: Double { 1 - paint }
  /// From 0 to 1.
  public var descriptionOpacity: Double { openness }

  public func fill(in scheme: ColorScheme) -> Color { mix(\.fill, in: scheme) }
  /// Changes with the fill and never after it, so that the glyph keeps its contrast.
  public func chevronColor(in scheme: ColorScheme) -> Color { mix(\.chevronColor, in: scheme) }

  private func mix(_ token: KeyPath<RowStyle, ColorToken>, in scheme: ColorScheme) -> Color {
    let rest = RowStyle(.default)[keyPath: token].color(in: scheme)
    return rest.mixed(with: RowStyle(.active)[keyPath: token].color(in: scheme), by: paint)
  }

  func moved(toward target: RowLook, by share: Double) -> RowLook {
    var look = target
    look.paint = paint + (target.paint - paint) * share
    look.openness = openness + (target.openness - openness) * share
    return look
  }
}
