import PlatformTrees

/// What a node is to TalkBack: decided by its class, its range, its actions and its collection.
enum TalkBackRole: Sendable {
  case none, button, checkBox, dropDownList, editText, grid, image, imageButton, list, radioButton
  case seekControl, `switch`, tabBar, toggleButton, viewGroup, webView, pager, checkedTextView
  case progressBar, numberPicker, scrollView, horizontalScrollView, keyboardKey, textEntryKey

  /// Role.java: the first rule that fits decides.
  static func of(_ node: AndroidNode) -> TalkBackRole {
    guard !node.flags.contains(.textEntryKey) else { return .textEntryKey }
    return ofControl(node.widget, node) ?? ofContainer(node.widget, node)
  }

  private static func ofControl(_ widget: AndroidWidget, _ node: AndroidNode) -> TalkBackRole? {
    switch widget {
    case .imageView: node.flags.contains(.clickable) ? .imageButton : .image
    case .switch: .switch
    case .toggleButton: .toggleButton
    case .radioButton: .radioButton
    case .compoundButton: .checkBox
    case .button: .button
    case .checkedTextView: .checkedTextView
    case .editText:
      node.flags.contains(.enabled) && !node.flags.contains(.editable)
        ? TalkBackRole.none : .editText
    case .seekBar: .seekControl
    case .progressBar, .keyboardKey, .webView, .tabWidget, .horizontalScrollView, .scrollView,
      .viewPager, .numberPicker, .spinner, .gridView, .absListView, .viewGroup, .other:
      ofRange(widget, node)
    }
  }

  private static func ofRange(_ widget: AndroidWidget, _ node: AndroidNode) -> TalkBackRole? {
    if node.hasValidRange { return node.supports(.setProgress) ? .seekControl : .progressBar }
    return widget == .progressBar ? .progressBar : nil
  }

  private static func ofContainer(_ widget: AndroidWidget, _ node: AndroidNode) -> TalkBackRole {
    switch widget {
    case .keyboardKey: .keyboardKey
    case .webView: .webView
    case .tabWidget: .tabBar
    case .horizontalScrollView where node.collectionInfo == nil: .horizontalScrollView
    case .scrollView: .scrollView
    case .viewPager: .pager
    case .numberPicker: .numberPicker
    case .spinner: .dropDownList
    case .gridView: .grid
    case .absListView: .list
    case .viewGroup, .horizontalScrollView: ofCollection(node) ?? .viewGroup
    case .imageView, .switch, .toggleButton, .radioButton, .compoundButton, .button,
      .checkedTextView, .editText, .seekBar, .progressBar, .other:
      ofCollection(node) ?? .none
    }
  }

  private static func ofCollection(_ node: AndroidNode) -> TalkBackRole? {
    if node.supportsPaging { return .pager }
    guard let collection = node.collectionInfo else { return nil }
    return collection.rowCount > 1 && collection.columnCount > 1 ? .grid : .list
  }
}

extension AndroidNode {
  /// What the node is to TalkBack.
  var role: TalkBackRole { TalkBackRole.of(self) }
}
