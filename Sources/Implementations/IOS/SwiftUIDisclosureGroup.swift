public import Accordions
public import PlatformTrees
public import Semantics

/// SwiftUI's `DisclosureGroup`, by the rules of a `List` where the rows stand in one.
public struct SwiftUIDisclosureGroup: IOSImplementation {
  public let card = ImplementationCard(
    "swiftui.disclosureGroup", on: .ios, title: "SwiftUI DisclosureGroup",
    source: "AccessibilitySnapshot PR 324, reference images of a List on iOS 17.5, 18.5 and 26.2",
    evidence: .published,
    advice: "Use it, in a List: role, heading, state and hint come with it from iOS 18.",
    isSound: true)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func evidence(for presentation: Accordion.Presentation) -> Evidence {
    switch presentation {
    case .list: card.evidence
    case .stack: .modelled
    }
  }

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    switch context.accordion.presentation {
    case .stack: context.disclosure(isOpen: isOpen, .button)
    case .list where context.setting.version < .ios18: context.twoStops(isOpen: isOpen)
    case .list: context.disclosure(isOpen: isOpen, [.button, .header])
    }
  }
}

extension RowContext<IOSVersion> {
  /// iOS 17: the title is a heading with the state, the chevron a button without a name.
  fileprivate func twoStops(isOpen: Bool) -> [Subtree<IOSElement>] {
    var header = header(.header)
    header.expandedStatus = isOpen ? .expanded : .collapsed
    var chevron = IOSElement(id: id(.chevron))
    chevron.traits = row.isEnabled ? .button : [.button, .notEnabled]
    return nodes(header, isOpen: isOpen, chevron: chevron)
  }
}
