import Accordions
public import PlatformTrees
import Semantics

/// Compose: `toggleable` without a role.
public struct ComposeToggleable: AndroidImplementation, ComposeImplementation {
  public let card = ImplementationCard(
    "compose.toggleable", on: .android, title: "Compose toggleable",
    source: "androidx AndroidComposeViewAccessibilityDelegateCompat.android.kt",
    evidence: .platformSource,
    advice: "Says checked for open; use clickable with expand and collapse.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.clickable()
    header.element.flags.insert(.checkable)
    header.element.checked = isOpen ? .checked : .unchecked
    return context.row(header, isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    [context.event(.windowContentChanged, .checked), context.somethingChanged]
  }
}
