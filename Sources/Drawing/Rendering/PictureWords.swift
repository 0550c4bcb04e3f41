public import Accordions
public import Semantics

/// The words that choose a picture on a command line, to the values they stand for.
public enum PictureWords {
  /// A state: default, pressed or active.
  public static func state(_ word: String) throws(UnknownName) -> RowState {
    try value(of: word, kind: "state", words: states)
  }

  /// A colour scheme: light, dark or auto.
  public static func scheme(_ word: String) throws(UnknownName) -> PictureScheme {
    try .named(word, kind: "colour scheme")
  }

  /// A direction: ltr or rtl.
  public static func direction(_ word: String) throws(UnknownName) -> LayoutDirection {
    try .named(word, kind: "direction")
  }

  /// A reader whose cursor is drawn: voiceover or talkback.
  public static func reader(_ word: String) throws(UnknownName) -> Cursor.Reader {
    try .named(word, kind: "reader")
  }

  /// A text size: one of iOS's names, or Android's font scale from 0.85 to 2.
  public static func textScale(_ word: String) throws(UnknownName) -> TextScale {
    if let scale = Double(word), (0.85...2).contains(scale) { return .android(scale) }
    return .ios(try ContentSize(named: word))
  }

  /// The words for the states, in the order of the design page.
  public static let states = RowState.allCases.map { (word: $0.rawValue.lowercased(), value: $0) }

  private static func value<Value>(
    of word: String, kind: String, words: [(word: String, value: Value)]
  ) throws(UnknownName) -> Value {
    if let found = words.first(where: { $0.word == word.lowercased() }) { return found.value }
    throw UnknownName(kind: kind, name: word, among: words.map(\.word))
  }
}
