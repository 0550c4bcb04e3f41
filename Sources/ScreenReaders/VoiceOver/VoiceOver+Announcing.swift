public import PlatformTrees
import Semantics

extension VoiceOver {
  /// What is spoken of an element that stands nowhere but in its own `context`.
  public func announcement(of element: IOSElement) -> Announcement {
    announcement(of: element, in: element.context.map(Context.init))
  }

  /// What is spoken of an element in its context.
  func announcement(of element: IOSElement, in context: Context?) -> Announcement {
    var draft = Draft(element, vocabulary)
    describe(&draft, context)
    var hints = Draft(element, vocabulary)
    if settings.speaksHints { addHints(&hints, hintIsUsed: draft.usedHint) }
    return Announcement(parts: draft.parts, hint: hints.parts)
  }

  private func describe(_ draft: inout Draft, _ context: Context?) {
    addBase(&draft, context)
    if draft.parts.isEmpty, let hint = draft.element.hint, !hint.isEmpty {
      draft.usedHint = true
      draft.add(.hint, hint, .hint, Self.hintAsDescription)
    }
    addSpecifiers(&draft, context)
    if settings.speaksContainers { addPosition(&draft, context) }
    addNotices(&draft)
  }

  // MARK: Label, value, content

  private func addBase(_ draft: inout Draft, _ context: Context?) {
    let cell = context?.cell
    if let cell, settings.speaksTableHeaders { addHeaders(&draft, cell) }
    let isInTable =
      cell != nil && (settings.speaksTableHeaders || settings.speaksRowAndColumnNumbers)
    addLabel(&draft, isInTable: isInTable)
    if let cell, settings.speaksRowAndColumnNumbers {
      addCellPosition(&draft, cell, context?.rule ?? Self.cellPosition)
    }
    if settings.speaksValues { addValue(&draft, isInTable: isInTable) }
    if settings.speaksImportantContent { addImportantContent(&draft) }
    if draft.element.traits.contains(.selected) { addSelected(&draft) }
  }

  private func addHeaders(_ draft: inout Draft, _ cell: DataTableCell) {
    for header in cell.rowHeaders + cell.columnHeaders {
      let label = header.label ?? ""
      let value = header.value ?? ""
      if !label.isEmpty { draft.add(.header, label, .headers, Self.headers, joint: ". ") }
      if !value.isEmpty {
        draft.add(.header, value, .headers, Self.headers, joint: label.isEmpty ? ". " : ": ")
      }
    }
  }

  private func addLabel(_ draft: inout Draft, isInTable: Bool) {
    let element = draft.element
    guard let label = element.label, !label.isEmpty else { return }
    let back = draft.words[.back].text
    if element.traits.contains(.backButton) && label.lowercased() == back.lowercased() { return }
    guard element.labelSpans.isEmpty else { return addSpans(&draft) }
    let joint = draft.parts.isEmpty ? nil : ". "
    draft.add(.label, label, .label, Self.label, joint: joint)
    if isInTable && !label.hasSuffix(".") { draft.phraseLast(label + ".") }
  }

  private func addSpans(_ draft: inout Draft) {
    for (place, span) in draft.element.labelSpans.enumerated() {
      let rule = span.language == nil ? Self.label : Self.labelSpans
      let joint = place > 0 ? "" : draft.parts.isEmpty ? nil : ". "
      draft.add(.label, span.text, .label, rule, joint: joint)
      draft.languageOfLast(span.language)
    }
  }

  private func addCellPosition(_ draft: inout Draft, _ cell: DataTableCell, _ rule: Rule) {
    let words = draft.words
    if cell.height > 1, cell.row != nil {
      draft.add(
        .position, words.filled(.rowSpan, words.number(cell.height)), .container, Self.spans)
    }
    if cell.width > 1, cell.column != nil {
      let word = words.filled(.columnSpan, words.number(cell.width))
      draft.add(.position, word, .container, Self.spans)
    }
    if cell.isFirstInRow, let row = cell.row {
      draft.add(.position, words.filled(.row, words.number(row + 1)), .container, rule)
    }
    if let column = cell.column {
      draft.add(.position, words.filled(.column, words.number(column + 1)), .container, rule)
    }
  }

  private func addValue(_ draft: inout Draft, isInTable: Bool) {
    guard let value = draft.element.value, !value.isEmpty,
      !draft.element.traits.contains(.switchButton)
    else { return }
    draft.add(.value, value, .value, Self.value, joint: isInTable ? nil : ": ")
  }

  private func addImportantContent(_ draft: inout Draft) {
    for content in draft.element.customContent where content.isImportant {
      let text = content.value.isEmpty ? content.label : content.value
      draft.add(.content, text, .customContent, Self.importantContent, joint: ", ")
    }
  }

  private func addSelected(_ draft: inout Draft) {
    let word = draft.words[.selected]
    let isAlone = draft.parts.isEmpty
    draft.insertFirst(.selected, word, .traits, Self.selected)
    guard !isAlone else { return }
    if word.phrase.endsInStop { draft.parts[0].phrase = String(word.phrase.dropLast()) }
    draft.parts[1].joint = ": "
  }
}
