public import Accordions

/// How a node looks, as far as that decides whether people can perceive it.
public struct NodeLook: Sendable, Hashable {
  /// How the focus of a keyboard or a switch shows.
  public enum FocusRing: String, Sendable, CaseIterable {
    case visible
    case none
    /// Drawn, and hidden behind what lies next to it.
    case covered
  }

  /// Of its text or glyph.
  public var foreground: Color?
  /// Of what is behind that.
  public var background: Color?
  public var focusRing: FocusRing?
  /// Its text ends in an ellipsis or is cut at the largest text size.
  public var isTruncated = false
  /// Its movement stays as it is where a person asked for less.
  public var ignoresReducedMotion = false
  /// It points to a side and stays so in a script that runs the other way.
  public var ignoresDirection = false

  public init() {}
}
