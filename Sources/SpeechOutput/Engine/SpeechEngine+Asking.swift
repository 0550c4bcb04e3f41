import CESpeakNG

extension SpeechEngine {
  /// The phonemes of a text in the International Phonetic Alphabet, a line for each clause.
  package func phonemes(of text: String, voice: String) throws(EngineFailure) -> [String] {
    try use(voice)
    let bytes = Array(text.utf8) + [0]
    return bytes.withUnsafeBytes { buffer in
      var clauses: [String] = []
      var rest = buffer.baseAddress
      while rest != nil {
        guard let phonemes = espeak_TextToPhonemes(&rest, Int32(espeakCHARS_UTF8), 0x02) else {
          break
        }
        clauses.append(String(cString: phonemes))
      }
      return clauses
    }
  }

  /// The voices that need nothing but the engine, and its variants.
  var voices: [Voice] {
    (Self.listed(nil) + Self.listed("variant"))
      .filter { !$0.identifier.hasPrefix("mb/") }
      .sorted { $0.identifier < $1.identifier }
  }

  private static func listed(_ language: String?) -> [Voice] {
    var voices: [Voice] = []
    var entry = list(language)
    while let voice = entry?.pointee {
      if let listed = Voice(voice.pointee) { voices.append(listed) }
      entry = entry.map { $0 + 1 }
    }
    return voices
  }

  private static func list(
    _ language: String?
  ) -> UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>? {
    guard let language else { return espeak_ListVoices(nil) }
    return language.withCString { language in
      var wanted = espeak_VOICE()
      wanted.languages = language
      return espeak_ListVoices(&wanted)
    }
  }
}

extension Voice {
  fileprivate init?(_ voice: espeak_VOICE) {
    guard let name = voice.name, let identifier = voice.identifier else { return nil }
    self.init(
      name: String(cString: name).trimmingSpaces, identifier: String(cString: identifier),
      languages: Self.languages(voice.languages))
  }

  /// A list of a rank and a tag each, as the engine packs it, ended by a 0.
  private static func languages(_ packed: UnsafePointer<CChar>?) -> [Language] {
    var languages: [Language] = []
    guard var entry = packed else { return [] }
    while entry.pointee != 0 {
      let tag = String(cString: entry + 1)
      languages.append(Language(tag: tag, rank: Int(entry.pointee)))
      entry += tag.utf8.count + 2
    }
    return languages
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let text = drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
