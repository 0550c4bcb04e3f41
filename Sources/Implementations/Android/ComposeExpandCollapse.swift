import Accordions
public import PlatformTrees
import Semantics

/// Compose: `clickable(role = Role.Button)` with `expand {}` or `collapse {}` in its semantics.
public struct ComposeExpandCollapse: AndroidImplementation, ComposeImplementation {
  public let card = ImplementationCard(
    "compose.expandCollapse", on: .android, title: "Compose button with expand and collapse",
    source: "androidx AndroidComposeViewAccessibilityDelegateCompat.android.kt",
    evidence: .platformSource,
    advice: "Use it: role from the button, state and change from the offered action.",
    isSound: true)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.clickable(role: Compose.button)
    if context.row.isEnabled {
      header.element.actions.append(context.disclosureAction(isOpen: isOpen))
    }
    return context.row(header, isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    [context.somethingChanged]
  }
}
