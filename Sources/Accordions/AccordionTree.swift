public import Semantics

extension Accordion {
  /// What the stack means, before a platform shows it.
  ///
  /// The description of a closed row is there and hidden (fact 2).
  public func tree(_ states: [RowState]) -> Node {
    var node = Node(id: id, role: presentation == .list ? .list : .group, name: name)
    node.children = zip(rows, states).map { $0.tree($1) }
    return node
  }
}

extension AccordionRow {
  /// What the row means: a button that opens a text.
  public func tree(_ state: RowState) -> Node {
    var header = Node(id: id, role: .button, name: title)
    header.expanded = state.isOpen ? .expanded : .collapsed
    header.isEnabled = isEnabled
    header.hint = hint
    header.language = language
    header.opens = RowPart.description.id(in: id)
    if isEnabled {
      header.actions = [.activate(label: nil), state.isOpen ? .collapse : .expand]
    }
    var text = Node(id: RowPart.description.id(in: id), role: .text, name: description)
    text.isHidden = !state.isOpen
    text.language = language
    return Node(id: RowPart.row.id(in: id), role: .listItem, children: [header, text])
  }
}
