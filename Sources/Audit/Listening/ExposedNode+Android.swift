import PlatformTrees
import Semantics

extension AndroidNode: Exposable {
  func exposed(parent: String?) -> ExposedNode {
    var node = ExposedNode(id: id, parent: parent)
    node.label = self.contentDescription
    node.text = self.text
    node.value = self.stateDescription
    node.hint = self.hintText
    node.status = self.expandedState
    node.offersExpand = offers(.expand)
    node.offersCollapse = offers(.collapse)
    node.customActions = self.actions.filter { $0.kind == .custom }.compactMap(\.label)
    node.clickLabel = self.actions.first { $0.kind == .click }?.label
    node.role = exposedRole
    node.isHeading = self.flags.contains(.heading)
    node.isSelected = self.flags.contains(.selected)
    node.checked = self.flags.contains(.checkable) ? self.checked : nil
    node.isEnabled = self.flags.contains(.enabled)
    node.live = self.liveRegion
    node.isActivatable = self.flags.contains(.clickable) || offers(.click)
    node.takesKeyboard = !self.flags.isDisjoint(with: [.clickable, .focusable])
    node.scrolls =
      self.flags.contains(.scrollable) || widget == .scrollView || widget == .absListView
      || self.className == "androidx.recyclerview.widget.RecyclerView"
    node.language = self.language
    node.frame = self.bounds
    node.position = self.collectionItemInfo.map { Position(index: $0.rowIndex + 1, count: 0) }
    node.isList = node.role == .list || self.collectionInfo != nil
    node.count = self.collectionInfo.map(\.rowCount)
    return node
  }

  private func offers(_ kind: AndroidAction.Kind) -> Bool {
    self.actions.contains { $0.kind == kind }
  }

  private var exposedRole: ExposedRole {
    if let roleDescription = self.roleDescription {
      switch roleDescription.lowercased() {
      case "link": return .link
      case "tab": return .tab
      case "button": return .button
      default: return .other(roleDescription)
      }
    }
    return switch widget {
    case .button: .button
    case .imageView: self.flags.contains(.clickable) ? .button : .image
    case .switch, .toggleButton: .toggle
    case .radioButton: .radioButton
    case .compoundButton, .checkedTextView: .checkBox
    case .editText: .textField
    case .seekBar: .slider
    case .progressBar: .progress
    case .spinner: .dropDown
    case .tabWidget, .keyboardKey, .webView, .horizontalScrollView, .scrollView, .viewGroup,
      .numberPicker, .other:
      .none
    case .gridView, .absListView: .list
    case .viewPager: .pager
    }
  }
}
