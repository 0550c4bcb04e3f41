import PlatformTrees
import Semantics

/// What is said of a node's own name, role and state, by what it is (roledescription/*.java).
///
/// What gives a part or none is inlined: a part is large, and would be moved several times.
extension TalkBack {
  /// A piece of text and the property that it came from.
  struct Named {
    var text: String
    var property: Property
    var rule: Rule
  }

  /// State, name and role in the set order, or "unlabelled" in place of them all.
  func appendOwn(
    of index: TreeIndex, _ node: AndroidNode, _ role: TalkBackRole, to parts: inout [Part]
  ) {
    if let unlabelled = unlabelled(index, node, role) {
      parts.append(unlabelled)
      return
    }
    if role == .seekControl || role == .progressBar {
      // A bar inside a row is silent: only the cursor or a live region makes it speak.
      guard index == cursor || node.liveRegion != .off else { return }
    }
    var own = OwnParts(from: parts.count)
    for group in preferences.order.groups {
      switch group {
      case .name: appendName(of: node, role, to: &parts)
      case .role: if let role = rolePart(of: index, node, role) { parts.append(role) }
      case .state: if let state = statePart(of: node, role) { parts.append(state) }
      }
      own.close(&parts)
    }
  }

  /// "Unlabelled", where a node asks for a label and nothing at all is known of it.
  @inline(__always)
  func unlabelled(_ index: TreeIndex, _ node: AndroidNode, _ role: TalkBackRole) -> Part? {
    guard role != .seekControl, role != .progressBar, !node.has(.checkable),
      needsLabel(index, node), node.hintText.isNilOrEmpty, state(of: node) == nil,
      name(of: node, orId: true) == nil, roleText(of: node, role) == nil,
      label(of: node) == nil
    else { return nil }
    return part(.notice, .unlabelled, node, .label, Because.unlabelled)
  }

  /// A leaf that a person can do something with.
  private func needsLabel(_ index: TreeIndex, _ node: AndroidNode) -> Bool {
    guard node.has(.enabled), tree.firstChild(of: index) == nil else { return false }
    return node.isClickable || node.isLongClickable
      || node.has(.focusable) && !node.viewIdResourceName.isNilOrEmpty
  }

  private func label(of node: AndroidNode) -> String? {
    node.labeledBy.flatMap(tree.index(of:)).flatMap { name(of: tree[$0], orId: true)?.text }
  }

  // MARK: Names

  private func appendName(of node: AndroidNode, _ role: TalkBackRole, to parts: inout [Part]) {
    switch role {
    case .switch, .toggleButton: if let name = switchName(of: node) { parts.append(name) }
    case .editText: parts += editName(of: node)
    case .image, .imageButton, .seekControl, .progressBar:
      if let name = namePart(of: node, orId: true) { parts.append(name) }
    case .none, .button, .checkBox, .dropDownList, .grid, .list, .radioButton, .tabBar,
      .viewGroup, .webView, .pager, .checkedTextView, .numberPicker, .scrollView,
      .horizontalScrollView, .keyboardKey, .textEntryKey:
      if let name = namePart(of: node) { parts.append(name) }
    }
  }

  @inline(__always)
  private func namePart(of node: AndroidNode, orId: Bool = false) -> Part? {
    name(of: node, orId: orId).map { part(.label, $0.text, node, $0.property, $0.rule) }
  }

  /// The content description, else the text; then the resource id, where they may be spoken.
  func name(of node: AndroidNode, orId: Bool = false) -> Named? {
    if let text = clean(node.contentDescription, node) {
      return Named(
        text: withCapital(text), property: .contentDescription, rule: Because.contentDescription)
    }
    if let text = clean(node.text, node) {
      return Named(text: withCapital(text), property: .text, rule: Because.text)
    }
    guard orId, preferences.speaksElementIds, let id = node.readableId else { return nil }
    return Named(text: id, property: .viewIdResourceName, rule: Because.elementId)
  }

  /// A switch's text is its state, unless the app gives a state of its own.
  @inline(__always)
  private func switchName(of node: AndroidNode) -> Part? {
    if let text = clean(node.contentDescription, node) {
      return part(.label, text, node, .contentDescription, Because.contentDescription)
    }
    guard state(of: node) != nil, let text = clean(node.text, node) else { return nil }
    return part(.label, text, node, .text, Because.switchText)
  }

  /// An edit box says what is in it before what it is for.
  private func editName(of node: AndroidNode) -> [Part] {
    guard !node.has(.password) else { return passwordName(of: node) }
    if let text = clean(node.text, node) {
      return [part(.label, text, node, .text, Because.editText)]
    }
    guard let text = clean(node.contentDescription, node) else { return [] }
    return [part(.label, text, node, .contentDescription, Because.editText)]
  }

  private func passwordName(of node: AndroidNode) -> [Part] {
    var parts: [Part] = []
    if let text = clean(node.contentDescription, node) {
      parts.append(part(.label, text, node, .contentDescription, Because.password))
    } else {
      parts.append(part(.label, .password, node, .password, Because.password))
    }
    guard let text = clean(node.text, node) else { return parts }
    guard node.supports(.setSelection),
      let count = words.counted(.passwordCharacters, text.utf16.count)
    else { return parts + [part(.value, text, node, .text, Because.password)] }
    return parts + [
      part(.value, count.text, node, .text, Because.password, word: count.word)
    ]
  }

