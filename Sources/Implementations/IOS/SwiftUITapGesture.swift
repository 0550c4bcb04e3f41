import Accordions
public import PlatformTrees
import Semantics

/// A SwiftUI `Text` with `onTapGesture`: a double tap reaches it as a tap on its middle.
public struct SwiftUITapGesture: IOSImplementation {
  public let card = ImplementationCard(
    "swiftui.tapGesture", on: .ios, title: "SwiftUI text with a tap gesture",
    source: "Inferred from Text being static text and from VoiceOver tapping the activation point",
    evidence: .modelled,
    advice: "Sounds like plain text; make it a Button with a state, or use DisclosureGroup.",
    isSound: false)
  public let minimum = IOSVersion.ios17

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<IOSVersion>) -> [Subtree<IOSElement>] {
    context.plain(.staticText, isOpen: isOpen)
  }
}
