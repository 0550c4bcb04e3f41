import Accordions
import Implementations
import Semantics
import YAML

/// Reads an accordion screen.
struct AccordionReader {
  let problems: Problems
  let ids: IDRegister

  func setup(_ node: YAMLNode) -> AccordionSetup? {
    guard let reader = MappingReader<AccordionKey>(node, problems, as: "an accordion") else {
      return nil
    }
    var accordion = Accordion(rows: rows(reader))
    if let id = reader.text(.id) { accordion.id = id }
    accordion.name = reader.text(.name)
    accordion.presentation = reader.word(.presentation) ?? accordion.presentation
    accordion.isExclusive = reader.boolean(.exclusive) ?? false
    ids.add(accordion.id, at: reader[.id]?.mark ?? reader.mark)
    var setup = AccordionSetup(accordion)
    if let written = reader[.implementation] { readImplementation(written, into: &setup) }
    setup.words = words(reader) ?? setup.words
    setup.reducedMotion = reader.boolean(.reducedMotion) ?? false
    setup.latency = reader[.latency]?.duration(problems)
    return setup
  }

  /// One id alone counts for the system that it is of.
  private func readImplementation(_ node: YAMLNode, into setup: inout AccordionSetup) {
    if node.entries == nil {
      guard let card = card(node, among: Catalogue.cards) else { return }
      switch card.system {
      case .ios: setup.ios = card.id
      case .android: setup.android = card.id
      }
      return
    }
    guard let reader = MappingReader<ImplementationKey>(node, problems, as: "'implementation'")
    else { return }
    if let written = reader[.ios], let card = card(written, among: Catalogue.ios.map(\.card)) {
      setup.ios = card.id
    }
    if let written = reader[.android],
      let card = card(written, among: Catalogue.android.map(\.card))
    {
      setup.android = card.id
    }
  }

  private func card(_ node: YAMLNode, among cards: [ImplementationCard]) -> ImplementationCard? {
    guard let name = node.text(problems) else { return nil }
    let known = cards.flatMap { [$0.id] + $0.aliases }
    if let card = cards.first(where: { $0.id == name || $0.aliases.contains(name) }) { return card }
    problems.unknown("implementation", name, at: node.mark, known: known)
    return nil
  }

  private func words(_ reader: MappingReader<AccordionKey>) -> DisclosureWords? {
    guard let inner = reader.mapping(.words, keys: WordsKey.self) else { return nil }
    var words = DisclosureWords.english
    words.expanded = inner.text(.expanded) ?? words.expanded
    words.collapsed = inner.text(.collapsed) ?? words.collapsed
    words.expand = inner.text(.expand) ?? words.expand
    words.collapse = inner.text(.collapse) ?? words.collapse
    return words
  }

  private func rows(_ reader: MappingReader<AccordionKey>) -> [AccordionRow] {
    guard let list = reader.required(.rows)?.list(problems) else { return [] }
    if list.isEmpty { problems.error("an accordion needs a row", at: reader.mark(of: .rows)) }
    return list.enumerated().compactMap { row($1, number: $0 + 1) }
  }

  private func row(_ node: YAMLNode, number: Int) -> AccordionRow? {
    guard let reader = MappingReader<RowKey>(node, problems, as: "a row") else { return nil }
    let id = reader.requiredText(.id)
    let title = reader.requiredText(.title)
    var row = AccordionRow(id: id ?? "row \(number)", title: title ?? "")
    row.description = reader.text(.description) ?? row.description
    row.icon = reader.word(.icon)
    row.startsOpen = reader.boolean(.open) ?? false
    row.isEnabled = reader.boolean(.enabled) ?? true
    row.hint = reader.text(.hint)
    row.language = reader.text(.language)
    if let id { register(id, at: reader[.id]?.mark ?? node.mark) }
    return row
  }

  /// Takes the id of a row, and those of its parts where the row's own was free.
  private func register(_ id: String, at mark: Mark) {
    if id.isEmpty { problems.error("the id of a row is empty", at: mark) }
    ids.markTrigger(id)
    guard !ids.contains(id) else { return ids.add(id, at: mark) }
    for part in RowPart.allCases { ids.add(part.id(in: id), at: mark) }
  }
}
