import PlatformTrees
import Semantics

extension VoiceOver {
  /// Parts about one element, while they are put together.
  struct Draft {
    private let node: String
    /// The words of the element's language.
    let words: VoiceOverWords
    /// The element's language, where it is not the reader's own.
    private let language: String?
    var parts: [Part] = []

    init(_ element: IOSElement, _ vocabulary: VoiceOverVocabulary) {
      node = element.id
      language = element.spokenLanguage.flatMap { $0 == vocabulary.own.locale ? nil : $0 }
      words = vocabulary.words(for: language)
    }

    /// Adds text of the app.
    mutating func add(
      _ kind: Part.Kind, _ text: String, _ property: Property, _ rule: Rule, joint: String? = nil
    ) {
      let origin = Origin(node: node, property: property, rule: rule)
      parts.append(Part(kind, text, origin: origin, language: language, joint: joint))
    }

    /// Adds a word of VoiceOver's own.
    mutating func add(
      _ kind: Part.Kind, _ word: VoiceOverWord, _ rule: Rule, property: Property = .traits
    ) {
      add(kind, words[word], property, rule)
    }

    /// Adds a word of VoiceOver's own, with its numbers.
    mutating func add(
      _ kind: Part.Kind, _ entry: VoiceOverWords.Entry, _ property: Property, _ rule: Rule,
      joint: String? = nil, meaning: Meaning? = nil
    ) {
      parts.append(part(kind, entry, property, rule, joint: joint, meaning: meaning))
    }

    /// Puts a word of VoiceOver's own in front of all.
    mutating func insertFirst(_ kind: Part.Kind, _ word: VoiceOverWord, _ rule: Rule) {
      parts.insert(part(kind, words[word], .traits, rule), at: 0)
    }

    /// Gives the part added last another form for full stops.
    mutating func phraseLast(_ phrase: String) { parts[parts.count - 1].phrase = phrase }

    /// Gives the part added last a language of its own.
    mutating func languageOfLast(_ language: String?) {
      if let language { parts[parts.count - 1].language = language }
    }

    private func part(
      _ kind: Part.Kind, _ entry: VoiceOverWords.Entry, _ property: Property, _ rule: Rule,
      joint: String? = nil, meaning: Meaning? = nil
    ) -> Part {
      Part(
        kind, entry.text,
        origin: Origin(node: node, property: property, rule: rule, word: entry.word),
        language: language, joint: joint, meaning: meaning ?? entry.meaning, phrase: entry.phrase)
    }
  }
}

extension IOSElement {
  /// The language of the whole label where it has one, else the element's.
  var spokenLanguage: String? {
    guard let first = self.labelSpans.first?.language,
      self.labelSpans.allSatisfy({ $0.language == first })
    else { return self.language }
    return first
  }
}
