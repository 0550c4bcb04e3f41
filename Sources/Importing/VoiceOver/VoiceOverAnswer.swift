public import ScreenReaders

/// What VoiceOver says of the element of a record.
public struct VoiceOverAnswer: Sendable, Hashable {
  public var id: String
  public var description: String
  /// Nil where nothing follows after the pause.
  public var hint: String?
  /// The pieces of the description and then of the hint, each with its origin.
  public var parts: [Part]
  /// Notices that stand apart from both: actions and more content are available.
  public var extras: [String]
  /// What a braille display shows, where that was asked for.
  public var braille: [Part]
}

/// In which order a swipe goes through the screen of a record.
public struct VoiceOverOrderAnswer: Sendable, Hashable {
  public var id: String
  /// The stops by their labels; one without a label by what is said of it.
  public var order: [String]
}
