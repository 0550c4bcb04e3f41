/// The groups of what is said of a node itself, while they are written one after the other; one
/// that repeats another is taken back.
struct OwnParts {
  enum Group { case name, role, state }

  private var start: Int
  /// There are three groups, and nothing follows the last.
  private var said: (Range<Int>?, Range<Int>?)

  /// The groups begin at this place of a list of parts.
  init(from start: Int) { self.start = start }

  /// Ends a group: the parts since the last one.
  mutating func close(_ parts: inout [Part]) {
    let group = start..<parts.count
    guard !group.isEmpty else { return }
    if repeats(group, said.0, in: parts) || repeats(group, said.1, in: parts) {
      parts.removeSubrange(group)
    } else if said.0 == nil {
      said.0 = group
    } else {
      said.1 = group
    }
    start = parts.count
  }

  /// Whether a group says what another says, capital letters aside.
  private func repeats(_ group: Range<Int>, _ other: Range<Int>?, in parts: [Part]) -> Bool {
    guard let other else { return false }
    let text = SentenceJoint.joined(parts[group])
    let said = SentenceJoint.joined(parts[other])
    return text.utf8.count == said.utf8.count
      && Self.asciiLowercased(text) == Self.asciiLowercased(said)
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
