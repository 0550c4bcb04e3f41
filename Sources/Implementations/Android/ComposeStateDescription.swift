import Accordions
public import PlatformTrees
import Semantics

/// Compose: `clickable(role = Role.Button)` with a state description and no actions.
public struct ComposeStateDescription: AndroidImplementation, ComposeImplementation {
  public let card = ImplementationCard(
    "compose.stateDescription", on: .android, title: "Compose button with state description",
    source: "androidx AndroidComposeViewAccessibilityDelegateCompat.android.kt",
    evidence: .platformSource,
    advice: "State and change are spoken once; add expand and collapse for the actions menu.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.clickable(role: Compose.button)
    header.element.stateDescription = context.setting.words.state(isOpen: isOpen)
    return context.row(header, isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    context.stateChanged
  }
}
