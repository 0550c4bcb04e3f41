/// Punctuation that makes a pause, by the character that stands for its kind in the tables.
enum Mark: UInt32 {
  case comma = 0x2C
  case stop = 0x2E
  case semicolon = 0x3B
  case colon = 0x3A
  case exclamation = 0x21
  case question = 0x3F
  case opening = 0x28
  case closing = 0x29
  case ellipsis = 0x2026
  case dash = 0x2D
  case quote = 0x22

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case ",", "،", "、", "，", "·": self = .comma
    case ".", "。", "।": self = .stop
    case ";", "；", "؛": self = .semicolon
    case ":", "：": self = .colon
    case "!", "！": self = .exclamation
    case "?", "？", "؟": self = .question
    case "(", "（", "[", "{": self = .opening
    case ")", "）", "]", "}": self = .closing
    case "…": self = .ellipsis
    case "-", "–", "—": self = .dash
    case "\"", "“", "”", "«", "»", "„", "‟": self = .quote
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// A letter, or a mark that belongs to one; not an ideograph.
  var isLetter: Bool {
    if isASCII { return (0x61...0x7A).contains(value | 0x20) && value >= 0x41 }
    if isIdeograph || (0xFE00...0xFE0F).contains(value) { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  var isIdeograph: Bool {
    switch value {
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  var isApostrophe: Bool { self == "'" || self == "’" }
  var isSpokenDigit: Bool { digit != nil }

  /// The value of a decimal digit of any script.
  var digit: Int? {
    if isASCII { return (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  var isASCIIVowel: Bool {
    switch value | 0x20 {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
    default: false
    }
  }

  /// A picture that a voice has a name for; what only changes one is not counted again.
  var isSpokenEmoji: Bool {
    guard value > 0x2300, properties.isEmoji, !properties.isEmojiModifier else { return false }
    return value >= 0x1F000 || properties.isEmojiPresentation || value == 0x2764 || value == 0x2699
      || value == 0x26A0
  }

  /// The letter by which the tables know it: small, and of hiragana the katakana.
  var timed: UInt32 {
    if isASCII { return value >= 0x41 && value <= 0x5A ? value | 0x20 : value }
    if (0x3041...0x3096).contains(value) { return value + 0x60 }
    return properties.lowercaseMapping.unicodeScalars.first?.value ?? value
  }
}
