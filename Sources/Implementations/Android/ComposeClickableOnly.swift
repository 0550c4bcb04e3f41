import Accordions
public import PlatformTrees
import Semantics

/// Compose: `clickable` around title and description, and nothing else.
public struct ComposeClickableOnly: AndroidImplementation, ComposeImplementation {
  public let card = ImplementationCard(
    "compose.clickableOnly", on: .android, title: "Compose clickable alone",
    source: "androidx AndroidComposeViewAccessibilityDelegateCompat.android.kt",
    evidence: .platformSource,
    advice: "No role, no state; add role = Role.Button and expand or collapse.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    [context.clickable(body: context.description(isOpen: isOpen))]
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] { [] }
}
