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
    draft.parts.reserveCapacity(6)
    addBase(of: element, context, to: &draft)
    let isOnlyHint = draft.parts.isEmpty
    if isOnlyHint, let hint = element.hint, !hint.isEmpty {
      draft.add(.hint, hint, .hint, Self.hintAsDescription)
    }
    addSpecifiers(of: element, context, to: &draft)
    if settings.speaksContainers, let context { addPosition(context, to: &draft) }
    addNotices(of: element, to: &draft)
    var announcement = Announcement(parts: draft.parts)
    if settings.speaksHints {
      draft.parts = []
      addHints(of: element, isUsed: isOnlyHint, to: &draft)
      announcement.hint = draft.parts
    }
    return announcement
  }

  // MARK: Label, value, content

  private func addBase(of element: IOSElement, _ context: Context?, to draft: inout Draft) {
    let cell = context?.cell
    if let cell, settings.speaksTableHeaders { addHeaders(of: cell, to: &draft) }
    let isInTable =
      cell != nil && (settings.speaksTableHeaders || settings.speaksRowAndColumnNumbers)
    addLabel(of: element, isInTable: isInTable, to: &draft)
    if let cell, settings.speaksRowAndColumnNumbers {
      addPosition(of: cell, context?.rule ?? Self.cellPosition, to: &draft)
    }
    if settings.speaksValues { addValue(of: element, isInTable: isInTable, to: &draft) }
    if settings.speaksImportantContent { addImportantContent(of: element, to: &draft) }
    if element.traits.contains(.selected) { addSelected(to: &draft) }
  }

  private func addHeaders(of cell: DataTableCell, to draft: inout Draft) {
    for header in cell.rowHeaders + cell.columnHeaders {
      let label = header.label ?? ""
      let value = header.value ?? ""
      if !label.isEmpty { draft.add(.header, label, .headers, Self.headers, joint: ". ") }
      if !value.isEmpty {
        draft.add(.header, value, .headers, Self.headers, joint: label.isEmpty ? ". " : ": ")
      }
    }
  }

  private func addLabel(of element: IOSElement, isInTable: Bool, to draft: inout Draft) {
    guard let label = element.label, !label.isEmpty else { return }
    if element.traits.contains(.backButton)
      && label.lowercased() == draft.words[.back].text.lowercased()
    {
      return
    }
    guard element.labelSpans.isEmpty else { return addSpans(of: element, to: &draft) }
    let joint = draft.parts.isEmpty ? nil : ". "
    draft.add(.label, label, .label, Self.label, joint: joint)
    if isInTable && !label.hasSuffix(".") { draft.phraseLast(label + ".") }
  }

  private func addSpans(of element: IOSElement, to draft: inout Draft) {
    for (place, span) in element.labelSpans.enumerated() {
      let rule = span.language == nil ? Self.label : Self.labelSpans
      let joint = place > 0 ? "" : draft.parts.isEmpty ? nil : ". "
      draft.add(.label, span.text, .label, rule, joint: joint)
      draft.languageOfLast(span.language)
    }
  }

  private func addPosition(of cell: DataTableCell, _ rule: Rule, to draft: inout Draft) {
    let words = draft.words
    if cell.height > 1, cell.row != nil {
      let word = words.filled(.rowSpan, words.number(cell.height))
      draft.add(.position, word, .container, Self.spans)
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

  private func addValue(of element: IOSElement, isInTable: Bool, to draft: inout Draft) {
    guard let value = element.value, !value.isEmpty, !element.traits.contains(.switchButton)
    else { return }
    draft.add(.value, value, .value, Self.value, joint: isInTable ? nil : ": ")
  }

  private func addImportantContent(of element: IOSElement, to draft: inout Draft) {
    for content in element.customContent where content.isImportant {
      let text = content.value.isEmpty ? content.label : content.value
      draft.add(.content, text, .customContent, Self.importantContent, joint: ", ")
    }
  }

  private func addSelected(to draft: inout Draft) {
    let isAlone = draft.parts.isEmpty
    draft.insertFirst(.selected, .selected, Self.selected)
    guard !isAlone else { return }
    if let phrase = draft.parts[0].phrase, phrase.endsInStop {
      draft.parts[0].phrase = String(phrase.dropLast())
    }
    draft.parts[1].joint = ": "
  }
}
