import Hearing

/// How a voice speaks: a voice of eSpeak NG and how it is set.
public struct VoiceSettings: Sendable, Hashable {
  /// A voice of eSpeak NG by its language, such as `en-us`, or its file, such as `gmw/en-US`.
  public var voice: String
  /// A variant of the voice, such as `f3`; nil for the plain voice.
  public var variant: String?
  /// Words a minute, 80 to 449.
  public var rate: Int
  /// Base pitch, 0 to 99; 50 is the engine's own.
  public var pitch: Int
  /// How lively the pitch moves, 0 to 99; 0 is monotone.
  public var range: Int
  /// Volume in per cent, 0 to 200.
  public var volume: Int
  /// Pause between words beyond the usual, in hundredths of a second at the usual rate, 0 to 500.
  public var wordGap: Int
  public var punctuation: Punctuation
  public var capitals: Capitals

  /// Which punctuation is named.
  public enum Punctuation: String, Sendable, CaseIterable {
    case none
    /// `@/+-_`, which change what is meant.
    case some
    case all
  }

  /// How a capital letter is told.
  public enum Capitals: String, Sendable, CaseIterable {
    case none
    /// A short click before it; a pause where the engine has no sound for it.
    case sound
    /// The word for "capital" before it.
    case word
    /// A raised pitch.
    case pitch
  }

  /// A voice at its usual settings.
  public init(_ voice: String, variant: String? = nil) {
    self.voice = voice
    self.variant = variant
    rate = 175
    pitch = 50
    range = 50
    volume = 100
    wordGap = 0
    punctuation = .none
    capitals = .none
  }

  /// The name by which the engine finds it.
  public var name: String { variant.map { "\(voice)+\($0)" } ?? voice }

  /// The settings with each number brought into its range.
  public var inRange: VoiceSettings {
    var settings = self
    settings.rate = rate.clamped(to: Limits.rate)
    settings.pitch = pitch.clamped(to: Limits.pitch)
    settings.range = range.clamped(to: Limits.pitch)
    settings.volume = volume.clamped(to: Limits.volume)
    settings.wordGap = wordGap.clamped(to: Limits.wordGap)
    return settings
  }

  /// What the engine takes.
  public enum Limits {
    /// Words a minute.
    public static let rate = VoiceRanges.rate
    /// Pitch and its range.
    public static let pitch = VoiceRanges.pitch
    /// Per cent.
    public static let volume = VoiceRanges.volume
    /// Hundredths of a second.
    public static let wordGap = 0...500
    /// Characters of one utterance.
    public static let textLength = 10_000
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
