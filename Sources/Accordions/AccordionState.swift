/// A row that went from one state to another.
public struct RowChange: Sendable, Hashable {
  /// The place of the row, counted from 0.
  public var row: Int
  public var from: RowState
  public var to: RowState

  public init(row: Int, from: RowState, to: RowState) {
    self.row = row
    self.from = from
    self.to = to
  }

  /// Whether the description appears or goes.
  public var opensOrCloses: Bool { from.isOpen != to.isOpen }
}

/// The states of all rows of a stack, exclusive where the stack is.
///
/// One input costs the same however many rows there are.
public struct AccordionState: Sendable, Hashable {
  public private(set) var rows: [RowState]
  private let isEnabled: [Bool]
  private let isExclusive: Bool
  private var open: Int?

  /// The states at first sight. Of several rows that start open in an exclusive stack, the first
  /// does.
  public init(_ accordion: Accordion) {
    isExclusive = accordion.isExclusive
    isEnabled = accordion.rows.map(\.isEnabled)
    rows = accordion.rows.map { RowState(isOpen: $0.startsOpen) }
    open = rows.firstIndex(of: .active)
    guard isExclusive, let open else { return }
    for row in rows.indices where row != open { rows[row] = .default }
  }

  /// What an input to a row changes, the row itself first. A disabled row changes nothing.
  public mutating func receive(_ input: RowInput, row: Int) -> [RowChange] {
    isEnabled[row] ? move(row, to: rows[row].after(input)) : []
  }

  /// What an activation by a screen reader changes. A disabled row changes nothing.
  public mutating func activate(row: Int) -> [RowChange] {
    isEnabled[row] ? move(row, to: rows[row].afterActivation) : []
  }

  /// What opening or closing a row by code changes, enabled or not.
  public mutating func set(row: Int, open: Bool) -> [RowChange] {
    rows[row].isOpen == open ? [] : move(row, to: RowState(isOpen: open))
  }

  private mutating func move(_ row: Int, to state: RowState) -> [RowChange] {
    guard rows[row] != state else { return [] }
    var changes = [RowChange(row: row, from: rows[row], to: state)]
    rows[row] = state
    if state.isOpen {
      if isExclusive, let other = open, other != row, rows[other].isOpen {
        changes.append(RowChange(row: other, from: .active, to: .default))
        rows[other] = .default
      }
      open = row
    }
    return changes
  }
}
