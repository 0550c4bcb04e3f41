/// A text as the engine is given it, and where each of its characters stood before.
package struct SpeakableText: Hashable, Sendable {
  /// What the engine speaks.
  package private(set) var text = ""
  /// For each character of `text`, its place in the text that it was made from.
  package private(set) var places: [Int] = []
  /// What it was made from.
  let original: [Unicode.Scalar]

  /// Whether there is anything to speak.
  var isSilent: Bool { text.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }

  /// A text for a voice of a language.
  ///
  /// Control characters become spaces; a NUL would end the text. Japanese is written so that the
  /// engine reads it: it knows kana, better as katakana, and a word with a letter unknown to it
  /// would be spelled as a whole, so ideographs stand by themselves.
  package init(_ text: String, language: String) {
    original = Array(text.unicodeScalars)
    let isJapanese = language.split(separator: "-").first == "ja"
    for (place, scalar) in original.enumerated() {
      if isJapanese { addJapanese(scalar, at: place) } else { add(scalar.spoken, at: place) }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, at place: Int) {
    text.unicodeScalars.append(scalar)
    places.append(place)
  }

  private mutating func addJapanese(_ scalar: Unicode.Scalar, at place: Int) {
    let isIdeograph = scalar.properties.isIdeographic
    if isIdeograph, text.unicodeScalars.last.map({ $0 != " " }) ?? false { add(" ", at: place) }
    add(scalar.asKatakana.spoken, at: place)
    if isIdeograph { add(" ", at: place) }
  }

  /// The place in the original of a place in the spoken text; its end for one past the end.
  package func original(of place: Int) -> Int {
    places.indices.contains(place) ? places[place] : original.count
  }
}

extension Unicode.Scalar {
  fileprivate var spoken: Unicode.Scalar {
    switch properties.generalCategory {
    case .control, .unassigned, .privateUse: " "
    default: self == "・" ? " " : self
    }
  }

  fileprivate var asKatakana: Unicode.Scalar {
    guard (0x3041...0x3096).contains(value) else { return self }
    return Unicode.Scalar(value + 0x60) ?? self
  }
}
