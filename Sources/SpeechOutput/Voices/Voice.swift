/// A voice of eSpeak NG.
public struct Voice: Sendable, Hashable {
  /// What the engine calls it, such as `English (America)`.
  public var name: String
  /// Its file among the engine's data, such as `gmw/en-US`.
  public var identifier: String
  /// The languages that it speaks.
  public var languages: [Language]

  /// A language and how well a voice serves it.
  public struct Language: Sendable, Hashable {
    /// As the engine writes it, in small letters, such as `en-us`.
    public var tag: String
    /// The smaller, the better.
    public var rank: Int

    /// A language as the engine names it.
    public init(tag: String, rank: Int) {
      self.tag = tag
      self.rank = rank
    }
  }

  /// A voice that the engine lists.
  public init(name: String, identifier: String, languages: [Language]) {
    self.name = name
    self.identifier = identifier
    self.languages = languages
  }
}
