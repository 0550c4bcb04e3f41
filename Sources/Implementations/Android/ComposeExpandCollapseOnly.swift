import Accordions
public import PlatformTrees
import Semantics

/// Compose: `clickable` without a role, with `expand {}` or `collapse {}` in its semantics.
public struct ComposeExpandCollapseOnly: AndroidImplementation, ComposeImplementation {
  public let card = ImplementationCard(
    "compose.expandCollapseOnly", on: .android, title: "Compose expand and collapse actions",
    source: "androidx AndroidComposeViewAccessibilityDelegateCompat.android.kt",
    evidence: .platformSource,
    advice: "Works; add role = Role.Button, so that the row is called a button.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.clickable()
    if context.row.isEnabled {
      header.element.actions.append(context.disclosureAction(isOpen: isOpen))
    }
    return context.row(header, isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    [context.somethingChanged]
  }
}
