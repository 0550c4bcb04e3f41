/// How a voice pronounces a text, and what a listener may stumble over.
public struct Pronunciation: Sendable, Hashable {
  /// The text.
  public var text: String
  /// The language that it is spoken in, a BCP 47 tag.
  public var language: String
  /// The International Phonetic Alphabet, a line for each clause.
  public var phonemes: [String]
  /// Words to look at, in the order of the text, each once.
  public var findings: [Finding]

  /// A word that may not sound as its author thinks.
  public struct Finding: Sendable, Hashable {
    /// As it stands in the text.
    public var word: String
    public var kind: Kind
    /// How it is pronounced by itself.
    public var phonemes: String
  }

  /// What is remarkable about a word.
  public enum Kind: Sendable, Hashable {
    /// Read letter by letter.
    case spelled
    /// Written in capitals and read as one word.
    case abbreviationAsWord
    /// Read by the rules of another language, by the engine's name for it.
    case otherLanguage(String)
    /// Its letters are not of the script of the text's language: only a voice that speaks another
    /// language reads them, others name them one by one.
    case otherScript
    /// A picture that is called by a name.
    case emoji
    /// A picture or symbol that is not spoken at all.
    case unspoken
  }
}

extension Pronunciation.Finding {
  /// The finding in a sentence.
  public var message: String {
    switch kind {
    case .spelled: "'\(word)' is spelled letter by letter: \(phonemes)"
    case .abbreviationAsWord: "'\(word)' is read as a word: \(phonemes)"
    case .otherLanguage(let tag): "'\(word)' is read as if it were \(tag): \(phonemes)"
    case .otherScript:
      "'\(word)' is in letters of another script, which some voices name one by one: \(phonemes)"
    case .emoji: "'\(word)' is called \(phonemes)"
    case .unspoken: "'\(word)' is not spoken"
    }
  }
}
