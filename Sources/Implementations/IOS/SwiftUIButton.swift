import Accordions
public import PlatformTrees
import Semantics

/// A SwiftUI `Button` that toggles and says nothing about it.
public struct SwiftUIButton: IOSImplementation {
  public let card = ImplementationCard(
    "swiftui.button", on: .ios, title: "SwiftUI button without state",
    source: "Reports of accordions without state: NetNewsWire issue 2242, Orange ods-ios issue"
      + " 581",
    evidence: .published,
    advice: "Nobody hears whether it is open; add the state, or use DisclosureGroup.",
    isSound: false)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    context.plain(.button, isOpen: isOpen)
  }
}
