public import Semantics

/// The length of speech estimated from its text alone.
///
/// Each language has a small table of what its letters, neighbouring letters, numbers, symbols and
/// pauses take, fitted against the phonemes and lengths of eSpeak NG. `docs/timing.md` tells how,
/// and how far it is off.
public struct DurationEstimate: SpeechTiming, Hashable {
  /// Words a minute, as eSpeak NG counts them: 80 to 449.
  public let rate: Int

  /// An estimate for a rate in words a minute, kept between 80 and 449.
  public init(rate: Int = 175) {
    self.rate = min(max(rate, VoiceRanges.rate.lowerBound), VoiceRanges.rate.upperBound)
  }

  /// The length of a text, in milliseconds; 0 where nothing of it is spoken.
  public func duration(of text: String, language: String) -> Milliseconds {
    let model = TimingModel.of(language)
    return model.scaled(TextReading.length(of: text, in: model), to: rate)
  }

  /// The words of a text, each with its moments from the text's begin, in milliseconds.
  public func words(of text: String, language: String) -> [TimedWord] {
    let model = TimingModel.of(language)
    let places = Array(text.unicodeScalars.indices) + [text.endIndex]
    return TextReading.words(of: text, in: model).map { word in
      TimedWord(
        range: places[word.range.lowerBound]..<places[word.range.upperBound],
        begins: model.scaled(word.begins, to: rate),
        ends: model.scaled(word.ends, to: rate))
    }
  }
}

/// A word of a text and when it is spoken, in milliseconds from the text's begin.
public struct TimedWord: Sendable, Hashable {
  /// Where it stands in the text.
  public var range: Range<String.Index>
  /// When it begins.
  public var begins: Milliseconds
  /// When it ends.
  public var ends: Milliseconds
}
