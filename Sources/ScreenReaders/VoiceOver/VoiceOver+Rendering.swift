import Semantics

extension VoiceOver {
  /// How parts are written as one text. No form claims to be a device's own bytes.
  public enum Rendering: String, Sendable, CaseIterable {
    /// "Shipping, button, collapsed": for reading.
    case commas
    /// "Shipping. Button. Collapsed.": the form of the public reference data.
    case phrases
    /// For a voice: pauses between parts, and punctuation named or kept silent as set.
    case spoken
  }

  /// Joins the parts of a description.
  public static func render(_ parts: [Part], as rendering: Rendering) -> String {
    switch rendering {
    case .commas: commas(parts)
    case .phrases: phrases(parts)
    case .spoken: spoken(parts)
    }
  }

  /// Joins the parts of a hint.
  public static func renderHint(_ parts: [Part], as rendering: Rendering) -> String {
    switch rendering {
    case .commas: sentences(parts.map(\.text))
    case .phrases: sentences(parts.map { $0.phrase ?? $0.text })
    case .spoken: sentences(parts.map { spokenLine($0.text) })
    }
  }

  private static func commas(_ parts: [Part]) -> String {
    let comma = ", "
    var joined = JoinedText(parts, joint: comma)
    // By their places, as a part is not copied then.
    for place in parts.indices where !parts[place].text.isEmpty {
      if !joined.isEmpty && parts[place].joint != "" { joined.add(comma) }
      joined.add(parts[place].text)
    }
    return joined.text
  }

  private static func phrases(_ parts: [Part]) -> String {
    var text = ""
    var previous: Part?
    for part in parts {
      if let previous {
        if let joint = part.joint {
          text += joint
        } else {
          // The library joins its role words with blanks, stop or no stop.
          if !(previous.isSpecifier && part.isSpecifier) && !text.endsInStop { text += "." }
          text += " "
        }
      }
      text += part.phrase ?? part.text
      previous = part
    }
    return text
  }

  private static func spoken(_ parts: [Part]) -> String {
    var text = ""
    for part in parts where !part.text.isEmpty {
      if let last = text.last, part.joint != "" { text += ".?!,:;…".contains(last) ? " " : ", " }
      text += spokenLine(part.text)
    }
    return text
  }

  /// A break between lines is a pause like any other.
  private static func spokenLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).map { spokenTrimmed($0) }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func spokenTrimmed(_ line: Substring) -> String {
    line.split(separator: " ").joined(separator: " ")
  }

  /// Each sentence loses its stop to the one that joins it to the next.
  private static func sentences(_ texts: [String]) -> String {
    if texts.count == 1 { return texts[0] }
    var text = ""
    for sentence in texts {
      if !text.isEmpty {
        if text.endsInStop { text.removeLast() }
        text += ". "
      }
      text += sentence
    }
    return text
  }
}

extension String {
  /// Ends in a full stop of one of the scripts that VoiceOver's words are in.
  var endsInStop: Bool { last.map(".。।".contains) ?? false }
}

extension Part {
  /// A word that follows what the element says of itself: role, switch position, state.
  var isSpecifier: Bool {
    switch kind {
    case .role, .heading, .disabled, .checked, .state: true
    case .label, .value, .selected, .position, .container, .header, .error, .hint, .tooltip,
      .content, .actions, .window, .change, .notice, .text:
      false
    }
  }
}
