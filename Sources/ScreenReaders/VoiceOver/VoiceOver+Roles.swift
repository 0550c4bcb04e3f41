import PlatformTrees
import Semantics

extension VoiceOver {
  /// Role words, switch position and state, in their order and where the settings want them.
  func addSpecifiers(_ draft: inout Draft, _ context: Context?) {
    guard settings.speaksTraits else { return }
    var roles = Draft(draft.element, draft)
    addRoles(&roles, context)
    switch settings.effectiveControls {
    case .after: draft.parts += roles.parts
    case .before: putFirst(roles.parts, &draft)
    case .off: draft.parts += roles.parts.filter { $0.kind != .role && $0.kind != .heading }
    }
    addStatus(&draft)
  }

  private func putFirst(_ roles: [Part], _ draft: inout Draft) {
    guard !roles.isEmpty else { return }
    if !draft.parts.isEmpty { draft.parts[0].joint = " " }
    draft.parts = roles + draft.parts
    for place in roles.indices { draft.parts[place].origin.rule = Self.controlsBefore }
  }

  private func addRoles(_ draft: inout Draft, _ context: Context?) {
    let traits = draft.element.traits
    let isBarItem = traits.contains(.tabBarItem) || context?.isTabBarItem == true
    if traits.contains(.notEnabled) && !isBarItem { draft.add(.disabled, .dimmed, Self.dimmed) }
    if traits.contains(.button) && !saysOtherThanButton(traits, context) {
      draft.add(.role, .button, Self.role)
    }
    if traits.contains(.backButton) { draft.add(.role, .backButton, Self.role) }
    if traits.contains(.switchButton) { addSwitch(&draft) }
    if traits.contains(.tabBarItem) || context?.isTab == true {
      draft.add(.role, .tab, Self.tab)
    }
    if traits.contains(.textEntry) { addTextEntry(&draft) }
    if traits.contains(.header) { addHeading(&draft) }
    if traits.contains(.link) { draft.add(.role, .link, Self.role) }
    if traits.contains(.adjustable) { draft.add(.role, .adjustable, Self.role) }
    if traits.contains(.image) { draft.add(.role, .image, Self.role) }
    if traits.contains(.searchField) { draft.add(.role, .searchField, Self.role) }
  }

  private func saysOtherThanButton(_ traits: Traits, _ context: Context?) -> Bool {
    !traits.isDisjoint(with: [.keyboardKey, .switchButton, .tabBarItem, .backButton])
      || context?.isTab == true
  }

  private func addSwitch(_ draft: inout Draft) {
    if draft.element.traits.contains(.button) { draft.add(.role, .switchButton, Self.role) }
    switch draft.element.value {
    case "1"?: draft.add(.checked, .on, Self.switchPosition, property: .value)
    case "0"?: draft.add(.checked, .off, Self.switchPosition, property: .value)
    case "2"?: draft.add(.checked, .mixed, Self.switchPosition, property: .value)
    case let other?:
      if !other.isEmpty { draft.add(.checked, other, .value, Self.switchPosition) }
    case nil: break
    }
  }

  private func addTextEntry(_ draft: inout Draft) {
    let isSecure = draft.element.traits.contains(.secureTextField)
    draft.add(.role, isSecure ? .secureTextField : .textField, Self.role)
    if draft.element.traits.contains(.isEditing) { draft.add(.state, .isEditing, Self.role) }
  }

  private func addHeading(_ draft: inout Draft) {
    guard let level = draft.element.headingLevel else {
      return draft.add(.heading, .heading, Self.role)
    }
    let word = draft.words.filled(.headingLevel, draft.words.number(level))
    draft.add(.heading, word, .heading, Self.headingLevel, meaning: .heading(level: level))
  }

  private func addStatus(_ draft: inout Draft) {
    switch draft.element.expandedStatus {
    case .unsupported: break
    case .expanded:
      draft.add(.state, .expanded, Self.expandedStatus, property: .expandedStatus)
    case .collapsed:
      draft.add(.state, .collapsed, Self.expandedStatus, property: .expandedStatus)
    }
  }

  // MARK: Position and notices

  func addPosition(_ draft: inout Draft, _ context: Context?) {
    guard let context else { return }
    switch context.place {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      let words = draft.words
      let word = words.filled(.position, words.number(index), words.number(count))
      draft.add(
        .position, word, .position, context.rule ?? Self.position, joint: " ",
        meaning: .position(Position(index: index, count: count)))
    case .listStart: draft.addEdge(.listStart, context.rule ?? Self.listEdge)
    case .listEnd: draft.addEdge(.listEnd, context.rule ?? Self.listEdge)
    case .landmarkStart: draft.addEdge(.landmarkStart, context.rule ?? Self.landmarkEdge)
    case .landmarkEnd: draft.addEdge(.landmarkEnd, context.rule ?? Self.landmarkEdge)
    case .dataTableCell: break
    }
  }

  func addNotices(_ draft: inout Draft) {
    if !draft.element.customActions.isEmpty && settings.actionsNotice == .speak {
      draft.add(.actions, .actionsAvailable, Self.actionsNotice, property: .customActions)
    }
    if !draft.element.customContent.isEmpty && settings.contentNotice == .speak {
      draft.add(.notice, .moreContent, Self.contentNotice, property: .customContent)
    }
  }
}
