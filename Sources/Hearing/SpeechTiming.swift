import ScreenReaders
public import Semantics

/// How long speech takes, known before a sound is made.
///
/// It must be a pure function of its arguments: timelines are compared byte for byte between
/// machines, with and without a speech engine.
public protocol SpeechTiming: Sendable {
  /// The length of a text in a language, in milliseconds; 0 for a text without anything to speak.
  func duration(of text: String, language: String) -> Milliseconds
}

extension SpeechTiming {
  /// The length of an utterance: its parts each in its own language, or its text where it has none.
  func duration(of utterance: Utterance, language: String) -> Milliseconds {
    guard utterance.parts.contains(where: { $0.language != nil }) else {
      return duration(of: utterance.text, language: language)
    }
    return utterance.parts.reduce(0) { sum, part in
      sum + duration(of: part.text, language: part.language ?? language)
    }
  }
}
