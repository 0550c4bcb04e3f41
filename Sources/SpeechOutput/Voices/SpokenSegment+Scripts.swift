import Hearing

extension SpokenSegment {
  /// The stretches that one voice can read each.
  ///
  /// Letters of a script that the voice of the text's language does not know would be named one by
  /// one, so a voice of their own script reads them. Latin letters are read by every voice, as
  /// English where need be, but for the Japanese and Hebrew ones, which spell them.
  var readable: [SpokenSegment] {
    let scripts = Script.read(in: language)
    guard text.unicodeScalars.contains(where: { !$0.isASCII }) || !scripts.contains(.latin) else {
      return [self]
    }
    var segments: [SpokenSegment] = []
    for word in text.words(readBy: language, knowing: scripts) {
      let own = word.language(readBy: language, knowing: scripts)
      // What has no letters stays with the voice that is speaking.
      if let last = segments.indices.last, own == nil || segments[last].language == own {
        segments[last].text += word
      } else {
        segments.append(SpokenSegment(String(word), language: own ?? language))
      }
    }
    return segments
  }
}

extension Character {
  /// The language of the voice that reads a letter; nil for what is no letter.
  fileprivate func language(readBy usual: String, knowing scripts: Set<Script>) -> String? {
    guard isLetter, let scalar = unicodeScalars.first else { return nil }
    let script = Script(scalar)
    return scripts.contains(script) ? usual : script.language ?? usual
  }
}

extension Substring {
  /// The language of the voice that reads a word. A single Latin letter stays with the others.
  fileprivate func language(readBy usual: String, knowing scripts: Set<Script>) -> String? {
    let languages = lazy.compactMap { $0.language(readBy: usual, knowing: scripts) }
    guard let first = languages.first else { return nil }
    let isLoneLatin = first == Script.latin.language && languages.prefix(2).count == 1
    return isLoneLatin ? usual : first
  }
}

extension String {
  /// The text in pieces that end after a space or mark, or where another voice has to read on.
  fileprivate func words(readBy usual: String, knowing scripts: Set<Script>) -> [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var before: String?
    for place in indices {
      let own = self[place].language(readBy: usual, knowing: scripts)
      if let own, let before, own != before, start < place {
        words.append(self[start..<place])
        start = place
      }
      before = own
      if [" ", ",", "、", "。"].contains(self[place]) {
        words.append(self[start...place])
        start = index(after: place)
      }
    }
    return start < endIndex ? words + [self[start...]] : words
  }
}
