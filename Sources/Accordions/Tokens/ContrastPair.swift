/// Two colours of the component that touch, and what WCAG asks of them.
public struct ContrastPair: Sendable, Hashable {
  /// What the foreground is.
  public enum Part: String, Sendable, CaseIterable {
    case title, description, chevron, icon, edge, fill
  }

  public let part: Part
  public let states: [RowState]
  public let foreground: ColorToken
  public let background: ColorToken
  /// The least ratio that the part needs; nil where it carries no meaning of its own.
  public let minimum: Double?
  /// The WCAG criterion that asks for the minimum.
  public let criterion: String?

  /// The WCAG ratio in a scheme.
  public func ratio(in scheme: ColorScheme) -> Double {
    Contrast.ratio(foreground.color(in: scheme), background.color(in: scheme))
  }

  /// Whether the ratio, unrounded, is enough.
  public func passes(in scheme: ColorScheme) -> Bool {
    minimum.map { ratio(in: scheme) >= $0 } ?? true
  }

  /// Every pair that the six variants draw on a page of `bg/white-0`.
  public static let drawn: [ContrastPair] =
    RowState.allCases.flatMap(texts) + [
      ContrastPair(
        part: .edge, states: [.default], foreground: .borderSoft100, background: .bgWhite0,
        minimum: nil, criterion: nil),
      ContrastPair(
        part: .fill, states: [.pressed, .active], foreground: .bgWeak50, background: .bgWhite0,
        minimum: nil, criterion: nil),
    ]

  private static func texts(_ state: RowState) -> [ContrastPair] {
    let style = RowStyle(state)
    func pair(_ part: Part, _ color: ColorToken, _ minimum: Double, _ criterion: String) -> Self {
      ContrastPair(
        part: part, states: [state], foreground: color, background: style.fill, minimum: minimum,
        criterion: criterion)
    }
    let description = pair(.description, style.descriptionColor, 4.5, "1.4.3")
    return [pair(.title, style.titleColor, 4.5, "1.4.3")]
      + (style.showsDescription ? [description] : [])
      + [
        pair(.chevron, style.chevronColor, 3, "1.4.11"),
        pair(.icon, style.iconColor, 3, "1.4.11"),
      ]
  }
}
