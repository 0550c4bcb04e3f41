public import ScreenReaders
public import Semantics

/// A place in a file, counted from 1.
public struct SourcePosition: Sendable, Hashable {
  public var path: String
  public var line: Int
  public var column: Int

  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// What a reader said, as evidence of a fault.
public struct Heard: Sendable, Hashable {
  public var reader: ReaderKind
  public var text: String

  public init(_ reader: ReaderKind, _ text: String) {
    self.reader = reader
    self.text = text
  }
}

/// A fault on a screen, or something that a person has to look at.
public struct Finding: Sendable, Hashable {
  /// The rule's id.
  public var rule: String
  public var severity: Severity
  /// `fail` or `needsReview`.
  public var outcome: Outcome
  /// The nodes at fault, in the order of the screen.
  public var nodes: [String]
  /// Other nodes that are built alike, and share the fault.
  public var alike: [String] = []
  /// The readers whose users meet it; both where it does not depend on the reader.
  public var readers: [ReaderKind]
  /// What is wrong here.
  public var message: String
  public var heard: [Heard] = []
  /// Why it hurts, in a sentence.
  public var why: String
  public var fix: String
  public var criteria: [Criterion]
  /// How well what was heard is known; nil where nothing was.
  public var evidence: Evidence?
  /// Where the first node stands in its file.
  public var position: SourcePosition?
  /// Why somebody decided to live with it.
  public var suppression: Suppression?

  /// Whether it is a failure that nobody suppressed.
  public var counts: Bool { outcome == .fail && suppression == nil }
}

/// A finding that somebody decided to live with for a time.
public struct Suppression: Sendable, Hashable {
  public var rule: String
  /// Nil for every node.
  public var node: String?
  /// Part of the path or title of the screens it is for; nil for every screen.
  public var screen: String?
  public var reason: String
  public var owner: String
  /// The last day on which it holds, `YYYY-MM-DD`.
  public var expires: String?
  /// Where it was written.
  public var position: SourcePosition?

  public init(
    rule: String, node: String? = nil, screen: String? = nil, reason: String, owner: String,
    expires: String? = nil, position: SourcePosition? = nil
  ) {
    self.rule = rule
    self.node = node
    self.screen = screen
    self.reason = reason
    self.owner = owner
    self.expires = expires
    self.position = position
  }
}
