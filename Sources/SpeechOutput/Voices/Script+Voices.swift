import Hearing

extension Script {
  /// The scripts that the engine's voice for a language reads. Latin is read by all of them, as
  /// English where need be; the Japanese voice knows no ideograph.
  static func readable(in language: String) -> Set<Script> {
    switch language.split(separator: "-").first?.lowercased() {
    case "ar", "fa", "sd", "ug", "ur": [.latin, .arabic]
    case "ba", "be", "bg", "cv", "kk", "ky", "mk", "nog", "ru", "sr", "tt", "uk":
      [.latin, .cyrillic]
    case "el", "grc": [.latin, .greek]
    case "he": [.latin, .hebrew]
    case "hi", "kok", "mr", "ne": [.latin, .devanagari]
    case "ja": [.latin, .kana]
    case "ko": [.latin, .hangul]
    case "th": [.latin, .thai]
    case "cmn", "hak", "yue", "zh": [.latin, .han]
    default: [.latin]
    }
  }

  /// The scripts that stay with the voice for a language: not those that it only spells, but
  /// ideographs in Japanese, which no other voice reads as Japanese.
  static func read(in language: String) -> Set<Script> {
    switch language.split(separator: "-").first?.lowercased() {
    case "he": [.hebrew]
    case "ja": [.kana, .han]
    default: readable(in: language)
    }
  }
}
