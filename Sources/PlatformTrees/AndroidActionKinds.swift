/// Kinds of actions as a set: they are asked for far more often than the actions are written.
public struct AndroidActionKinds: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64

  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The kinds of these actions.
  @inlinable public init(_ actions: [AndroidAction]) {
    self.init(rawValue: actions.reduce(0) { $0 | $1.kind.bit })
  }

  /// A set of kinds.
  @inlinable public init(of kinds: AndroidAction.Kind...) {
    self.init(rawValue: kinds.reduce(0) { $0 | $1.bit })
  }

  /// Whether the set holds a kind.
  @inlinable public func contains(_ kind: AndroidAction.Kind) -> Bool { rawValue & kind.bit != 0 }
}

extension AndroidAction.Kind {
  /// Where the kind stands in a set of kinds.
  @inlinable var bit: UInt64 {
    let place: UInt64 =
      switch self {
      case .click: 0
      case .longClick: 1
      case .focus: 2
      case .clearFocus: 3
      case .select: 4
      case .clearSelection: 5
      case .accessibilityFocus: 6
      case .clearAccessibilityFocus: 7
      case .expand: 8
      case .collapse: 9
      case .dismiss: 10
      case .scrollForward: 11
      case .scrollBackward: 12
      case .scrollUp: 13
      case .scrollDown: 14
      case .scrollLeft: 15
      case .scrollRight: 16
      case .scrollToPosition: 17
      case .scrollInDirection: 18
      case .setProgress: 19
      case .setSelection: 20
      case .setText: 21
      case .copy: 22
      case .cut: 23
      case .paste: 24
      case .nextAtGranularity: 25
      case .previousAtGranularity: 26
      case .nextHTMLElement: 27
      case .previousHTMLElement: 28
      case .showOnScreen: 29
      case .pageUp: 30
      case .pageDown: 31
      case .pageLeft: 32
      case .pageRight: 33
      case .imeEnter: 34
      case .dragStart: 35
      case .dragDrop: 36
      case .dragCancel: 37
      case .showTooltip: 38
      case .hideTooltip: 39
      case .contextClick: 40
      case .pressAndHold: 41
      case .moveWindow: 42
      case .showTextSuggestions: 43
      case .custom: 44
      }
    return 1 << place
  }
}
