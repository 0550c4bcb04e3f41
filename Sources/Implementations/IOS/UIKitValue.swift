import Accordions
public import PlatformTrees
import Semantics

/// A `UIButton` whose `accessibilityValue` is the state.
public struct UIKitValue: IOSImplementation {
  public let card = ImplementationCard(
    "uikit.value", on: .ios, title: "UIKit button, state as value",
    source: "AccessibilitySnapshot, UIAccessibility+SnapshotAdditions: value before role",
    evidence: .published,
    advice: "The way before iOS 18; from there use accessibilityExpandedStatus.",
    isSound: true)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    context.valued(context.setting.words.state(isOpen: isOpen), isOpen: isOpen)
  }
}
