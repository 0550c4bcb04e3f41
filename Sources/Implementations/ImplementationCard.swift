public import Semantics

/// What is known about one way to build a row, for people who choose between them.
public struct ImplementationCard: Sendable, Hashable {
  /// What scenarios call it, such as `compose.full`.
  public var id: String
  /// Other names that scenarios may use.
  public var aliases: [String]
  public var system: OperatingSystem
  /// In a few words.
  public var title: String
  /// Where the tree and its events were read or seen.
  public var source: String
  public var evidence: Evidence
  /// One line.
  public var advice: String
  /// Whether a reader hears name, role, state and change.
  public var isSound: Bool

  init(
    _ id: String, aliases: [String] = [], on system: OperatingSystem, title: String,
    source: String, evidence: Evidence, advice: String, isSound: Bool
  ) {
    self.id = id
    self.aliases = aliases
    self.system = system
    self.title = title
    self.source = source
    self.evidence = evidence
    self.advice = advice
    self.isSound = isSound
  }
}
