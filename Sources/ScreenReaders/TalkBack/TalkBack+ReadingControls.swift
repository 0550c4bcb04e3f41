import PlatformTrees

/// The reading control and the node under the cursor (SelectorController.java).
extension TalkBack {
  /// Where the reading control stands.
  public var readingControl: ReadingControl { control.current }

  /// The control follows the cursor: to what a node offers, and back where it offers nothing.
  mutating func updateControl(
    for index: TreeIndex, _ node: AndroidNode, because cause: FocusCause
  ) {
    control.chosenAction = nil
    guard cause.switchesControl else { return }
    if let wanted = wantedControl(at: index, node) {
      guard wanted != control.current else { return }
      control.toRestore = control.current
      control.current = wanted
    } else if control.current.isContextual {
      restoreControl(at: index)
    }
  }

  private func wantedControl(at index: TreeIndex, _ node: AndroidNode) -> ReadingControl? {
    if isAllowed(.adjustableWidget, at: index) { return .adjustableWidget }
    guard node.role != .editText, isAllowed(.actions, at: index) else { return nil }
    return .actions
  }

  private mutating func restoreControl(at index: TreeIndex) {
    let wish = control.toRestore
    control.toRestore = nil
    if let wish, isAllowed(wish, at: index) {
      control.current = wish
    } else {
      control.current = offeredControls(at: index).first ?? .characters
    }
  }

  /// What the control can be turned to with the cursor on a node.
  func offeredControls(at index: TreeIndex?) -> [ReadingControl] {
    ReadingControl.allCases.filter { control in
      guard control.isContextual else { return control.isOnByDefault }
      return index.map { isAllowed(control, at: $0) } ?? false
    }
  }

  func isAllowed(_ control: ReadingControl, at index: TreeIndex) -> Bool {
    switch control {
    case .actions: preferences.showsActionsControl && hasMenuActions(at: index)
    case .adjustableWidget: isAdjustable(index)
    case .typo: role(of: index) == .editText
    case .characters, .words, .lines, .paragraphs, .headings, .controls, .links, .landmarks,
      .windows, .containers, .default, .speechRate:
      control.isOnByDefault
    }
  }

  private func isAdjustable(_ index: TreeIndex) -> Bool {
    role(of: index) == .seekControl
      || tree.ancestors(of: index).contains { role(of: $0) == .numberPicker }
  }
}
