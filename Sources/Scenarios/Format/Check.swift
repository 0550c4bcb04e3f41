public import ScreenReaders
public import Semantics
public import YAML

/// Something that is expected of a step.
public struct Check: Sendable, Hashable {
  /// What is expected.
  public enum Expectation: Sendable, Hashable {
    /// All that is heard, without hints: one text for each utterance.
    case heard([String])
    /// An utterance of these words has ended this long after the step began.
    case heardWithin(String, Milliseconds)
    /// The hint that is heard; nil for none.
    case hint(String?)
    /// Meaning, whatever the words and their order.
    case conveys(Conveyed)
    /// Words that are in nothing that is heard.
    case notHeard(String)
    /// Nothing is heard.
    case silent
    /// Nothing is heard for this long after the step began.
    case silentFor(Milliseconds)
    /// Nothing is cut or dropped; with a text, no utterance that holds it.
    case notCut(String?)
    /// The node under the cursor in the end; nil for none.
    case focus(String?)
    /// All that is open in the end.
    case open([String])
  }

  public var expectation: Expectation
  /// The readers that it is expected of.
  public var readers: Set<ReaderKind>
  /// Told, and no failure.
  public var isWarning: Bool
  /// Where it stands in the file.
  public var mark: Mark

  public init(
    _ expectation: Expectation, readers: Set<ReaderKind> = Set(ReaderKind.allCases),
    isWarning: Bool = false, mark: Mark
  ) {
    self.expectation = expectation
    self.readers = readers
    self.isWarning = isWarning
    self.mark = mark
  }
}

/// What a step must convey; what is nil may be anything.
public struct Conveyed: Sendable, Hashable {
  public var name: String?
  public var value: String?
  public var role: Role?
  public var states: [ConveyedState] = []
  /// A state that is told as news: after an activation, not on arrival of the cursor.
  public var change: ConveyedState?
  public var position: Position?

  public init() {}
}

/// The states that a reader can convey.
public enum ConveyedState: String, Sendable, CaseIterable {
  case collapsed, expanded, partial, selected, disabled, checked, unchecked, mixed
}
