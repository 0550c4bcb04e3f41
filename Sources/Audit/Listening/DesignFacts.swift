public import Accordions
import Semantics

/// What the design of an accordion decides, whatever it is built with.
public struct DesignFacts: Sendable {
  /// Two colours that touch, at a moment.
  public struct Pair: Sendable, Hashable {
    public var part: ContrastPair.Part
    /// Such as "Default, light", or "120 ms after the tap, dark".
    public var moment: String
    public var foreground: Color
    public var background: Color
    /// The ratio that WCAG asks for.
    public var minimum: Double

    /// The ratio, from 1 to 21.
    public var ratio: Double { Contrast.ratio(foreground, background) }
    /// Compared unrounded: 2.99 is not 3.
    public var passes: Bool { ratio >= minimum }
  }

  public var accordion: Accordion
  /// Every pair that carries meaning, in every state and on the way between them.
  public var pairs: [Pair]
  /// Whether a focused look is drawn. The design page has none.
  public var hasFocusLook = false
  /// A height that rows keep whatever the text size; nil where they grow.
  public var fixedHeight: Double?
  public var measure: any TextMeasuring & Sendable

  public init(
    _ accordion: Accordion, measuredBy measure: any TextMeasuring & Sendable = InterWidths()
  ) {
    self.accordion = accordion
    self.measure = measure
    pairs = ColorScheme.allCases.flatMap { Self.resting($0) + Self.moving($0) }
  }

  private static func resting(_ scheme: ColorScheme) -> [Pair] {
    ContrastPair.drawn.compactMap { pair in
      pair.minimum.map { minimum in
        Pair(
          part: pair.part,
          moment: "\(pair.states.map(\.rawValue).joined(separator: ", ")), \(scheme.rawValue)",
          foreground: pair.foreground.color(in: scheme),
          background: pair.background.color(in: scheme), minimum: minimum)
      }
    }
  }

  /// The chevron on its fill, each 20 ms of both transitions.
  private static func moving(_ scheme: ColorScheme) -> [Pair] {
    [(RowState.default, RowState.active), (.active, .default)].flatMap { from, to in
      stride(from: 20, to: Metrics.transition, by: 20).map { time in
        var motion = RowMotion(from)
        motion.move(to: to, at: 0)
        let look = motion.look(at: time)
        return Pair(
          part: .chevron, moment: "\(time) ms on the way to \(to.rawValue), \(scheme.rawValue)",
          foreground: look.chevronColor(in: scheme), background: look.fill(in: scheme), minimum: 3)
      }
    }
  }
}