  // MARK: Roles

  @inline(__always)
  private func rolePart(of index: TreeIndex, _ node: AndroidNode, _ role: TalkBackRole) -> Part? {
    guard preferences.speaksRoles else { return nil }
    if let text = clean(node.roleDescription, node) {
      return part(.role, text, node, .roleDescription, Because.roleDescription)
    }
    if role == .pager || isOnlyPage(index, role) {
      return part(.role, .page, node, .className, Because.page)
    }
    if role == .image, node.supports(.select), index != cursor { return nil }
    return roleWord(role).map { part(.role, $0, node, .className, Because.roleWord) }
  }

  /// The role's text as it counts for whether a node is unlabelled.
  private func roleText(of node: AndroidNode, _ role: TalkBackRole) -> String? {
    guard preferences.speaksRoles else { return nil }
    return clean(node.roleDescription, node) ?? roleWord(role).map { words[$0].text }
  }

  /// A page is the one visible child of a pager.
  private func isOnlyPage(_ index: TreeIndex, _ role: TalkBackRole) -> Bool {
    switch role {
    case .switch, .toggleButton, .editText, .image, .imageButton, .seekControl, .progressBar,
      .pager, .dropDownList:
      return false
    case .none, .button, .checkBox, .grid, .list, .radioButton, .tabBar, .viewGroup, .webView,
      .checkedTextView, .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey,
      .textEntryKey:
      guard let parent = tree.parent(of: index), self.role(of: parent) == .pager else {
        return false
      }
      return tree.children(of: parent).lazy.filter { tree[$0].has(.visibleToUser) }.prefix(2).count
        == 1
    }
  }

  private func roleWord(_ role: TalkBackRole) -> TalkBackWord? {
    switch role {
    case .button, .imageButton: .button
    case .checkBox: .checkBox
    case .dropDownList: .spinner
    case .editText: .editBox
    case .grid: .grid
    case .image: .image
    case .list: .list
    case .pager: .pager
    case .progressBar: .progressBar
    case .radioButton: .radioButton
    case .seekControl: .slider
    case .switch, .toggleButton: .switch
    case .tabBar: .tabBar
    case .webView: .webView
    case .none, .viewGroup, .checkedTextView, .numberPicker, .scrollView, .horizontalScrollView,
      .keyboardKey, .textEntryKey:
      nil
    }
  }

  // MARK: States

  @inline(__always)
  private func statePart(of node: AndroidNode, _ role: TalkBackRole) -> Part? {
    if let state = state(of: node) {
      return part(.state, state, node, .stateDescription, Because.stateDescription)
    }
    switch role {
    case .switch, .toggleButton: return switchState(of: node)
    case .image, .imageButton:
      guard name(of: node, orId: true) == nil else { return nil }
      return part(.state, .unlabelled, node, .label, Because.unlabelledImage)
    case .seekControl, .progressBar: return rangeState(of: node)
    case .none, .button, .checkBox, .dropDownList, .editText, .grid, .list, .radioButton, .tabBar,
      .viewGroup, .webView, .pager, .checkedTextView, .numberPicker, .scrollView,
      .horizontalScrollView, .keyboardKey, .textEntryKey:
      return nil
    }
  }

  /// The state description, cleaned, where it is not blank.
  func state(of node: AndroidNode) -> String? {
    guard let state = node.stateDescription, !state.isBlank else { return nil }
    return clean(state, node)
  }

  /// Without a state description a switch's text is taken for "on" and "off".
  private func switchState(of node: AndroidNode) -> Part {
    if let text = clean(node.text, node) {
      return part(.state, text, node, .text, Because.switchText)
    }
    let isOn = node.checked == .checked
    return part(.state, isOn ? .on : .off, node, .checked, Because.switchState)
  }

  /// The number as Java prints it, "40.0" and all.
  func rangeState(of node: AndroidNode) -> Part? {
    guard let range = node.rangeInfo else { return nil }
    let text: String
    switch range.kind {
    case .percent: text = words.text(.percent, JavaNumber.text(range.current))
    case .int: text = words.text(.number, JavaNumber.whole(range.current))
    case .float: text = words.text(.number, JavaNumber.text(range.current))
    case .indeterminate: return nil
    }
    let word = words[range.kind == .percent ? .percent : .number]
    return part(.value, text, node, .rangeInfo, Because.range, word: word)
  }

  // MARK: Text

  /// An app's text as it is spoken; nil where there is none.
  func clean(_ text: String?, _ node: AndroidNode) -> String? {
    guard let text, !text.isEmpty else { return nil }
    guard !node.has(.password), let cleaned = cleanup.cleaned(text) else { return text }
    return cleaned.isEmpty ? nil : cleaned
  }

  private func withCapital(_ text: String) -> String {
    guard preferences.saysCapital, text.utf16.count == 1, let letter = text.first,
      letter.isUppercase
    else { return text }
    return words.text(.capital, text)
  }
}
