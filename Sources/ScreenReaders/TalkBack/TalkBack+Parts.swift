import PlatformTrees
import Semantics

/// The making of parts.
extension TalkBack {
  /// A part that is one of TalkBack's own words.
  func part(
    _ kind: Part.Kind, _ word: TalkBackWord, _ node: AndroidNode, _ property: Property,
    _ rule: Rule
  ) -> Part {
    part(kind, word, of: node.id, property, rule)
  }

  /// A part that is one of TalkBack's own words, of a node or of none.
  func part(
    _ kind: Part.Kind, _ word: TalkBackWord, of node: String?, _ property: Property, _ rule: Rule
  ) -> Part {
    let template = words.template(word)
    let said = template.word
    return Part(
      kind, said.text, origin: Origin(node: node, property: property, rule: rule, word: said),
      meaning: template.meaning)
  }

  /// A part that is the app's own text, or text with TalkBack's `word` around it.
  func part(
    _ kind: Part.Kind, _ text: String, _ node: AndroidNode, _ property: Property, _ rule: Rule,
    word: Word? = nil
  ) -> Part {
    part(
      kind, text, of: node.id, property, rule, word: word,
      language: word == nil ? node.language : nil)
  }

  /// A text that no node has, or that has TalkBack's `word` around it.
  func part(
    _ kind: Part.Kind, _ text: String, of node: String?, _ property: Property, _ rule: Rule,
    word: Word? = nil, language: String? = nil
  ) -> Part {
    let origin =
      word.map { Origin(node: node, property: property, rule: rule, word: $0) }
      ?? Origin(node: node, property: property, rule: rule)
    return Part(kind, text, origin: origin, language: language)
  }

  /// Lists of parts in the places of a template's arguments; its own letters become joints.
  func fill(_ word: TalkBackWord, _ arguments: [[Part]], _ origin: Origin) -> [Part] {
    var filled: [Part] = []
    var literal: String?
    for piece in words.template(word).pieces {
      switch piece {
      case .literal(let text): literal = text
      case .argument(let index):
        guard arguments.indices.contains(index), var first = arguments[index].first else {
          continue
        }
        if let joint = literal ?? (filled.isEmpty ? nil : "") { first.joint = joint }
        filled.append(first)
        filled.append(contentsOf: arguments[index].dropFirst())
        literal = nil
      }
    }
    if let literal { filled.append(Part(.text, literal, origin: origin, joint: "")) }
    return filled
  }

  /// The parts alone as TalkBack hands them to its speech queue.
  func renderedParts(_ parts: [Part]) -> [Part] {
    // What begins with more than one character is not one.
    guard let first = parts.first, SpeechCleanup.isLone(first.text) else { return parts }
    return rendered(parts).parts
  }

  /// The parts as TalkBack hands them to its speech queue: joined, and cleaned once more.
  func rendered(_ parts: [Part]) -> (parts: [Part], text: String) {
    let text = SentenceJoint.joined(parts)
    guard let cleaned = cleanup.named(text), var only = parts.first else { return (parts, text) }
    only.text = cleaned
    only.joint = nil
    return ([only], cleaned)
  }
}

/// What stands between the parts of what TalkBack says (CompositorUtils.java).
enum SentenceJoint {
  static let separator = ", "

  static func joined(_ parts: [Part]) -> String { joined(parts[...]) }

  static func joined(_ parts: ArraySlice<Part>) -> String {
    if parts.count == 1, parts[parts.startIndex].joint == nil {
      return parts[parts.startIndex].text
    }
    var joined = JoinedText(parts, joint: separator)
    // By their places, as a part is not copied then.
    for place in parts.indices {
      if let joint = parts[place].joint {
        joined.add(joint)
      } else if !joined.isEmpty {
        joined.add(separator)
      }
      joined.add(parts[place].text)
    }
    return joined.text
  }
}
