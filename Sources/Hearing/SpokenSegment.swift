public import ScreenReaders

/// A stretch of an utterance in one language.
public struct SpokenSegment: Sendable, Hashable {
  /// What is spoken.
  public var text: String
  /// The BCP 47 tag of the language that it is spoken in.
  public var language: String

  /// A stretch of text in a language.
  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}

extension Utterance {
  /// The text divided where the language changes, in a reader's own language elsewhere.
  public func segments(in language: String) -> [SpokenSegment] {
    guard parts.contains(where: { $0.language != nil && $0.language != language }) else {
      return [SpokenSegment(text, language: language)]
    }
    var segments: [SpokenSegment] = []
    for part in parts where !part.text.isEmpty {
      let own = part.language ?? language
      if let last = segments.indices.last, segments[last].language == own {
        segments[last].text += (part.joint ?? ", ") + part.text
      } else {
        segments.append(SpokenSegment(part.text, language: own))
      }
    }
    return segments
  }
}
