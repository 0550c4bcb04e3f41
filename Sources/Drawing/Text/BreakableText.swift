/// Text that Pango can set in time that grows with its length.
///
/// Finding the breaks inside a word takes Pango the square of the word's length, and a paragraph
/// wider than two million pixels overflows its numbers. No text that people read is touched.
enum BreakableText {
  /// The longest word that is left whole, in Unicode scalars.
  private static let longestWord = 256
  /// The longest paragraph that is left whole, in Unicode scalars.
  private static let longestParagraph = 20_000

  /// The same text, with breaks allowed in words and forced in paragraphs that are too long, and
  /// U+FFFD in place of NUL, at which C ends its strings.
  static func made(from text: String) -> String {
    let length = text.utf8.count
    if length <= longestWord, !text.utf8.contains(0) { return text }
    var result = String.UnicodeScalarView()
    var word = 0
    var paragraph = 0
    for scalar in text.unicodeScalars {
      result.append(scalar == "\0" ? "\u{FFFD}" : scalar)
      word = endsWord(scalar) ? 0 : word + 1
      paragraph = scalar == "\n" || scalar == "\u{2029}" ? 0 : paragraph + 1
      if paragraph >= longestParagraph, word == 0 || word == longestWord {
        result.append("\u{2028}")
        (word, paragraph) = (0, 0)
      } else if word == longestWord {
        result.append("\u{200B}")
        word = 0
      }
    }
    return String(result)
  }

  /// Whether a line may end after this scalar: spaces, and ideographs with all that follows them.
  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "/" || scalar.value >= 0x2E80
  }
}
