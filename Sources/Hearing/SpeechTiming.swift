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
  /// The length of an utterance, each stretch in its own language.
  func duration(of utterance: Utterance, language: String) -> Milliseconds {
    utterance.segments(in: language).reduce(0) { sum, segment in
      sum + duration(of: segment.text, language: segment.language)
    }
  }
}
