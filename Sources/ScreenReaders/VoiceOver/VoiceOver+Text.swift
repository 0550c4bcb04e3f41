import PlatformTrees
import Semantics

extension VoiceOver {
  /// Reads the next or previous character, word or line of what the cursor is on.
  mutating func readText(
    by control: NavigationControl, _ way: ReadingOrder.Way
  ) -> [Reaction.Output] {
    guard let cursor else { return [.play(.noResults, nil)] }
    let element = order.tree[cursor]
    let units = Self.units(of: element.text, control)
    let next = rotor.text.map { way == .forward ? $0 + 1 : $0 - 1 } ?? (way == .forward ? 0 : -1)
    guard units.indices.contains(next) else { return [.play(.boundary, nil)] }
    rotor.text = next
    let origin = Origin(node: element.id, property: .text, rule: Self.rotorText)
    let unit = Part(.text, units[next], origin: origin, language: element.spokenLanguage)
    guard control == .characters else { return [.say(utterance(.reader, [unit]))] }
    return character(unit)
  }

  private static func units(of text: String, _ control: NavigationControl) -> [String] {
    switch control {
    case .characters: text.map(String.init)
    case .words: text.split(whereSeparator: \.isWhitespace).map(String.init)
    case .lines: text.split(whereSeparator: \.isNewline).map(String.init)
    case .paragraphs, .headings, .controls, .links, .landmarks, .containers, .actions, .speechRate,
      .adjust, .default, .windows, .images, .verticalNavigation:
      []
    }
  }

  private func character(_ unit: Part) -> [Reaction.Output] {
    if unit.text == " " {
      return [.say(utterance(.reader, [part(vocabulary.own[.space], Self.rotorText, .text)]))]
    }
    guard unit.text.first?.isUppercase == true else { return [.say(utterance(.reader, [unit]))] }
    switch settings.capitalLetters {
    case .off, .changePitch: return [.say(utterance(.reader, [unit]))]
    case .playSound: return [.play(.alert, nil), .say(utterance(.reader, [unit]))]
    case .speakCap:
      let capital = part(vocabulary.own[.capital], Self.capitals, .text)
      return [.say(utterance(.reader, [capital, unit]))]
    }
  }
}

extension IOSElement {
  /// What is read by characters, words and lines.
  fileprivate var text: String {
    let own = self.label ?? ""
    if self.traits.contains(.textEntry) || own.isEmpty { return self.value ?? own }
    return own
  }
}
