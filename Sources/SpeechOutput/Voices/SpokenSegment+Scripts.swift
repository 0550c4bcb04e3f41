import Hearing

extension SpokenSegment {
  /// The stretches that one voice can read each.
  ///
  /// The engine's Japanese and Hebrew voices spell whatever stands in Latin letters, where those of
  /// other scripts read it as English. So the English voice reads it for them.
  var readable: [SpokenSegment] {
    guard Self.spellsLatin.contains(language.split(separator: "-").first ?? "") else {
      return [self]
    }
    var segments: [SpokenSegment] = []
    for word in text.chunks(endingAfter: { $0 == " " || $0 == "," || $0 == "、" || $0 == "。" }) {
      let own = word.isLatin ? "en" : language
      // What has no letters stays with the voice that is speaking.
      if let last = segments.indices.last, segments[last].language == own || !word.hasLetters {
        segments[last].text += word
      } else {
        segments.append(SpokenSegment(String(word), language: own))
      }
    }
    return segments
  }

  private static let spellsLatin: Set<Substring> = ["ja", "he"]
}

extension Substring {
  fileprivate var hasLetters: Bool { contains(where: \.isLetter) }

  /// A word of two Latin letters or more, and of no others.
  fileprivate var isLatin: Bool {
    let letters = unicodeScalars.filter { $0.properties.isAlphabetic }
    return letters.count > 1 && letters.allSatisfy { Script($0) == .latin }
  }
}

extension String {
  /// The text in pieces that end after a character of a kind, or where the script changes.
  fileprivate func chunks(endingAfter isEnd: (Character) -> Bool) -> [Substring] {
    var chunks: [Substring] = []
    var start = startIndex
    var place = startIndex
    while place < endIndex {
      let next = index(after: place)
      if isEnd(self[place]) || next == endIndex || changesScript(at: place, next) {
        chunks.append(self[start..<next])
        start = next
      }
      place = next
    }
    return chunks
  }

  private func changesScript(at place: Index, _ next: Index) -> Bool {
    guard self[place].isLetter, self[next].isLetter else { return false }
    return isLatin(place) != isLatin(next)
  }

  private func isLatin(_ place: Index) -> Bool {
    unicodeScalars[place...].first.map { Script($0) == .latin } ?? false
  }
}
