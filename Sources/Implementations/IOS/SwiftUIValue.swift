import Accordions
public import PlatformTrees
import Semantics

/// A SwiftUI `Button` with `accessibilityValue("Collapsed")`.
public struct SwiftUIValue: IOSImplementation {
  public let card = ImplementationCard(
    "swiftui.value", on: .ios, title: "SwiftUI button, state as value",
    source: "AccessibilitySnapshot, UIAccessibility+SnapshotAdditions: value before role",
    evidence: .published,
    advice: "Works without a native hint; translate the value, or use DisclosureGroup.",
    isSound: true)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    context.valued(context.setting.words.state(isOpen: isOpen), isOpen: isOpen)
  }
}
