import PlatformTrees
import Semantics

extension IOSElement: Exposable {
  func exposed(parent: String?) -> ExposedNode {
    var node = ExposedNode(id: id, parent: parent)
    node.label = self.label
    node.value = self.value
    node.hint = self.hint
    node.status = status
    node.customActions = self.customActions
    node.role = exposedRole
    node.isText = self.traits.contains(.staticText)
    node.isHeading = self.traits.contains(.header)
    node.headingLevel = self.headingLevel
    node.isSelected = self.traits.contains(.selected)
    node.checked = exposedChecked
    node.isEnabled = !self.traits.contains(.notEnabled)
    node.isActivatable = self.isElement && node.role.isControl
    node.takesKeyboard = self.isElement
    node.hidesChildren = self.isElement
    node.language = self.language
    node.frame = self.frame
    node.position = position
    node.isList = self.container == .list
    node.isRegion = self.container == .landmark
    return node
  }

  private var status: ExpandedState? {
    switch self.expandedStatus {
    case .unsupported: nil
    case .expanded: .expanded
    case .collapsed: .collapsed
    }
  }

  private var exposedRole: ExposedRole {
    if self.traits.contains(.switchButton) || self.traits.contains(.toggleButton) { return .toggle }
    if self.traits.contains(.tabBarItem) { return .tab }
    if self.traits.contains(.textEntry) || self.traits.contains(.textArea) { return .textField }
    if self.traits.contains(.searchField) { return .searchField }
    if self.traits.contains(.adjustable) { return .slider }
    if self.traits.contains(.button) || self.traits.contains(.backButton) { return .button }
    if self.traits.contains(.link) { return .link }
    if self.traits.contains(.image) { return .image }
    if case .tab = self.context { return .tab }
    return .none
  }

  private var exposedChecked: CheckedState? {
    guard self.traits.contains(.switchButton) || self.traits.contains(.toggleButton) else {
      return nil
    }
    return switch self.value {
    case "1": .checked
    case "2": .mixed
    default: .unchecked
    }
  }

  private var position: Position? {
    switch self.context {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      Position(index: index, count: count)
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd, .dataTableCell, nil: nil
    }
  }
}
