public import ScreenReaders
public import Semantics

/// The property in which a node tells that it is open or shut.
public enum StateSource: String, Sendable, CaseIterable {
  /// `accessibilityExpandedStatus`.
  case status = "expanded status"
  /// The expand or collapse action that Android offers.
  case action
  /// `expandedState` of API 36.
  case expandedState
  /// `accessibilityValue`, or `stateDescription`.
  case value
  case name
  case hint
}

/// A state that a node tells, and where.
public struct StateToken: Sendable, Hashable {
  public var source: StateSource
  public var state: ExpandedState

  /// Whether it is a property made for states, rather than words in a name or a hint.
  var isExposed: Bool {
    switch source {
    case .status, .action, .expandedState, .value: true
    case .name, .hint: false
    }
  }
}

extension ExposedNode {
  /// Every state that the node tells, in whatever property.
  func tokens(_ reader: ReaderKind, _ words: AuditWords) -> [StateToken] {
    var tokens: [StateToken] = []
    if let status {
      tokens.append(
        StateToken(source: reader == .voiceOver ? .status : .expandedState, state: status))
    }
    if offersExpand { tokens.append(StateToken(source: .action, state: .collapsed)) }
    if offersCollapse, !offersExpand {
      tokens.append(StateToken(source: .action, state: .expanded))
    }
    tokens += (value.map(words.anyStates(in:)) ?? []).map { StateToken(source: .value, state: $0) }
    tokens += (ownName.map(words.anyStates(inName:)) ?? []).map {
      StateToken(source: .name, state: $0)
    }
    tokens += (hint.map(words.anyStates(in:)) ?? []).map { StateToken(source: .hint, state: $0) }
    return tokens
  }

  /// The state that properties made for states tell; the platform's own first.
  func exposedState(_ reader: ReaderKind, _ words: AuditWords) -> ExpandedState? {
    tokens(reader, words).first { $0.isExposed }?.state
  }
}

/// A state that was heard, and in which part of an utterance.
public struct HeardToken: Sendable, Hashable {
  public var part: Part
  public var state: ExpandedState
}

extension [Part] {
  /// Every state that is heard in these parts.
  func tokens(_ words: AuditWords) -> [HeardToken] {
    flatMap { part -> [HeardToken] in
      if case .expanded(let state) = part.meaning { return [HeardToken(part: part, state: state)] }
      switch part.kind {
      case .role, .position, .container, .heading, .actions, .window, .checked, .selected,
        .disabled, .header:
        return []
      case .label:
        return words.anyStates(inName: part.text).map { HeardToken(part: part, state: $0) }
      case .value, .state, .error, .hint, .tooltip, .content, .change, .notice, .text:
        return words.anyStates(in: part.text).map { HeardToken(part: part, state: $0) }
      }
    }
  }

  /// The parts as a line of text.
  var line: String { map(\.text).joined(separator: ", ") }
}
