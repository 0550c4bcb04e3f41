public import Accordions
public import PlatformTrees
import Semantics

/// React Native: `accessibilityRole="button"` with `accessibilityState={{expanded}}`.
public struct ReactNativeExpanded: AndroidImplementation {
  public let card = ImplementationCard(
    "reactNative.expanded", on: .android, title: "React Native with expanded state",
    source: "React Native ReactAccessibilityDelegate.kt and BaseViewManager.java",
    evidence: .platformSource,
    advice: "Works while JavaScript is quick; handle the expand and collapse actions yourself.",
    isSound: false)
  public let minimum = AndroidAPI(21)
  /// From a click to the tree that JavaScript rendered anew, milliseconds. Modelled.
  private static let render = 50

  public init() {}

  public func container(
    of accordion: Accordion, states: [RowState], setting: AppSetting<AndroidAPI>
  ) -> AndroidNode {
    var node = AndroidNode(id: accordion.id, className: "android.view.ViewGroup")
    node.contentDescription = accordion.name
    return node
  }

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    [Subtree(header(offersCollapse: isOpen, in: context))] + context.description(isOpen: isOpen)
  }

  /// A click is told before JavaScript renders. The actions flip the native state and reach no
  /// JavaScript, so that the state lies until the next render.
  public func answer(_ request: RowRequest, in context: RowContext<AndroidAPI>)
    -> RowAnswer<AndroidNode, AndroidEvent>
  {
    switch request {
    case .expand, .collapse:
      let lie = header(offersCollapse: request == .expand, in: context)
      return RowAnswer(
        isOpen: context.isOpen, reactions: [AndroidReaction(changes: [.update(lie)])])
    case .activate, .set:
      let isOpen = target(request, in: context)
      let click = request == .activate ? [context.event(.viewClicked)] : []
      let render = AndroidReaction(
        delay: context.setting.latency ?? Self.render, changes: changes(to: isOpen, in: context),
        posts: [context.subtreeChanged])
      return RowAnswer(
        isOpen: isOpen,
        reactions: (click.isEmpty ? [] : [AndroidReaction(posts: click)]) + [render])
    }
  }

  private func header(offersCollapse: Bool, in context: RowContext<AndroidAPI>) -> AndroidNode {
    var header = context.header("android.widget.Button", flags: [.clickable, .focusable])
    header.contentDescription = context.row.title
    header.actions.append(context.disclosureAction(isOpen: offersCollapse))
    return header
  }
}
