public import Playing
public import ScreenReaders

/// A screen from which one thing was taken, and who noticed.
public struct Mutant: Sendable, Hashable {
  public enum What: Sendable, Hashable {
    case mutation(Mutation)
    /// A hidden node is shown.
    case unhidden(node: String)
    /// A shut panel stays in the tree.
    case reachable(trigger: String)
  }

  /// Who noticed.
  public enum Noticed: String, Sendable, CaseIterable {
    /// A check of the scenario failed.
    case check
    /// Only the transcript differs from what it was.
    case transcript
    /// Nobody, although it was heard otherwise.
    case nobody
    /// Nobody could: it sounds the same.
    case unheard
  }

  public var scenario: String
  public var reader: ReaderKind
  public var what: What
  public var noticed: Noticed

  /// What was taken, in words.
  public var description: String {
    switch what {
    case .mutation(.property(let property, let node)): "\(node): without \(property)"
    case .mutation(.event(let name)): "without \(name)"
    case .mutation(.activation(let node)): "\(node): activation does nothing"
    case .unhidden(let node): "\(node): no longer hidden"
    case .reachable(let trigger): "\(trigger): its shut panel stays in the tree"
    }
  }
}
