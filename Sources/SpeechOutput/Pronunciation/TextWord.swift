import Hearing

/// A word or a picture of a text.
struct TextWord: Hashable {
  var text: String
  /// An emoji or another picture instead of letters.
  var isPicture: Bool

  /// The words and pictures of a text, in its order. A word ends where ideographs begin or end, as
  /// scripts without spaces mix them with their own letters.
  static func all(of text: String) -> [TextWord] {
    var words: [TextWord] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(TextWord(text: word, isPicture: false)) }
      word = ""
    }
    for character in text {
      if character.isLetter || (character == "’" || character == "'") && !word.isEmpty {
        if let last = word.last, last.isIdeograph != character.isIdeograph { end() }
        word.append(character)
      } else {
        end()
        if character.isPicture { words.append(TextWord(text: String(character), isPicture: true)) }
      }
    }
    end()
    return words
  }

  /// Two letters or more, all of them capitals.
  var isInCapitals: Bool {
    text.count > 1 && text.allSatisfy { $0.isUppercase }
  }

  var scripts: Set<Script> {
    Set(text.unicodeScalars.filter { $0.properties.isAlphabetic }.map(Script.init))
  }
}

extension Character {
  fileprivate var isIdeograph: Bool { unicodeScalars.first.map { Script($0) == .han } ?? false }

  fileprivate var isPicture: Bool {
    guard let first = unicodeScalars.first, !first.isASCII else { return false }
    switch first.properties.generalCategory {
    case .otherSymbol, .mathSymbol: return true
    default: return first.properties.isEmojiPresentation
    }
  }
}
