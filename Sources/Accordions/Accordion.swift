/// A row that hides a description under a title until it is tapped (fact 1).
public struct AccordionRow: Sendable, Hashable, Identifiable {
  /// Unique in its stack; what scenarios call the row.
  public var id: String
  public var title: String
  /// Filled at any time, shown only while the row is open (fact 2).
  public var description: String
  /// The leading icon; nil leaves the icon off, as by default (fact 13).
  public var icon: Icon?
  public var startsOpen: Bool
  /// A row that is not enabled keeps its state and ignores taps.
  public var isEnabled: Bool
  /// The author's usage hint, spoken where the platform has one.
  public var hint: String?
  /// BCP 47 tag of the row's texts, where it differs from the screen's.
  public var language: String?

  /// A row with the component's own default texts (fact 15).
  public init(
    id: String, title: String = ComponentProperty.defaultTitle,
    description: String = ComponentProperty.defaultDescription, icon: Icon? = nil,
    startsOpen: Bool = false, isEnabled: Bool = true
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.icon = icon
    self.startsOpen = startsOpen
    self.isEnabled = isEnabled
  }
}

/// A stack of accordion rows (fact 21).
public struct Accordion: Sendable, Hashable {
  /// What holds the rows on the screen.
  public enum Presentation: String, Sendable, CaseIterable {
    /// A platform list: SwiftUI `List`, a `RecyclerView`, a `LazyColumn`.
    case list
    /// A plain column of views.
    case stack
  }

  /// Of the container; row ids must differ from it.
  public var id: String
  /// What the container is called, where it has a name.
  public var name: String?
  public var rows: [AccordionRow]
  public var presentation: Presentation
  /// Opening a row closes the others.
  public var isExclusive: Bool

  public init(
    id: String = "accordion", name: String? = nil, rows: [AccordionRow],
    presentation: Presentation = .stack, isExclusive: Bool = false
  ) {
    self.id = id
    self.name = name
    self.rows = rows
    self.presentation = presentation
    self.isExclusive = isExclusive
  }
}

/// What makes an accordion impossible to show.
public enum AccordionProblem: Error, Sendable, Hashable {
  case noRows
  /// The id of the row at this place is empty.
  case emptyID(row: Int)
  /// A node of the row at this place would have the id of a node before it.
  case duplicateID(row: Int, id: String)
}

extension Accordion {
  /// Everything that makes it impossible to show, in the order of the rows.
  public var problems: [AccordionProblem] {
    guard !rows.isEmpty else { return [.noRows] }
    var taken: Set = [id]
    var problems: [AccordionProblem] = []
    for (place, row) in rows.enumerated() {
      if row.id.isEmpty { problems.append(.emptyID(row: place)) }
      let ids = RowPart.allCases.map { $0.id(in: row.id) }
      if let twice = ids.first(where: taken.contains) {
        problems.append(.duplicateID(row: place, id: twice))
      }
      taken.formUnion(ids)
    }
    return problems
  }
}
