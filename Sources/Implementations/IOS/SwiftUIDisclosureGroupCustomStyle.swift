import Accordions
public import PlatformTrees
import Semantics

/// SwiftUI's `DisclosureGroup` with a `DisclosureGroupStyle` of one's own around a `Button`.
public struct SwiftUIDisclosureGroupCustomStyle: IOSImplementation {
  public let card = ImplementationCard(
    "swiftui.disclosureGroup.customStyle", on: .ios,
    title: "SwiftUI DisclosureGroup with its own style",
    source: "CVS Health ios-swiftui-accessibility-techniques, Accordions: state and hint stay;"
      + " the button role is modelled",
    evidence: .modelled,
    advice: "Keeps state and hint; build the label from a Button, so that the role stays too.",
    isSound: true)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    context.disclosure(isOpen: isOpen, .button)
  }
}
