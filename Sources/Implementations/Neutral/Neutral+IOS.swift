public import PlatformTrees
public import Semantics

/// How a tree that was written by hand is shown on a platform: plain views, role by role.
///
/// Evidence: modelled after what UIKit, SwiftUI and Android views expose for such a control.
public enum Neutral {
  /// The iOS elements of a node and of what is shown below it.
  public static func ios(_ node: Node) -> Subtree<IOSElement> {
    var element = IOSElement(id: node.id, isElement: isElement(node))
    element.label = element.isElement ? node.spokenName : node.label ?? node.name
    element.value = value(node)
    element.hint = node.hint
    element.traits = traits(node)
    element.headingLevel = node.headingLevel.flatMap { $0 > 0 ? $0 : nil }
    element.expandedStatus = status(node.expanded)
    element.language = node.language
    element.customActions = customActions(node)
    element.frame = node.frame
    element.container = element.isElement ? .none : container(node)
    element.context = context(node)
    return Subtree(element, node.shownChildren.map(ios))
  }

  private static func isElement(_ node: Node) -> Bool {
    if let isFocusable = node.isFocusable { return isFocusable }
    if node.isSingleElement || node.takesTaps { return true }
    switch node.role {
    case .list, .group, .region, .tabBar: return node.label != nil && node.children.isEmpty
    case .listItem: return node.name != nil || node.label != nil || node.children.isEmpty
    case .image: return node.spokenName?.isEmpty == false
    case .text, .heading, .progress, .button, .link, .checkBox, .radioButton, .toggle, .slider,
      .textField, .dropDown, .tab:
      return true
    }
  }

  private static func traits(_ node: Node) -> Traits {
    var traits = roleTraits(node.role)
    if node.headingLevel != nil { traits.insert(.header) }
    if node.isSelected { traits.insert(.selected) }
    if !node.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  private static func roleTraits(_ role: Role) -> Traits {
    switch role {
    case .button, .checkBox, .radioButton, .dropDown, .tab: .button
    case .link: .link
    case .text: .staticText
    case .heading: .header
    case .image: .image
    case .toggle: [.button, .switchButton]
    case .slider: .adjustable
    case .progress: .updatesFrequently
    case .textField: .textEntry
    case .tabBar: .tabBar
    case .list, .listItem, .group, .region: []
    }
  }

  private static func value(_ node: Node) -> String? {
    guard node.value == nil, let checked = node.checked else { return node.value }
    switch (node.role == .toggle, checked) {
    case (true, .unchecked): return "0"
    case (true, .checked): return "1"
    case (true, .mixed): return "2"
    case (false, _): return checked.rawValue
    }
  }

  private static func status(_ expanded: ExpandedState?) -> ExpandedStatus {
    switch expanded {
    case nil: .unsupported
    case .collapsed: .collapsed
    case .partial, .expanded: .expanded
    }
  }

  private static func customActions(_ node: Node) -> [String] {
    node.actions.compactMap { action in
      switch action {
      case .custom(let name): name
      case .activate, .longPress, .expand, .collapse, .dismiss, .increment, .decrement: nil
      }
    }
  }

  private static func container(_ node: Node) -> IOSContainer {
    if !node.order.isEmpty { return .explicitElements }
    switch node.role {
    case .region: return .landmark
    case .tabBar: return .tabBar
    case .list, .group:
      return node.children.isEmpty ? .none : .semanticGroup
    case .button, .link, .text, .heading, .image, .listItem, .checkBox, .radioButton, .toggle,
      .slider, .progress, .textField, .dropDown, .tab:
      return .none
    }
  }

  private static func context(_ node: Node) -> IOSContext? {
    guard let position = node.position else { return nil }
    return node.role == .tab
      ? .tab(index: position.index, count: position.count)
      : .series(index: position.index, count: position.count)
  }
}
