import Accordions
public import PlatformTrees
import Semantics

/// A `LinearLayout` with a state description and the action to expand or collapse.
public struct ViewsStateDescription: AndroidImplementation, ViewsImplementation {
  public let card = ImplementationCard(
    "views.stateDescription", on: .android, title: "Views with state description and actions",
    source: "Android View.setStateDescription, from memory", evidence: .modelled,
    advice: "Says the state twice; leave the state description out and keep the actions.",
    isSound: false)
  public let minimum = AndroidAPI(30)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.layout()
    header.element.actions.append(context.disclosureAction(isOpen: isOpen))
    if context.setting.version >= minimum {
      header.element.stateDescription = context.setting.words.state(isOpen: isOpen)
    }
    return context.row(header, isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    context.setting.version >= minimum
      ? [context.event(.windowContentChanged, .stateDescription)] : []
  }
}
