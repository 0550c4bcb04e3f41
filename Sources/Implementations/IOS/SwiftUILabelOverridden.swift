public import Accordions
public import PlatformTrees
public import Semantics

/// SwiftUI's `DisclosureGroup` with an `accessibilityLabel` of its own, which every text inside
/// takes over.
public struct SwiftUILabelOverridden: IOSImplementation {
  public let card = ImplementationCard(
    "swiftui.labelOverridden", on: .ios, title: "SwiftUI DisclosureGroup, label overridden",
    source: "CVS Health ios-swiftui-accessibility-techniques, Accordions: the label replaces the"
      + " text of the content",
    evidence: .published,
    advice: "The answer is never heard; put the label on the title alone, or use a hint.",
    isSound: false)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func evidence(for presentation: Accordion.Presentation) -> Evidence {
    SwiftUIDisclosureGroup().evidence(for: presentation).weaker(card.evidence)
  }

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    SwiftUIDisclosureGroup().nodes(isOpen: isOpen, in: context).map { node in
      var node = node
      if node.element.id == context.id(.description) { node.element.label = context.row.title }
      return node
    }
  }
}
