public import ScreenReaders

/// Which voice speaks for which reader in which language.
public struct VoiceTable: Sendable, Hashable {
  /// Choices in the order in which they were made; a later one wins.
  public var choices: [VoiceChoice]

  /// The usual voices, changed by choices.
  public init(_ choices: [VoiceChoice] = []) { self.choices = choices }

  /// The voice of a reader in a language, a BCP 47 tag.
  ///
  /// Throws `unknownVoice` or `unknownVariant` where a choice names one that is not installed.
  public func settings(
    for reader: ReaderKind, language: String, in list: VoiceList
  ) throws(SpeechError) -> VoiceSettings {
    // A language that no voice speaks is read by the English one, as letters and numbers.
    let voice = list.voice(for: language)?.identifier ?? "en-us"
    var settings = VoiceSettings(voice, variant: reader.usualVariant)
    for choice in choices where choice.applies(to: reader, language: language) {
      choice.change(&settings)
    }
    return try list.found(settings).inRange
  }

  /// The rate of a reader in a language, words a minute, as timelines need it.
  public func rate(for reader: ReaderKind, language: String) -> Int {
    choices.last { $0.rate != nil && $0.applies(to: reader, language: language) }?.rate
      .map { $0.clamped(to: VoiceSettings.Limits.rate) } ?? VoiceSettings("").rate
  }
}

/// A choice that a person made about voices. What is nil is left as it is.
public struct VoiceChoice: Sendable, Hashable {
  /// The reader that it is about; nil for both.
  public var reader: ReaderKind?
  /// The language that it is about, with its regions; nil for all.
  public var language: String?
  /// A voice of the engine by its language tag.
  public var voice: String?
  /// A variant; empty for the plain voice.
  public var variant: String?
  /// Words a minute, 80 to 449.
  public var rate: Int?
  /// 0 to 99.
  public var pitch: Int?
  /// How lively the pitch moves, 0 to 99.
  public var range: Int?
  /// Per cent, 0 to 200.
  public var volume: Int?
  /// Hundredths of a second between words.
  public var wordGap: Int?
  /// Which punctuation is named.
  public var punctuation: VoiceSettings.Punctuation?
  /// How a capital letter is told.
  public var capitals: VoiceSettings.Capitals?

  /// A choice that changes nothing yet.
  public init(reader: ReaderKind? = nil, language: String? = nil) {
    self.reader = reader
    self.language = language
  }

  func applies(to reader: ReaderKind, language: String) -> Bool {
    if let own = self.reader, own != reader { return false }
    guard let own = self.language?.lowercased() else { return true }
    let tag = language.lowercased()
    return tag == own || tag.hasPrefix(own + "-")
  }

  func change(_ settings: inout VoiceSettings) {
    settings.voice = voice ?? settings.voice
    if let variant { settings.variant = variant.isEmpty ? nil : variant }
    settings.rate = rate ?? settings.rate
    settings.pitch = pitch ?? settings.pitch
    settings.range = range ?? settings.range
    settings.volume = volume ?? settings.volume
    settings.wordGap = wordGap ?? settings.wordGap
    settings.punctuation = punctuation ?? settings.punctuation
    settings.capitals = capitals ?? settings.capitals
  }
}

extension ReaderKind {
  /// Two readers must be told apart by ear.
  fileprivate var usualVariant: String? {
    switch self {
    case .voiceOver: "f3"
    case .talkBack: nil
    }
  }
}
