/// Why something is said otherwise than before: what differences are grouped by.
public enum BaselineCause: Sendable, Hashable {
  /// Whether a difference is for the better.
  public enum Verdict: String, Sendable, CaseIterable {
    case regression, correction
    /// A person has to say.
    case review
  }

  case screenAdded, screenGone, placeAdded, placeGone
  case told(String)
  case lost(String)
  /// Besides what is told by the same property already.
  case toldMore(String)
  case toldLess(String)
  /// The same words by another property.
  case became(String, as: String)
  case moved(String, after: String)
  case reworded(String, from: String, to: String)
  case stops(from: Int, to: Int)
  case found(rule: String)
  case noLongerFound(rule: String)

  /// In a few words; what people accept it by.
  public var title: String {
    switch self {
    case .screenAdded: "new screen"
    case .screenGone: "screen gone"
    case .placeAdded: "new place"
    case .placeGone: "place gone"
    case .told(let kind): "\(kind) now told"
    case .lost(let kind): "\(kind) lost"
    case .toldMore(let kind): "more \(kind) told"
    case .toldLess(let kind): "less \(kind) told"
    case .became(let kind, let other): "\(kind) now told as \(other)"
    case .moved(let kind, let after):
      after.isEmpty ? "\(kind) moved to the front" : "\(kind) moved after \(after)"
    // Names and texts differ from place to place; a reader's own words do not.
    case .reworded(let kind, let from, let to):
      Self.isOwnText(kind) ? "\(kind) reworded" : "\(kind) now \"\(to)\" instead of \"\(from)\""
    case .stops(_, let to): to == 1 ? "now one stop" : "now \(to) stops"
    case .found(let rule): "\(rule) now found"
    case .noLongerFound(let rule): "\(rule) no longer found"
    }
  }

  public var verdict: Verdict {
    switch self {
    case .lost(let kind): Self.carries(kind) ? .regression : .review
    case .told(let kind): Self.carries(kind) ? .correction : .review
    case .became(let kind, let other):
      // A hint comes late, can be switched off, and is not read again.
      other == "hint" ? .regression : kind == "hint" ? .correction : .review
    case .found, .placeGone: .regression
    case .noLongerFound: .correction
    case .stops(let from, let to): to > from ? .regression : .correction
    case .screenAdded, .screenGone, .placeAdded, .moved, .reworded, .toldMore, .toldLess: .review
    }
  }

  private static func isOwnText(_ kind: String) -> Bool {
    ["label", "value", "text", "content", "hint", "change", "header", "error"].contains(kind)
  }

  /// Whether people depend on hearing it.
  private static func carries(_ kind: String) -> Bool {
    [
      "label", "role", "state", "selected", "disabled", "checked", "heading", "hint", "change",
      "error", "value",
    ].contains(kind)
  }
}
