public import Accordions
public import PlatformTrees
public import Playing
public import ScreenReaders

/// What is on the display when a scenario begins.
public enum Screen: Sendable {
  case accordion(AccordionScreen)
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

/// A stack of accordion rows, and how each platform's framework shows it.
public struct AccordionScreen: Sendable, Hashable {
  public var accordion: Accordion
  /// The id of the implementation on iOS.
  public var ios: String
  /// The id of the implementation on Android.
  public var android: String

  public init(_ accordion: Accordion, ios: String, android: String) {
    self.accordion = accordion
    self.ios = ios
    self.android = android
  }
}
