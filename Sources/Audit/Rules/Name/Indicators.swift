/// Marks that show which way a row is.
enum Indicators {
  private static let glyphs: Set<Character> = [
    "▾", "▸", "▿", "▹", "▼", "▲", "►", "▶", "◀", "◄", "⌄", "⌃", "›", "‹", "»", "«", "∨", "∧", "+",
    "-", "−", "–", "×", "↓", "↑", "→", "←", "⬇", "⬆", "△", "▽", "﹀", "︿", "⏷", "⏶", ">", "<",
  ]

  /// Nothing but glyphs, the name of an icon in an icon font, or nothing at all.
  static func isGlyph(_ text: String) -> Bool {
    let bare = text.filter { !$0.isWhitespace && $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    return bare.isEmpty || bare.allSatisfy(glyphs.contains) || NameMissing.isLigature(bare)
      || text.lowercased().hasPrefix("black triangle pointing")
  }

  /// Words such as "chevron down", and no others besides a direction.
  static func isPicture(_ text: String, _ words: AuditWords) -> Bool {
    // Names of icons are left in English more often than not.
    [words, .english].contains { $0.mentions(\.indicators, in: text) } && Spelling(text).count <= 3
  }

  /// The glyph or the icon's name that stands in front of, or behind, other words.
  static func glyph(in text: String) -> String? {
    let pieces = text.split { $0.isWhitespace || $0 == "," }
    guard pieces.count > 1 else { return nil }
    let ends = [pieces.first, pieces.last].compactMap { $0.map(String.init) }
    return ends.first { end in
      end.allSatisfy(glyphs.contains) && end != "-" && end != "–" && end != "+"
        || NameMissing.isLigature(end)
    }
  }
}
