import Accordions
public import PlatformTrees
import Semantics

/// A `LinearLayout` with API 36's expanded state and the action to expand or collapse.
public struct ViewsExpandedState36: AndroidImplementation, ViewsImplementation {
  public let card = ImplementationCard(
    "views.expandedState36", on: .android, title: "Views with the expanded state of API 36",
    source: "Android API difference report 36; Chromium ContextMenuHeaderTextView",
    evidence: .platformSource,
    advice: "Keep the actions beside the state: TalkBack's open source reads only them.",
    isSound: false)
  public let minimum = AndroidAPI(36)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.layout()
    header.element.actions.append(context.disclosureAction(isOpen: isOpen))
    if context.setting.version >= minimum {
      header.element.expandedState = isOpen ? .expanded : .collapsed
    }
    return context.row(header, isOpen: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    context.setting.version >= minimum ? [context.event(.windowContentChanged, .expanded)] : []
  }
}
