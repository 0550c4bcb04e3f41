import PlatformTrees
import Semantics

/// What a braille display shows of a node (NodeBrailler.java, DefaultBrailleRule.java).
extension TalkBack {
  public func brailleParts() -> [Part] {
    guard let cursor, tree[cursor].isVisible else { return [] }
    return brailleNames(of: cursor) + brailleMarks(of: tree[cursor])
  }

  /// The name of a reading control that was chosen.
  public func brailleMessage(of utterance: Utterance) -> [Part]? {
    let chosen = utterance.parts.filter { $0.origin.rule == Because.controlChosen }
    if chosen.isEmpty { return nil }
    return chosen.map { part in
      var part = part
      part.origin.rule = Because.brailleControl
      part.origin.source = Because.brailleControl.source
      return part
    }
  }

  // MARK: Text

  /// The node's own text, and the texts of what is folded into it; the same text twice in a row
  /// counts once.
  private func brailleNames(of index: TreeIndex) -> [Part] {
    var parts: [Part] = []
    var previous: [String] = []
    for place in foldsChildren(index) ? foldedNodes(index) : [index] {
      let own = brailleText(of: tree[place])
      let texts = own.map(\.text)
      if texts != previous { parts += own }
      previous = texts
    }
    return parts
  }

  private func foldsChildren(_ index: TreeIndex) -> Bool {
    switch role(of: index) {
    case .grid, .list, .pager: true
    case .webView: false
    case .none, .button, .checkBox, .dropDownList, .editText, .image, .imageButton, .radioButton,
      .seekControl, .switch, .tabBar, .toggleButton, .viewGroup, .checkedTextView, .progressBar,
      .numberPicker, .scrollView, .horizontalScrollView, .keyboardKey, .textEntryKey:
      (tree[index].contentDescription ?? "").isEmpty
    }
  }

  /// The node and, in order, what is below it and takes no cursor of its own.
  private func foldedNodes(_ index: TreeIndex) -> [TreeIndex] {
    var folded: [TreeIndex] = []
    var waiting = [index]
    while let place = waiting.popLast() {
      folded.append(place)
      let children = tree.children(of: place).filter { child in
        (tree[child].isVisible || tree[child].hasText) && !shouldFocus(child)
      }
      waiting += children.reversed()
    }
    return folded
  }

  private func brailleText(of node: AndroidNode) -> [Part] {
    let label = node.labeledBy.flatMap(tree.index(of:)).flatMap { brailleName(of: tree[$0]) }
    let name = brailleName(of: node) ?? label
    let isChecked = node.checked == .checked
    guard node.has(.checkable) || isChecked else { return name.map { [$0] } ?? [] }
    let mark = mark(isChecked ? "(x)" : "( )", .checked, .checked, node, Because.brailleCheck)
    return [name, mark].compactMap { $0 }
  }

  private func brailleName(of node: AndroidNode) -> Part? {
    let written: (String, Property)? =
      if let name = node.writtenName {
        (name, name == node.contentDescription ? .contentDescription : .text)
      } else if let hint = node.hintText, !hint.isEmpty {
        (hint, .hintText)
      } else {
        nil
      }
    return written.map { text, property in
      let origin = Origin(node: node.id, property: property, rule: Because.brailleName)
      return Part(.label, text, origin: origin, language: node.language)
    }
  }

  // MARK: Marks

  private func brailleMarks(of node: AndroidNode) -> [Part] {
    let control = controlMarks(of: node)
    let parts: [Part?] =
      [
        node.has(.selected)
          ? mark("sel", .selected, .selected, node, Because.brailleSelected) : nil,
        headingMark(of: node).map { mark($0, .heading, .heading, node, Because.brailleHeading) },
        expansionMark(of: node).map { mark($0, .state, .actions, node, Because.brailleExpanded) },
      ] + control.map { mark($0, .role, .className, node, Because.brailleRole) } + [
        node.has(.enabled)
          ? nil : mark("disabled", .disabled, .enabled, node, Because.brailleDisabled),
        node.widget == .imageView
          ? mark("gra", .role, .className, node, Because.brailleRole) : nil,
        control.isEmpty ? pressMark(of: node) : nil,
      ]
    return parts.compactMap { $0 }
  }

  private func headingMark(of node: AndroidNode) -> String? {
    if let role = node.roleDescription, !role.isEmpty,
      let level = (1...6).first(where: { role.contains("heading \($0)") })
    {
      return "h\(level)"
    }
    return node.isHeading ? "hdg" : nil
  }

  private func expansionMark(of node: AndroidNode) -> String? {
    if node.supports(.expand) { return "+" }
    return node.supports(.collapse) ? "-" : nil
  }

  private func controlMarks(of node: AndroidNode) -> [String] {
    switch node.widget {
    case .button, .switch, .toggleButton, .radioButton, .compoundButton:
      node.has(.checkable) ? [] : ["btn"]
    case .imageView:
      !node.has(.checkable) && (node.isClickable || node.className.hasSuffix("ImageButton"))
        ? ["btn"] : []
    case .editText: node.has(.multiLine) ? ["mln", "edt"] : ["edt"]
    case .spinner: ["drbtn"]
    case .checkedTextView, .seekBar, .progressBar, .keyboardKey, .webView, .tabWidget,
      .horizontalScrollView, .scrollView, .viewPager, .numberPicker, .gridView, .absListView,
      .viewGroup, .other:
      []
    }
  }

  /// All six dots, then one or two lower ones.
  private func pressMark(of node: AndroidNode) -> Part? {
    guard node.has(.enabled) else { return nil }
    if node.isLongClickable {
      return mark("⠿⠤", .actions, .longClickable, node, Because.brailleClickable)
    }
    return node.isClickable
      ? mark("⠿⠄", .actions, .clickable, node, Because.brailleClickable) : nil
  }

  private func mark(
    _ text: String, _ kind: Part.Kind, _ property: Property, _ node: AndroidNode, _ rule: Rule
  ) -> Part {
    Part(kind, text, origin: Origin(node: node.id, property: property, rule: rule))
  }
}
