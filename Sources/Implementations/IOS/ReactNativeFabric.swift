import Accordions
public import PlatformTrees
import Semantics

/// React Native's new renderer (Fabric): "expanded" is a value, "collapsed" is lost.
public struct ReactNativeFabric: IOSImplementation {
  public let card = ImplementationCard(
    "reactNative.fabric", on: .ios, title: "React Native, new renderer (Fabric)",
    source: "React Native 0.84.1 RCTViewComponentView.mm; issue 56296, PR 56430",
    evidence: .platformSource,
    advice: "Closed rows are silent about it; set accessibilityValue for both states yourself.",
    isSound: false)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    context.valued(isOpen ? "expanded" : nil, isOpen: isOpen)
  }
}
