/// The writing systems of the languages that Earshot's readers speak, and those beside them.
public enum Script: Sendable, Hashable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, kana, han, hangul, thai, other

  /// The script of a letter.
  public init(_ scalar: Unicode.Scalar) {
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
}

extension Script {
  /// The language whose voice reads the script where the text's own voice does not; nil where none
  /// is surely right.
  public var language: String? {
    switch self {
    case .latin: "en"
    case .cyrillic: "ru"
    case .greek: "el"
    case .arabic: "ar"
    case .hebrew: "he"
    case .devanagari: "hi"
    case .kana: "ja"
    case .han: "cmn"
    case .hangul: "ko"
    case .thai: "th"
    case .other: nil
    }
  }
}
