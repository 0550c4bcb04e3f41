import Accordions
import PlatformTrees

extension RowContext<AndroidAPI> {
  /// The node that is clicked. A disabled view stays clickable and offers no click.
  func header(
    _ className: String, flags: AndroidFlags = .clickable,
    actions: [AndroidAction] = [AndroidAction(.click)]
  ) -> AndroidNode {
    var header = AndroidNode(id: row.id, className: className)
    header.flags = flags.union(.visibleToUser)
    header.language = row.language
    if row.isEnabled {
      header.flags.insert(.enabled)
      header.actions = actions
    }
    return header
  }

  /// A text of the row in a view of its own.
  func text(_ part: RowPart, _ text: String) -> Subtree<AndroidNode> {
    var node = AndroidNode(id: id(part), className: "android.widget.TextView", text: text)
    node.language = row.language
    return Subtree(node)
  }

  /// A header, and the description below it while the row is open.
  func row(_ header: Subtree<AndroidNode>, isOpen: Bool) -> [Subtree<AndroidNode>] {
    let description = description(isOpen: isOpen)
    return description.isEmpty ? [header] : [header] + description
  }

  /// The description, while the row is open.
  func description(isOpen: Bool) -> [Subtree<AndroidNode>] {
    isOpen && !row.description.isEmpty ? [text(.description, row.description)] : []
  }

  /// The action that the row offers: to expand while closed, to collapse while open.
  func disclosureAction(isOpen: Bool) -> AndroidAction {
    AndroidAction(isOpen ? .collapse : .expand)
  }

  /// What the header says about itself.
  func event(_ kind: AndroidEvent.Kind, _ changes: ContentChanges = []) -> AndroidEvent {
    AndroidEvent(kind, source: row.id, changes: changes)
  }

  /// That something changed below the container.
  var subtreeChanged: AndroidEvent {
    AndroidEvent(.windowContentChanged, source: accordion.id, changes: .subtree)
  }
}
