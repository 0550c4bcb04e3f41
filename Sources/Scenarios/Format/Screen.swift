public import Accordions
public import Implementations
public import PlatformTrees
public import Playing
public import ScreenReaders
public import Semantics

/// What is on the display when a scenario begins.
public enum Screen: Sendable {
  case accordion(AccordionSetup)
  case nodes(NodesScreen)
  /// A tree as the platform holds it, for one platform or for both.
  case raw(ios: IOSTree?, android: AndroidScreen?)

  /// The readers that can read it.
  public var readers: [ReaderKind] {
    switch self {
    case .accordion, .nodes: ReaderKind.allCases
    case .raw(let ios, let android):
      (ios == nil ? [] : [.voiceOver]) + (android == nil ? [] : [.talkBack])
    }
  }
}

/// A stack of accordion rows, and how each platform's app shows it.
public struct AccordionSetup: Sendable, Hashable {
  public var accordion: Accordion
  /// The id of the implementation on iOS.
  public var ios: String
  /// The id of the implementation on Android.
  public var android: String
  /// The words that the app brings along for states and actions.
  public var words = DisclosureWords.english
  public var reducedMotion = false
  /// Between a tap and the change of the tree, milliseconds; nil for what the framework needs.
  public var latency: Milliseconds?

  /// A stack in its recommended implementations.
  public init(_ accordion: Accordion) {
    self.accordion = accordion
    ios = Catalogue.ios.first?.card.id ?? ""
    android = Catalogue.android.first?.card.id ?? ""
  }
}
