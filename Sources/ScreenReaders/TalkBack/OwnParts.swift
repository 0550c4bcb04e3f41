/// The groups of what is said of a node itself, while they are written one after the other; one
/// that repeats another is taken back.
struct OwnParts {
  enum Group { case name, role, state }

  private var start: Int
  private var said: [Range<Int>] = []

  /// The groups begin at this place of a list of parts.
  init(from start: Int) { self.start = start }

  /// Ends a group: the parts since the last one.
  mutating func close(_ parts: inout [Part]) {
    let group = start..<parts.count
    guard !group.isEmpty else { return }
    if said.contains(where: { Self.repeats(parts[group], parts[$0]) }) {
      parts.removeSubrange(group)
    } else {
      said.append(group)
    }
    start = parts.count
  }

  /// Whether a group says what another says, capital letters aside.
  private static func repeats(_ group: ArraySlice<Part>, _ other: ArraySlice<Part>) -> Bool {
    let (text, said) = (SentenceJoint.joined(group), SentenceJoint.joined(other))
    return text.utf8.count == said.utf8.count && asciiLowercased(text) == asciiLowercased(said)
  }

  /// Only the letters of ASCII lose their case, as Guava's `Ascii.toLowerCase` does.
  static func asciiLowercased(_ text: String) -> String {
    guard text.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return text }
    return String(
      decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}

extension TalkBackSettings.DescriptionOrder {
  var groups: [OwnParts.Group] {
    switch self {
    case .stateNameRole: [.state, .name, .role]
    case .roleNameState: [.role, .name, .state]
    case .nameRoleState: [.name, .role, .state]
    }
  }
}
