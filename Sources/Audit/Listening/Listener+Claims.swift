import ScreenReaders
import Semantics

/// A raw tree shows one moment and answers nothing, so that nobody knows what opens what. What can
/// be judged are the nodes that say of themselves that they open.
extension Listener {
  func claims(in moment: Moment) -> [HeardTrigger] {
    moment.tree.all.filter { $0.claimsToOpen(Reader.kind, words) }.map { node in
      let title = title(of: node, in: moment.tree)
      let header = Header(trigger: node.id, panel: nil, title: title, in: moment)
      let told = node.exposedState(Reader.kind, words)
      let look = HeaderLook(isOpen: told.map { $0 != .collapsed }, header: header, moment: moment)
      return HeardTrigger(
        id: node.id, panel: nil, title: title, isEnabled: node.isEnabled, doesSomethingElse: false,
        leaves: [], leafTexts: [:], closed: look, open: look, first: look, byCode: [],
        carriers: told == nil ? [] : [node.id], activating: [], played: nil, alike: [],
        isClaim: true)
    }
  }

  /// The text that people see: the node's own, else the first inside it, else what it is called.
  private func title(of node: ExposedNode, in tree: ExposedTree) -> String {
    if let text = node.text, !text.isEmpty { return text }
    let inside = tree.subtree(at: node.id).dropFirst().first { member in
      member.role != .image && !(member.ownName ?? "").isEmpty
    }
    return inside?.ownName ?? node.label ?? ""
  }
}

extension ExposedNode {
  /// Says by a property that it is open or shut, or by its words that a tap expands it.
  func claimsToOpen(_ reader: ReaderKind, _ words: AuditWords) -> Bool {
    // A drop-down list opens over the screen, and is no disclosure.
    guard role != .dropDown else { return false }
    if status != nil || offersExpand || offersCollapse { return true }
    if value.flatMap(words.strongState) != nil { return true }
    guard isActivatable || role.isControl else { return false }
    return [hint, clickLabel].compactMap { $0 }.contains(where: words.isAboutExpanding)
      || ownName.map { words.tellsStrongState(inName: $0) || words.beginsWithStemOfState($0) }
        == true
  }
}
