import Hearing
public import ScreenReaders

/// Tells how voices pronounce texts.
public struct Pronouncer: Sendable {
  let program: WorkerProgram
  let list: VoiceList
  let voices: VoiceTable
  let cache: SpeechCache?

  /// A pronouncer for the voices of a table. Throws where the engine does not work.
  public init(
    voices: VoiceTable = VoiceTable(), program: WorkerProgram = .current,
    cache: SpeechCache? = .users
  ) throws(SpeechError) {
    self.program = program
    self.voices = voices
    self.cache = cache
    list = try VoiceList.installed(program: program, cache: cache)
  }

  /// How a reader's voice pronounces texts in a language.
  ///
  /// Throws where a text is too long, a voice is not installed, or the engine does not work.
  public func pronounce(
    _ texts: [String], reader: ReaderKind, language: String
  ) throws(SpeechError) -> [Pronunciation] {
    let usual = try voices.settings(for: reader, language: language, in: list)
    let key = CacheKey.pronunciation(of: texts, by: usual, in: language)
    if let kept = cache?.read(key), let all = [Pronunciation](kept: kept.value) { return all }
    let pronunciations = try WorkerProcess.asked(program) { worker throws(SpeechError) in
      try pronounce(texts, by: worker, reader: reader, language: language)
    }
    cache?.write(CacheEntry(key: key, value: pronunciations.kept))
    return pronunciations
  }

  private func pronounce(
    _ texts: [String], by worker: WorkerProcess, reader: ReaderKind, language: String
  ) throws(SpeechError) -> [Pronunciation] {
    var pronunciations: [Pronunciation] = []
    for text in texts {
      var whole = Pronunciation(text: text, language: language, phonemes: [], findings: [])
      for segment in SpokenSegment(text, language: language).readable {
        let voice = try voices.settings(for: reader, language: segment.language, in: list)
        let asking = Asking(
          worker: worker, voice: voice.name, language: segment.language, textLanguage: language)
        let part = try asking.pronunciation(of: segment.text)
        whole.phonemes += part.phonemes
        whole.findings += part.findings.filter { !whole.findings.contains($0) }
      }
      pronunciations.append(whole)
    }
    return pronunciations
  }
}

/// A worker that is asked for phonemes of one voice.
private struct Asking {
  let worker: WorkerProcess
  let voice: String
  let language: String
  /// What the text is said to be in, where another voice reads a stretch of it.
  let textLanguage: String

  func pronunciation(of text: String) throws(SpeechError) -> Pronunciation {
    let count = text.unicodeScalars.count
    guard count <= VoiceSettings.Limits.textLength else { throw .textTooLong(characters: count) }
    var findings: [Pronunciation.Finding] = []
    var seen: Set<String> = []
    let isMixed = text.contains(where: \.isLowercase)
    for word in TextWord.all(of: text) where seen.insert(word.text).inserted {
      if let finding = try finding(about: word, amongSmallLetters: isMixed) {
        findings.append(finding)
      }
    }
    return Pronunciation(
      text: text, language: language, phonemes: try phonemes(of: text), findings: findings)
  }

  private func finding(
    about word: TextWord, amongSmallLetters: Bool
  ) throws(SpeechError) -> Pronunciation.Finding? {
    let isAbbreviation = amongSmallLetters && word.isInCapitals && word.scripts == [.latin]
    let phonemes =
      try isAbbreviation
      ? phonemes(ofAbbreviation: word.text) : phonemes(of: word.text).joined(separator: " ")
    guard let kind = try kind(of: word, phonemes: phonemes) else { return nil }
    return Pronunciation.Finding(word: word.text, kind: kind, phonemes: phonemes)
  }

  private func kind(
    of word: TextWord, phonemes: String
  ) throws(SpeechError) -> Pronunciation.Kind? {
    if word.isPicture { return phonemes.isEmpty ? .unspoken : .emoji }
    if !word.scripts.isSubset(of: Script.readable(in: textLanguage)) { return .otherScript }
    guard word.text.unicodeScalars.count > 1 else { return nil }
    if try isSpelled(word, phonemes) { return .spelled }
    if let other = otherLanguage(in: phonemes) { return .otherLanguage(other) }
    return word.isInCapitals ? .abbreviationAsWord : nil
  }

  private func isSpelled(_ word: TextWord, _ phonemes: String) throws(SpeechError) -> Bool {
    guard word.scripts == [.latin] else { return false }
    var letters = ""
    // One by one: among others, an A would be an article.
    for letter in word.text where letters.count <= phonemes.count {
      letters += bare(try self.phonemes(of: String(letter)).joined())
    }
    return letters == bare(phonemes)
  }

  /// Phonemes without stress, length and spaces, which spelling changes.
  private func bare(_ phonemes: String) -> String {
    phonemes.filter { !" ˈˌː-".contains($0) }
  }

  /// The language in the first mark such as `(en)` that is not the voice's own.
  private func otherLanguage(in phonemes: String) -> String? {
    let tags = phonemes.split(separator: "(").dropFirst(phonemes.hasPrefix("(") ? 0 : 1)
      .compactMap { $0.split(separator: ")").first.map(String.init) }
    let own = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return tags.first { !$0.hasPrefix(own) && !(own == "zh" && $0.hasPrefix("cmn")) }
  }

  /// The engine spells capitals among small letters that it reads as a word by themselves.
  private func phonemes(ofAbbreviation word: String) throws(SpeechError) -> String {
    let neighbour = "nonononono"
    let both = try phonemes(of: "\(neighbour) \(word)").joined(separator: " ")
    return both.split(separator: " ").dropFirst().joined(separator: " ")
  }

  private func phonemes(of text: String) throws(SpeechError) -> [String] {
    let speakable = SpeakableText(text, language: language)
    let reply = try worker.ask(.phonemes(speakable.text, voice: voice))
    guard case .phonemes(let clauses) = reply else { throw reply.error }
    return clauses.map(\.asOneLine).filter { !$0.isEmpty }
  }
}
