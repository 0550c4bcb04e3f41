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

/// The writing systems of the languages that Earshot's readers speak, and those beside them.
enum Script: Hashable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, kana, han, hangul, thai, other

  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar.value {
      case 0...0x2AF, 0x1E00...0x1EFF, 0xFF21...0xFF5A: .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
      case 0x400...0x52F: .cyrillic
      case 0x590...0x5FF: .hebrew
      case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
      case 0x900...0x97F: .devanagari
      case 0xE00...0xE7F: .thai
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
      case 0x1100...0x11FF, 0xAC00...0xD7AF: .hangul
      case 0x2E80...0x2FDF, 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
      default: .other
      }
  }

  /// The scripts that the engine's voice for a language reads. Latin is read by all of them, as
  /// English where need be; the Japanese voice knows no ideograph.
  static func readable(in language: String) -> Set<Script> {
    switch language.split(separator: "-").first?.lowercased() {
    case "ar", "fa", "ur": [.latin, .arabic]
    case "bg", "mk", "ru", "sr", "uk": [.latin, .cyrillic]
    case "el": [.latin, .greek]
    case "he": [.latin, .hebrew]
    case "hi", "mr", "ne": [.latin, .devanagari]
    case "ja": [.latin, .kana]
    case "ko": [.latin, .hangul]
    case "th": [.latin, .thai]
    case "cmn", "yue", "zh": [.latin, .han]
    default: [.latin]
    }
  }
}
