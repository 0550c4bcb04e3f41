import PlatformTrees
import Semantics

extension AndroidNode: Exposable {
  func exposed(parent: String?) -> ExposedNode {
    var node = ExposedNode(id: id, parent: parent)
    node.label = contentDescription
    node.text = text
    node.value = stateDescription
    node.hint = hintText
    node.status = expandedState
    node.offersExpand = offers(.expand)
    node.offersCollapse = offers(.collapse)
    node.customActions = actions.filter { $0.kind == .custom }.compactMap(\.label)
    node.clickLabel = actions.first { $0.kind == .click }?.label
    node.role = exposedRole
    node.isHeading = flags.contains(.heading)
    node.isSelected = flags.contains(.selected)
    node.checked = flags.contains(.checkable) ? checked : nil
    node.isEnabled = flags.contains(.enabled)
    node.live = liveRegion
    node.isActivatable = flags.contains(.clickable) || offers(.click)
    node.takesKeyboard = !flags.isDisjoint(with: [.clickable, .focusable])
    node.scrolls =
      flags.contains(.scrollable) || widget == .scrollView || widget == .absListView
      || className == "androidx.recyclerview.widget.RecyclerView"
    node.language = language
    node.frame = bounds
    node.position = collectionItemInfo.map { Position(index: $0.rowIndex + 1, count: 0) }
    node.isList = node.role == .list || collectionInfo != nil
    node.count = collectionInfo.map(\.rowCount)
    return node
  }

  private var widget: AndroidWidget { AndroidWidget(className: className) }

  private func offers(_ kind: AndroidAction.Kind) -> Bool { actions.contains { $0.kind == kind } }

  private var exposedRole: ExposedRole {
    if let roleDescription {
      switch roleDescription.lowercased() {
      case "link": return .link
      case "tab": return .tab
      case "button": return .button
      default: return .other(roleDescription)
      }
    }
    return switch widget {
    case .button: .button
    case .imageView: flags.contains(.clickable) ? .button : .image
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
