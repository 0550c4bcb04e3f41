import Accordions
import YAML

/// Reads an accordion screen.
struct AccordionReader {
  let problems: Problems
  let ids: IDRegister

  func screen(_ node: YAMLNode) -> AccordionScreen? {
    guard let reader = MappingReader<AccordionKey>(node, problems, as: "an accordion") else {
      return nil
    }
    let rows = rows(reader)
    var accordion = Accordion(rows: rows)
    if let id = reader.text(.id) { accordion.id = id }
    accordion.name = reader.text(.name)
    accordion.presentation = reader.word(.presentation) ?? accordion.presentation
    accordion.isExclusive = reader.boolean(.exclusive) ?? false
    ids.add(accordion.id, at: reader.mark(of: .id) ?? reader.mark)
    var screen = AccordionScreen(
      accordion, ios: Self.defaultIOS, android: Self.defaultAndroid)
    readImplementation(reader, into: &screen)
    return screen
  }

  static let defaultIOS = "swiftui.disclosureGroup"
  static let defaultAndroid = "compose.expandCollapse"

  private func readImplementation(
    _ reader: MappingReader<AccordionKey>, into screen: inout AccordionScreen
  ) {
    guard let inner = reader.mapping(.implementation, keys: ImplementationKey.self) else { return }
    if let ios = inner.text(.ios) { screen.ios = ios }
    if let android = inner.text(.android) { screen.android = android }
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
    guard !ids.contains(id) else { return ids.add(id, at: mark) }
    for part in RowPart.allCases { ids.add(part.id(in: id), at: mark) }
  }
}
