import Accordions
public import PlatformTrees
import Semantics

/// Compose Material 3: `SegmentedListItem` with `onClick`.
public struct ComposeM3SegmentedListItem: AndroidImplementation, ComposeImplementation {
  public let card = ImplementationCard(
    "compose.m3.segmentedListItem", on: .android, title: "Material 3 SegmentedListItem",
    source: "androidx Material 3 InteractiveListItem.kt", evidence: .platformSource,
    advice: "Has no expanded parameter; add expand and collapse in its semantics.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    [context.clickable()] + context.description(isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] { [] }
}
