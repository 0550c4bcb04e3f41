import Accordions
public import PlatformTrees
import Semantics

/// React Native's old renderer (Paper): the state is looked up as an English value.
public struct ReactNativePaper: IOSImplementation {
  public let card = ImplementationCard(
    "reactNative.paper", on: .ios, title: "React Native, old renderer (Paper)",
    source: "React Native RCTView.m: accessibilityState.expanded as a localised value",
    evidence: .platformSource,
    advice: "Works in English; give accessibilityValue in the app's language elsewhere.",
    isSound: true)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    context.valued(isOpen ? "expanded" : "collapsed", isOpen: isOpen)
  }
}
