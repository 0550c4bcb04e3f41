import Accordions
public import PlatformTrees
import Semantics

/// Flutter's `Semantics(expanded:)` with `onExpand` and `onCollapse`, which only API 36 is told.
public struct FlutterSemanticsExpanded: AndroidImplementation, FlutterImplementation {
  public let card = ImplementationCard(
    "flutter.semanticsExpanded", on: .android, title: "Flutter Semantics(expanded:)",
    source: "Flutter GenericRoleConfigurator.java; issue 174981, PR 185305",
    evidence: .platformSource,
    advice: "Nothing below API 36, and the change is silent; announce it as well.",
    isSound: false)
  public let minimum = AndroidAPI(36)

  public init() {}

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    var header = context.tile([context.row.title])
    if context.setting.version >= minimum {
      header.expandedState = isOpen ? .expanded : .collapsed
      if context.row.isEnabled {
        header.actions.append(context.disclosureAction(isOpen: isOpen))
      }
    }
    return [Subtree(header)]
      + context.label(.description, context.row.description, isShown: isOpen)
  }

  func changeEvents(in context: RowContext<AndroidAPI>) -> [AndroidEvent] {
    context.setting.version >= minimum ? [context.event(.windowContentChanged, .expanded)] : []
  }
}
