import Accordions
public import PlatformTrees
import Semantics

/// A `UIButton` with `accessibilityExpandedStatus`, which older systems do not know.
public struct UIKitExpandedStatus: IOSImplementation {
  public let card = ImplementationCard(
    "uikit.expandedStatus", on: .ios, title: "UIKit button with accessibilityExpandedStatus",
    source: "AccessibilitySnapshot PR 324, ExpandedStatusDescriptionTests;"
      + " Apple, UIAccessibility.ExpandedStatus",
    evidence: .published,
    advice: "Use it in UIKit from iOS 18; below, give the state as value.",
    isSound: true)
  public let minimum = IOSVersion.ios18

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    if context.setting.version < minimum { return context.plain(.button, isOpen: isOpen) }
    return context.disclosure(isOpen: isOpen, .button)
  }
}
