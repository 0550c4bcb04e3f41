import Semantics

/// The voices and variants that are installed.
public struct VoiceList: Sendable, Hashable {
  /// Voices by their identifier.
  public let voices: [Voice]
  /// Names of variants, such as `f3`.
  public let variants: [String]

  /// A list of voices, with the variants that change them.
  public init(voices: [Voice], variants: [String]) {
    self.voices = voices
    self.variants = variants
  }

  init(listed: [Voice]) {
    let prefix = "!v/"
    voices = listed.filter { !$0.identifier.hasPrefix(prefix) }
    variants = listed.map(\.identifier).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }

  /// The languages that voices are chosen by, in alphabetical order.
  public var tags: [String] { Set(voices.flatMap(\.languages).map(\.tag)).sorted() }

  /// The voice that best speaks a language, a BCP 47 tag; nil where none does.
  ///
  /// Where a tag has no voice of its own, the language's usual one is taken. Of equals the one
  /// whose file comes first in the alphabet wins.
  public func voice(for language: String) -> Voice? {
    let wanted = language.lowercased().split(separator: "_").joined(separator: "-")
    for tag in Self.candidates(for: wanted) {
      if let voice = best({ $0 == tag }) { return voice }
    }
    let base = wanted.split(separator: "-").first.map(String.init) ?? wanted
    return best { $0.hasPrefix(base + "-") }
  }

  /// The voice that a person names: by a language as `tags` has it, or by its file, such as
  /// `gmw/en-US`.
  public func voice(named name: String) -> Voice? {
    let name = name.lowercased()
    return voices.first { $0.identifier.lowercased() == name } ?? best { $0 == name }
  }

  private func best(_ fits: (String) -> Bool) -> Voice? {
    var best: (voice: Voice, rank: Int)?
    for voice in voices {
      for language in voice.languages where fits(language.tag) && language.rank < best?.rank ?? .max
      {
        best = (voice, language.rank)
      }
    }
    return best?.voice
  }

  private static func candidates(for tag: String) -> [String] {
    let subtags = tag.split(separator: "-").map(String.init)
    let prefixes = (1...max(subtags.count, 1)).reversed().map {
      subtags.prefix($0).joined(separator: "-")
    }
    return prefixes.flatMap { [usual[$0], $0].compactMap { $0 } }
  }

  /// Where the engine's own choice is not what a reader of that language hears.
  ///
  /// `cmn` of eSpeak NG 1.51 reads the tones as English numbers; its twin for pinyin does not.
  private static let usual = [
    "en": "en-us", "pt": "pt-br", "es-mx": "es-419", "es-us": "es-419", "fr": "fr-fr",
    "zh": "cmn-latn-pinyin", "zh-cn": "cmn-latn-pinyin", "zh-hans": "cmn-latn-pinyin",
    "zh-tw": "cmn-latn-pinyin", "zh-hant": "cmn-latn-pinyin", "cmn": "cmn-latn-pinyin",
    "zh-hk": "yue", "no": "nb", "iw": "he", "in": "id",
  ]

  /// The same settings with the voice by its file, as the engine finds it.
  ///
  /// Throws `unknownVoice` or `unknownVariant` where it is not listed: the engine would speak with
  /// another one without a word.
  func found(_ settings: VoiceSettings) throws(SpeechError) -> VoiceSettings {
    guard let voice = voice(named: settings.voice) else {
      throw .unknownVoice(settings.voice, nearest: nearestWord(to: settings.voice, among: tags))
    }
    if let variant = settings.variant, !variants.contains(variant) {
      throw .unknownVariant(variant, nearest: nearestWord(to: variant, among: variants))
    }
    var found = settings
    found.voice = voice.identifier
    return found
  }
}
