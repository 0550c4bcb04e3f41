import Semantics

extension Captions {
  /// A WebVTT file: who speaks, and when each word begins.
  public var webVTT: String {
    let cues = cues.map { cue in
      "\(Timecode.text(cue.begins, "."))"
        + " --> \(Timecode.text(cue.ends, "."))\n<v \(cue.speaker.inVTT)>\(cue.wordsInVTT)\n"
    }
    return (["WEBVTT\n"] + cues).joined(separator: "\n")
  }

  /// A SubRip file: numbered, with who speaks in front of the text.
  public var subRip: String {
    cues.enumerated().map { number, cue in
      "\(number + 1)\n\(Timecode.text(cue.begins, ",")) --> \(Timecode.text(cue.ends, ","))\n"
        + "\(cue.speaker): \(cue.text)\n"
    }.joined(separator: "\n")
  }
}

extension Captions.Cue {
  /// The words, each but the first behind the moment at which it begins.
  fileprivate var wordsInVTT: String {
    var text = ""
    var last = begins
    for word in words {
      if word.begins > last, word.begins < ends {
        text += "<\(Timecode.text(word.begins, "."))>"
        last = word.begins
      }
      text += word.text.inVTT
    }
    return text.asCaption + (isCut ? " –" : "")
  }
}

extension String {
  fileprivate var inVTT: String {
    // By scalars: a mark that combines with a bracket does not make it another character.
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A moment as caption files write it: hours, minutes, seconds, thousandths.
enum Timecode {
  static func text(_ moment: Milliseconds, _ point: String) -> String {
    let seconds = moment / 1000
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
    return clock.joined(separator: ":") + point + digits(moment % 1000, 3)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
