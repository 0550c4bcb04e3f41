/// Every rule that there is, in the order of the documentation.
///
/// A test compares this list with the folder.
public enum AuditRules {
  public static let all: [any AuditRule] = state

  static let state: [any AuditRule] = [
    StateMissing(), StateOneSided(), StateStale(), StateInverted(), StateNode(), StateFake(),
    StateDuplicate(), StateInHint(),
  ]

  /// The rule of an id.
  public static func rule(_ id: String) -> (any AuditRule)? { all.first { $0.card.id == id } }
}
