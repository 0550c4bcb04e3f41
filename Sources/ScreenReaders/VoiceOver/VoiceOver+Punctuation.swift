import Semantics

extension VoiceOver {
  /// The parts as they are heard: with the app's punctuation named or left out, as set.
  func punctuated(_ parts: [Part]) -> [Part] {
    switch settings.punctuation {
    case .some: parts
    case .all: parts.map { punctuated($0, named: true) }
    case .none: parts.map { punctuated($0, named: false) }
    }
  }

  private func punctuated(_ part: Part, named: Bool) -> Part {
    guard part.phrase == nil, part.text.contains(where: { VoiceOverWord.mark($0) != nil }) else {
      return part
    }
    let words = vocabulary.words(for: part.language)
    let characters = Array(part.text)
    var text = ""
    for (place, character) in characters.enumerated() {
      if let mark = VoiceOverWord.mark(character), named {
        text += " \(words[mark].text) "
      } else if VoiceOverWord.mark(character) != nil && !isInsideWord(place, characters) {
        text += " "
      } else {
        text.append(character)
      }
    }
    var part = part
    part.text = text.split(separator: " ").joined(separator: " ")
    return part.because(of: Self.punctuation)
  }

  /// "3.5", "10:30" and "e-mail" need their marks to be read as what they are.
  private func isInsideWord(_ place: Int, _ characters: [Character]) -> Bool {
    guard place > 0, place + 1 < characters.count else { return false }
    return [characters[place - 1], characters[place + 1]].allSatisfy { $0.isLetter || $0.isNumber }
  }
}
