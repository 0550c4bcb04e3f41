import Accordions
public import PlatformTrees
import Semantics

/// Compose: a button with a click label, a state description and expand or collapse.
public struct ComposeFull: AndroidImplementation, ComposeImplementation {
  public let card = ImplementationCard(
    "compose.full", on: .android, title: "Compose button with state description and actions",
    source: "androidx AndroidComposeViewAccessibilityDelegateCompat.android.kt",
    evidence: .platformSource,
    advice: "Says the state twice; leave the state description out and keep the actions.",
    isSound: true)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    let words = context.setting.words
    var header = context.clickable(
      role: Compose.button, clickLabel: words.action(isOpen: isOpen))
    header.element.stateDescription = words.state(isOpen: isOpen)
    if context.row.isEnabled {
      header.element.actions.append(context.disclosureAction(isOpen: isOpen))
    }
    return context.row(header, isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    context.stateChanged + [context.somethingChanged]
  }
}
