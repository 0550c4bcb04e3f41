public import Accordions
public import PlatformTrees
import Semantics

/// A group of `ExpandableListView`: its items are siblings, and a toggle numbers all later rows
/// anew.
public struct ViewsExpandableListViewGroup: AndroidImplementation {
  public let card = ImplementationCard(
    "views.expandableListView.group", on: .android, title: "ExpandableListView group",
    source: "Inferred from ExpandableListView and AbsListView.ListItemAccessibilityDelegate of an"
      + " Android 14 vendor framework",
    evidence: .modelled,
    advice: "The change is silent and the offered action does nothing; replace the widget.",
    isSound: false)
  public let minimum = AndroidAPI(34)

  public init() {}

  public func container(
    of accordion: Accordion, states: [RowState], setting: AppSetting<AndroidAPI>
  ) -> AndroidNode {
    list(of: accordion, items: accordion.rows.count + opened(in: accordion, states))
  }

  public func nodes(isOpen: Bool, in context: RowContext<AndroidAPI>) -> [Subtree<AndroidNode>] {
    group(isOpen: isOpen, item: flatIndex(of: context.index, in: context), in: context)
  }

  public func screen(
    of accordion: Accordion, states: [RowState], setting: AppSetting<AndroidAPI>
  ) -> Subtree<AndroidNode> {
    var rows: [Subtree<AndroidNode>] = []
    for index in accordion.rows.indices {
      let context = RowContext(
        accordion: accordion, states: states, index: index, setting: setting)
      rows += group(isOpen: context.isOpen, item: rows.count, in: context)
    }
    return Subtree(list(of: accordion, items: rows.count), rows)
  }

  /// A click toggles without being told; the offered actions are not handled.
  public func answer(_ request: RowRequest, in context: RowContext<AndroidAPI>)
    -> RowAnswer<AndroidNode, AndroidEvent>
  {
    switch request {
    case .expand, .collapse: return RowAnswer(isOpen: context.isOpen)
    case .activate, .set:
      let isOpen = target(request, in: context)
      let change = AndroidReaction(
        delay: context.setting.latency ?? 0,
        changes: changes(to: isOpen, in: context) + renumbering(isOpen: isOpen, in: context),
        posts: [context.subtreeChanged])
      return RowAnswer(isOpen: isOpen, reactions: [change])
    }
  }

  private func list(of accordion: Accordion, items: Int) -> AndroidNode {
    var node = AndroidNode(id: accordion.id, className: "android.widget.ExpandableListView")
    node.contentDescription = accordion.name
    node.collectionInfo = CollectionInfo(rowCount: items, columnCount: 1)
    return node
  }

  private func group(isOpen: Bool, item: Int, in context: RowContext<AndroidAPI>)
    -> [Subtree<AndroidNode>]
  {
    var header = context.header("android.widget.TextView")
    header.text = context.row.title
    header.collectionItemInfo = CollectionItemInfo(rowIndex: item)
    if context.row.isEnabled {
      header.actions = [
        AndroidAction(.select), AndroidAction(.click), context.disclosureAction(isOpen: isOpen),
      ]
    }
    return [Subtree(header)]
      + context.description(isOpen: isOpen).map { child in
        var child = child
        child.element.collectionItemInfo = CollectionItemInfo(rowIndex: item + 1)
        return child
      }
  }

  /// The new count of the list, and the new places of the rows behind.
  private func renumbering(isOpen: Bool, in context: RowContext<AndroidAPI>)
    -> [TreeChange<AndroidNode>]
  {
    var states = context.states
    states[context.index] = RowState(isOpen: isOpen)
    var item = flatIndex(of: context.index, in: context)
    var changes: [TreeChange<AndroidNode>] = [
      .update(
        container(of: context.accordion, states: states, setting: context.setting))
    ]
    for index in context.index..<states.count {
      let row = RowContext(
        accordion: context.accordion, states: states, index: index, setting: context.setting)
      let nodes = group(isOpen: row.isOpen, item: item, in: row)
      if index > context.index { changes += nodes.map { .update($0.element) } }
      item += nodes.count
    }
    return changes
  }

  private func flatIndex(of row: Int, in context: RowContext<AndroidAPI>) -> Int {
    row + zip(context.accordion.rows, context.states).prefix(row).count(where: hasChild)
  }

  private func opened(in accordion: Accordion, _ states: [RowState]) -> Int {
    zip(accordion.rows, states).count(where: hasChild)
  }

  private func hasChild(_ row: AccordionRow, _ state: RowState) -> Bool {
    state.isOpen && !row.description.isEmpty
  }
}
