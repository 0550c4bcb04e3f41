/// A node of a row, by the same name in each tree: neutral, iOS and Android.
///
/// The header has the row's own id, so that a scenario's `states` is the stop of that row; every
/// other part appends its name: `states.description`.
public enum RowPart: String, Sendable, CaseIterable {
  /// What is focused and activated.
  case header
  /// The view around everything that belongs to the row.
  case row
  /// The text that opening shows.
  case description
  /// The text of the title, where it is a node of its own.
  case title
  /// The leading icon.
  case icon
  case chevron
  /// A node that a framework adds to carry the role.
  case role
  /// A text that tells of what is hidden.
  case summary
  /// A live region around the header.
  case live

  /// The id of this part of a row.
  public func id(in row: String) -> String {
    self == .header ? row : "\(row).\(rawValue)"
  }
}
