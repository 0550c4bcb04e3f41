public import Semantics

/// The length of speech estimated from its text alone.
public struct DurationEstimate: SpeechTiming, Hashable {
  /// Words a minute, as eSpeak NG counts them.
  public var rate: Int

  /// An estimate for a rate in words a minute.
  public init(rate: Int = 175) { self.rate = rate }

  public func duration(of text: String, language: String) -> Milliseconds {
    var sounds = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic { sounds += 1 }
    return sounds == 0 ? 0 : 120 + sounds * 65 * 175 / rate
  }
}
