/// Compares what was expected with what was heard, word by word.
public enum Wording {
  /// The first place at which two texts differ.
  public struct Difference: Sendable, Hashable {
    /// Counted from 1.
    public var word: Int
    /// Nil where the expected text ends before.
    public var expected: String?
    /// Nil where the heard text ends before.
    public var heard: String?

    /// In words, to stand after what was expected and what was heard.
    public var description: String {
      switch (expected, heard) {
      case (let expected?, let heard?):
        "word \(word) differs: '\(expected)' was expected, '\(heard)' was heard"
      case (let expected?, nil): "word \(word) is missing: '\(expected)'"
      case (nil, let heard?): "word \(word) is too much: '\(heard)'"
      case (nil, nil): "nothing differs"
      }
    }
  }

  /// The words of a text, by the spaces between them.
  static func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  /// The first word that differs; nil where all words are the same.
  public static func difference(expected: String, heard: String) -> Difference? {
    let wanted = words(expected)
    let got = words(heard)
    for place in 0..<max(wanted.count, got.count) {
      let left = place < wanted.count ? wanted[place] : nil
      let right = place < got.count ? got[place] : nil
      if left != right {
        return Difference(
          word: place + 1, expected: left.map(String.init), heard: right.map(String.init))
      }
    }
    return nil
  }

  /// Whether words stand in a text one after another, whatever their case and punctuation.
  public static func contains(_ text: String, _ wanted: String) -> Bool {
    let needle = plainWords(wanted)
    let hay = plainWords(text)
    guard !needle.isEmpty, needle.count <= hay.count else { return false }
    return (0...hay.count - needle.count).contains { hay[$0...].starts(with: needle) }
  }

  private static func plainWords(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
