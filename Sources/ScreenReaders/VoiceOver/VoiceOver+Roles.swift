import PlatformTrees
import Semantics

extension VoiceOver {
  /// Role words, switch position and state, in their order and where the settings want them.
  func addSpecifiers(of element: IOSElement, _ context: Context?, to draft: inout Draft) {
    guard settings.speaksTraits else { return }
    let start = draft.parts.count
    addRoles(of: element, context, to: &draft)
    switch settings.effectiveControls {
    case .after: break
    case .before: putFirst(from: start, in: &draft)
    case .off: dropRoles(from: start, in: &draft)
    }
    addStatus(of: element, to: &draft)
  }

  private func putFirst(from start: Int, in draft: inout Draft) {
    guard start < draft.parts.count else { return }
    let roles = draft.parts[start...].map { $0.because(of: Self.controlsBefore) }
    draft.parts.removeSubrange(start...)
    if !draft.parts.isEmpty { draft.parts[0].joint = " " }
    draft.parts.insert(contentsOf: roles, at: 0)
  }

  private func dropRoles(from start: Int, in draft: inout Draft) {
    let kept = draft.parts[start...].filter { $0.kind != .role && $0.kind != .heading }
    draft.parts.replaceSubrange(start..., with: kept)
  }

  private func addRoles(of element: IOSElement, _ context: Context?, to draft: inout Draft) {
    let traits = element.traits
    let isTab = context?.isTab == true
    let isBarItem = traits.contains(.tabBarItem) || context?.isTabBarItem == true
    if traits.contains(.notEnabled) && !isBarItem { draft.add(.disabled, .dimmed, Self.dimmed) }
    if traits.contains(.button) && !isTab && traits.isDisjoint(with: Self.notPlainButtons) {
      draft.add(.role, .button, Self.role)
    }
    if traits.contains(.backButton) { draft.add(.role, .backButton, Self.role) }
    if traits.contains(.switchButton) { addSwitch(element, to: &draft) }
    if traits.contains(.tabBarItem) || isTab { draft.add(.role, .tab, Self.tab) }
    if traits.contains(.textEntry) { addTextEntry(traits, to: &draft) }
    if traits.contains(.header) { addHeading(element.headingLevel, to: &draft) }
    if traits.contains(.link) { draft.add(.role, .link, Self.role) }
    if traits.contains(.adjustable) { draft.add(.role, .adjustable, Self.role) }
    if traits.contains(.image) { draft.add(.role, .image, Self.role) }
    if traits.contains(.searchField) { draft.add(.role, .searchField, Self.role) }
  }

  /// Traits beside which "button" is not spoken.
  private static let notPlainButtons: Traits = [
    .keyboardKey, .switchButton, .tabBarItem, .backButton,
  ]

  private func addSwitch(_ element: IOSElement, to draft: inout Draft) {
    if element.traits.contains(.button) { draft.add(.role, .switchButton, Self.role) }
    switch element.value {
    case "1"?: draft.add(.checked, .on, Self.switchPosition, property: .value)
    case "0"?: draft.add(.checked, .off, Self.switchPosition, property: .value)
    case "2"?: draft.add(.checked, .mixed, Self.switchPosition, property: .value)
    case let other?:
      if !other.isEmpty { draft.add(.checked, other, .value, Self.switchPosition) }
    case nil: break
    }
  }

  private func addTextEntry(_ traits: Traits, to draft: inout Draft) {
    let isSecure = traits.contains(.secureTextField)
    draft.add(.role, isSecure ? .secureTextField : .textField, Self.role)
    if traits.contains(.isEditing) { draft.add(.state, .isEditing, Self.role) }
  }

  private func addHeading(_ level: Int?, to draft: inout Draft) {
    guard let level else { return draft.add(.heading, .heading, Self.role) }
    let word = draft.words.filled(.headingLevel, draft.words.number(level))
    draft.add(.heading, word, .heading, Self.headingLevel, meaning: .heading(level: level))
  }

  private func addStatus(of element: IOSElement, to draft: inout Draft) {
    switch element.expandedStatus {
    case .unsupported: break
    case .expanded:
      draft.add(.state, .expanded, Self.expandedStatus, property: .expandedStatus)
    case .collapsed:
      draft.add(.state, .collapsed, Self.expandedStatus, property: .expandedStatus)
    }
  }

  // MARK: Position and notices

  func addPosition(_ context: Context, to draft: inout Draft) {
    let rule = context.rule
    switch context.place {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      let words = draft.words
      let word = words.filled(.position, words.number(index), words.number(count))
      draft.add(
        .position, word, .position, rule ?? Self.position, joint: " ",
        meaning: .position(Position(index: index, count: count)))
    case .listStart: addEdge(.listStart, rule ?? Self.listEdge, to: &draft)
    case .listEnd: addEdge(.listEnd, rule ?? Self.listEdge, to: &draft)
    case .landmarkStart: addEdge(.landmarkStart, rule ?? Self.landmarkEdge, to: &draft)
    case .landmarkEnd: addEdge(.landmarkEnd, rule ?? Self.landmarkEdge, to: &draft)
    case .dataTableCell: break
    }
  }

  private func addEdge(_ word: VoiceOverWord, _ rule: Rule, to draft: inout Draft) {
    draft.add(.container, word, rule, property: .container)
  }

  func addNotices(of element: IOSElement, to draft: inout Draft) {
    if settings.actionsNotice == .speak && !element.customActions.isEmpty {
      draft.add(.actions, .actionsAvailable, Self.actionsNotice, property: .customActions)
    }
    if settings.contentNotice == .speak && !element.customContent.isEmpty {
      draft.add(.notice, .moreContent, Self.contentNotice, property: .customContent)
    }
  }
}
