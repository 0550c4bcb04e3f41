public import Semantics

/// The sound of a timeline.
public struct Rendering: Sendable, Hashable {
  /// Samples a second.
  public var sampleRate: Int
  /// One channel, 16 bits.
  public var samples: [Int16]
  /// What is spoken in it, in the order of the timeline.
  public var utterances: [RenderedUtterance]

  /// The length in milliseconds, a part of one counted whole.
  public var length: Milliseconds {
    (samples.count * 1000 + sampleRate - 1) / max(sampleRate, 1)
  }

  /// Utterances that could not be spoken, or not as the timeline has them.
  public var troubled: [RenderedUtterance] { utterances.filter { $0.trouble != nil } }
}

/// An utterance in a rendering, in milliseconds of the whole sound.
public struct RenderedUtterance: Sendable, Hashable {
  /// Its place among the speech of the timeline.
  public var index: Int
  /// When its sound begins.
  public var begins: Milliseconds
  /// When its sound ends.
  public var ends: Milliseconds
  /// Its words, as the engine timed them.
  public var words: [RenderedWord]
  /// How fast it is spoken, in thousandths of the rate that was asked for.
  public var speed: Int
  /// What went wrong; nil where nothing did.
  public var trouble: Trouble?

  /// What can go wrong with one utterance.
  public enum Trouble: Sendable, Hashable {
    /// It was not spoken: the reason.
    case silent(SpeechError)
    /// Its voice needs longer than there was room for, by so many milliseconds.
    case tooLong(Milliseconds)

    /// What went wrong, in a sentence without its subject.
    public var message: String {
      switch self {
      case .silent(let error): "could not be spoken: \(error.message)"
      case .tooLong(let excess): "is cut off in the sound, \(excess) ms before its end"
      }
    }
  }
}

/// A word with what follows it up to the next, as captions show it.
public struct RenderedWord: Sendable, Hashable {
  public var text: String
  public var begins: Milliseconds
  public var ends: Milliseconds

  /// A word at its moments.
  public init(_ text: String, begins: Milliseconds, ends: Milliseconds) {
    self.text = text
    self.begins = begins
    self.ends = ends
  }
}
