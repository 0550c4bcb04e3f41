extension [Pronunciation] {
  /// As the cache keeps them.
  var kept: [UInt8] {
    var writer = ByteWriter()
    writer.write(self) { writer, pronunciation in
      writer.write(pronunciation.text)
      writer.write(pronunciation.language)
      writer.write(pronunciation.phonemes) { $0.write($1) }
      writer.write(pronunciation.findings) { writer, finding in
        writer.write(finding.word)
        writer.write(finding.phonemes)
        writer.write(finding.kind.code)
      }
    }
    return writer.bytes
  }

  init?(kept bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let all = reader.list({ $0.pronunciation() }), reader.isAtEnd else { return nil }
    self = all
  }
}

extension ByteReader {
  fileprivate mutating func pronunciation() -> Pronunciation? {
    guard let written = text(), let language = text(), let phonemes = list({ $0.text() }),
      let findings = list({ $0.finding() })
    else { return nil }
    return Pronunciation(text: written, language: language, phonemes: phonemes, findings: findings)
  }

  private mutating func finding() -> Pronunciation.Finding? {
    guard let word = text(), let phonemes = text(),
      let kind = text().flatMap(Pronunciation.Kind.init(code:))
    else { return nil }
    return Pronunciation.Finding(word: word, kind: kind, phonemes: phonemes)
  }
}

extension Pronunciation.Kind {
  fileprivate var code: String {
    switch self {
    case .spelled: "spelled"
    case .abbreviationAsWord: "abbreviationAsWord"
    case .otherLanguage(let tag): "language \(tag)"
    case .otherScript: "otherScript"
    case .emoji: "emoji"
    case .unspoken: "unspoken"
    }
  }

  fileprivate init?(code: String) {
    switch code {
    case "spelled": self = .spelled
    case "abbreviationAsWord": self = .abbreviationAsWord
    case "otherScript": self = .otherScript
    case "emoji": self = .emoji
    case "unspoken": self = .unspoken
    case _:
      guard code.hasPrefix("language ") else { return nil }
      self = .otherLanguage(String(code.dropFirst(9)))
    }
  }
}
