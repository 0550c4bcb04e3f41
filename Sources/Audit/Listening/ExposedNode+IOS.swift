import PlatformTrees
import Semantics

extension IOSElement: Exposable {
  func exposed(parent: String?) -> ExposedNode {
    var node = ExposedNode(id: id, parent: parent)
    node.label = label
    node.value = value
    node.hint = hint
    node.status = status
    node.customActions = customActions
    node.role = exposedRole
    node.isText = traits.contains(.staticText)
    node.isHeading = traits.contains(.header)
    node.headingLevel = headingLevel
    node.isSelected = traits.contains(.selected)
    node.checked = exposedChecked
    node.isEnabled = !traits.contains(.notEnabled)
    node.isActivatable = isElement && node.role.isControl
    node.takesKeyboard = isElement
    node.hidesChildren = isElement
    node.language = language
    node.frame = frame
    node.position = position
    node.isList = container == .list
    node.isRegion = container == .landmark
    return node
  }

  private var status: ExpandedState? {
    switch expandedStatus {
    case .unsupported: nil
    case .expanded: .expanded
    case .collapsed: .collapsed
    }
  }

  private var exposedRole: ExposedRole {
    if traits.contains(.switchButton) || traits.contains(.toggleButton) { return .toggle }
    if traits.contains(.tabBarItem) { return .tab }
    if traits.contains(.textEntry) || traits.contains(.textArea) { return .textField }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.button) || traits.contains(.backButton) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.image) { return .image }
    if case .tab = context { return .tab }
    return .none
  }

  private var exposedChecked: CheckedState? {
    guard traits.contains(.switchButton) || traits.contains(.toggleButton) else { return nil }
    return switch value {
    case "1": .checked
    case "2": .mixed
    default: .unchecked
    }
  }

  private var position: Position? {
    switch context {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      Position(index: index, count: count)
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd, .dataTableCell, nil: nil
    }
  }
}
