import Hearing
import ScreenReaders
import YAML

/// Reads how the readers sound.
struct VoiceReader {
  let problems: Problems

  func voices(_ node: YAMLNode) -> [ReaderKind: VoiceRequest] {
    var voices: [ReaderKind: VoiceRequest] = [:]
    for (value, readers) in PerReader.values(node, problems) {
      guard let voice = voice(value) else { continue }
      for reader in readers { voices[reader] = voice }
    }
    return voices
  }

  private func voice(_ node: YAMLNode, isInOneLanguage: Bool = false) -> VoiceRequest? {
    var voice = VoiceRequest()
    guard node.entries != nil else {
      voice.name = node.text(problems)
      return voice
    }
    guard let reader = MappingReader<VoiceKey>(node, problems, as: "a voice") else { return nil }
    for key in VoiceKey.allCases { read(key, reader, into: &voice) }
    guard let languages = reader[.languages] else { return voice }
    if isInOneLanguage {
      problems.error("a language has no languages of its own", at: reader.mark(of: .languages))
    } else {
      voice.languages = self.languages(languages)
    }
    return voice
  }

  private func read(
    _ key: VoiceKey, _ reader: MappingReader<VoiceKey>, into voice: inout VoiceRequest
  ) {
    switch key {
    case .name: voice.name = reader.text(key)
    case .variant: voice.variant = reader.text(key)
    case .rate: voice.rate = integer(reader, key, in: VoiceRanges.rate)
    case .pitch: voice.pitch = integer(reader, key, in: VoiceRanges.pitch)
    case .range: voice.range = integer(reader, key, in: VoiceRanges.pitch)
    case .volume: voice.volume = integer(reader, key, in: VoiceRanges.volume)
    case .punctuation: voice.punctuation = reader.word(key)
    case .capitals: voice.capitals = reader.word(key)
    case .languages: break
    }
  }

  private func languages(_ node: YAMLNode) -> [String: VoiceRequest] {
    guard let entries = node.entries else {
      problems.error("expected a mapping from languages to voices", at: node.mark)
      return [:]
    }
    var languages: [String: VoiceRequest] = [:]
    for entry in entries {
      if !entry.key.isLanguageTag {
        problems.error(
          "'\(Excerpt.of(entry.key))' is no language tag", at: entry.mark, suggestion: "de")
      } else if let voice = voice(entry.value, isInOneLanguage: true) {
        languages[entry.key] = voice
      }
    }
    return languages
  }

  private func integer(
    _ reader: MappingReader<VoiceKey>, _ key: VoiceKey, in range: ClosedRange<Int>
  ) -> Int? {
    guard let value = reader.integer(key) else { return nil }
    if range.contains(value) { return value }
    problems.error(
      "'\(key.rawValue)' is \(range.lowerBound) to \(range.upperBound), not \(value)",
      at: reader[key]?.mark)
    return nil
  }
}

extension String {
  /// Whether it is formed as a tag of a language with its script and region.
  fileprivate var isLanguageTag: Bool {
    let subtags = split(separator: "-", omittingEmptySubsequences: false)
    guard let first = subtags.first else { return false }
    return (2...3).contains(first.count) && first.allSatisfy { $0.isASCII && $0.isLetter }
      && subtags.dropFirst().allSatisfy { subtag in
        (2...8).contains(subtag.count)
          && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
