import Accordions
public import PlatformTrees
import Semantics

/// A `LinearLayout` whose accessibility delegate offers expand or collapse.
public struct ViewsDelegateExpandCollapse: AndroidImplementation, ViewsImplementation {
  public let card = ImplementationCard(
    "views.delegateExpandCollapse", on: .android, title: "Views delegate with expand and collapse",
    source: "androidx ViewCompat.setAccessibilityDelegate; setupdesign ExpandableItem",
    evidence: .platformSource,
    advice: "State and change are spoken; report the class of a Button, so that the role is.",
    isSound: false)
  public let minimum = AndroidAPI(21)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.layout()
    header.element.actions.append(context.disclosureAction(isOpen: isOpen))
    return context.row(header, isOpen: isOpen)
  }
}
