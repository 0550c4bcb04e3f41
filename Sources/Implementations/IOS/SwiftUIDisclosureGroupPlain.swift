import Accordions
public import PlatformTrees
import Semantics

/// SwiftUI's `DisclosureGroup` outside a `List`, whatever holds the rows.
public struct SwiftUIDisclosureGroupPlain: IOSImplementation {
  public let card = ImplementationCard(
    "swiftui.disclosureGroup.plain", on: .ios, title: "SwiftUI DisclosureGroup outside a List",
    source: "CVS Health ios-swiftui-accessibility-techniques, Accordions: state and hint; the"
      + " button role is modelled",
    evidence: .modelled,
    advice: "State and hint are spoken; listen on a device which role words come with them.",
    isSound: true)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    context.disclosure(isOpen: isOpen, .button)
  }
}
