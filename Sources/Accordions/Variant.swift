/// One of the six variants: State by Icon (fact 4).
public struct Variant: Sendable, Hashable {
  public var state: RowState
  public var hasIcon: Bool

  public init(_ state: RowState, hasIcon: Bool = false) {
    self.state = state
    self.hasIcon = hasIcon
  }

  /// The whole matrix, without the icon first.
  public static let all = [false, true].flatMap { hasIcon in
    RowState.allCases.map { Variant($0, hasIcon: hasIcon) }
  }

  /// How it is named in the design file.
  public var name: String { "State=\(state.rawValue), Icon=\(hasIcon ? "True" : "False")" }
}

/// Everything that the state decides about how a row is painted (facts 5 to 10 and 14).
public struct RowStyle: Sendable, Hashable {
  public let fill: ColorToken
  /// The 1 px inside edge, in Default only.
  public let edge: ColorToken?
  /// In Default only.
  public let shadow: Shadow?
  public let chevron: Chevron
  public let chevronColor: ColorToken
  public let iconColor = ColorToken.fgSub700
  public let titleColor = ColorToken.textStrong950
  public let descriptionColor = ColorToken.textSub700
  public let radius = DimensionToken.radius2XL
  public let showsDescription: Bool

  /// The style of a state at rest.
  public init(_ state: RowState) {
    let isDefault = state == .default
    fill = isDefault ? .bgWhite0 : .bgWeak50
    edge = isDefault ? .borderSoft100 : nil
    shadow = isDefault ? .xs : nil
    chevron = state.isOpen ? .up : .down
    chevronColor = isDefault ? .fgSoft500 : .fgSub700
    showsDescription = state.isOpen
  }
}
