import Accordions
public import PlatformTrees
import Semantics

/// A `LinearLayout` with a click listener around title and description.
public struct ViewsClickOnly: AndroidImplementation, ViewsImplementation {
  public let card = ImplementationCard(
    "views.clickOnly", on: .android, title: "Views with a click listener alone",
    source: "Android View.performClick, from memory", evidence: .modelled,
    advice: "No role, no state; add expand and collapse actions through a delegate.",
    isSound: false)
  public let minimum = AndroidAPI(1)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    [context.layout(body: context.description(isOpen: isOpen))]
  }
}
