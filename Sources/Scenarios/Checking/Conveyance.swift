import Hearing
import ScreenReaders
import Semantics

/// The words that an app itself has for being open and shut, whatever the reader says.
public struct StateWords: Sendable, Hashable {
  public var expanded: Set<String>
  public var collapsed: Set<String>

  /// An app that is not translated brings English.
  public init(expanded: Set<String> = ["expanded"], collapsed: Set<String> = ["collapsed"]) {
    self.expanded = expanded
    self.collapsed = collapsed
  }

  subscript(state: ConveyedState) -> Set<String> {
    switch state {
    case .expanded: expanded
    case .collapsed: collapsed
    case .partial, .selected, .disabled, .checked, .unchecked, .mixed: []
    }
  }
}

/// What utterances convey, whatever their words, their order and the reader's language.
struct Conveyance {
  private let speech: [Speech]
  private let words: StateWords

  init(_ speech: [Speech], _ words: StateWords) {
    self.speech = speech
    self.words = words
  }

  /// Whether all that is asked for is conveyed; what is missing is named.
  func verdict(on wanted: Conveyed) -> Verdict {
    var missing: [String] = []
    if let name = wanted.name, !tells(name) { missing.append("name '\(name)'") }
    if let value = wanted.value, !tells(value) { missing.append("value '\(value)'") }
    if let role = wanted.role, !tells(role) {
      missing.append("role \(role.rawValue)")
    }
    for state in wanted.states where !speech.contains(where: { tells(state, $0) }) {
      missing.append("state \(state.rawValue)")
    }
    if let change = wanted.change, !news.contains(where: { tells(change, $0) }) {
      missing.append("change to \(change.rawValue)")
    }
    if let position = wanted.position, !meanings.contains(.position(position)) {
      missing.append("position \(position.index) of \(position.count)")
    }
    return Verdict(
      expected: wanted.described, actual: speech.texts.listed,
      message: missing.isEmpty ? nil : "not conveyed: \(missing.joined(separator: ", "))")
  }

  private var meanings: [Meaning] {
    speech.flatMap(\.utterance.parts).compactMap(\.meaning)
  }

  /// What is told as news, not because the cursor came.
  private var news: [Speech] {
    speech.filter { speech in
      switch speech.utterance.purpose {
      case .change, .announcement, .liveRegion: true
      case .focus, .hint, .reader, .reading: false
      }
    }
  }

  /// By the reader's own word, or by the app's role description that names it.
  private func tells(_ role: Role) -> Bool {
    speech.flatMap(\.utterance.parts).contains { part in
      if let meaning = part.meaning { return meaning.tells(role) }
      return part.origin.property == .roleDescription && Wording.contains(part.text, role.rawValue)
    }
  }

  /// By the reader's own word, or by the app's word where that does not stand in a label.
  private func tells(_ state: ConveyedState, _ speech: Speech) -> Bool {
    let isAnnounced =
      speech.utterance.purpose == .announcement || speech.utterance.purpose == .liveRegion
    return speech.utterance.parts.contains { part in
      if let meaning = part.meaning { return meaning.tells(state) }
      guard isAnnounced || part.kind != .label else { return false }
      return words[state].contains { Wording.contains(part.text, $0) }
    }
  }

  /// Whether one utterance holds the words in what is not the reader's own.
  private func tells(_ words: String) -> Bool {
    speech.contains { speech in
      let texts = speech.utterance.parts.filter { $0.meaning == nil }.map(\.text)
      return Wording.contains(texts.joined(separator: " "), words)
    }
  }
}

extension Meaning {
  func tells(_ role: Role) -> Bool {
    switch self {
    case .role(let other): role == other
    case .heading: role == .heading
    case .expanded, .checked, .selected, .disabled, .position: false
    }
  }

  func tells(_ state: ConveyedState) -> Bool {
    switch state {
    case .collapsed: self == .expanded(.collapsed)
    case .expanded: self == .expanded(.expanded)
    case .partial: self == .expanded(.partial)
    case .selected: self == .selected
    case .disabled: self == .disabled
    case .checked: self == .checked(.checked)
    case .unchecked: self == .checked(.unchecked)
    case .mixed: self == .checked(.mixed)
    }
  }
}

extension Conveyed {
  /// In one line, as it would be written.
  var described: String {
    let fields: [(ConveysKey, String?)] = [
      (.name, name), (.value, value), (.role, role?.rawValue),
      (.state, states.isEmpty ? nil : states.map(\.rawValue).joined(separator: " ")),
      (.change, change?.rawValue), (.position, position.map { "\($0.index) of \($0.count)" }),
    ]
    return fields.compactMap { key, text in text.map { "\(key.rawValue): \($0)" } }
      .joined(separator: ", ")
  }
}
