/// The three groups of what is said of a node itself; a group that repeats another is left out.
struct OwnParts {
  let name: [Part]
  let role: Part?
  let state: [Part]

  func append(in order: TalkBackSettings.DescriptionOrder, to parts: inout [Part]) {
    let role = role.map { [$0] } ?? []
    let (first, second, third) =
      switch order {
      case .stateNameRole: (state, name, role)
      case .roleNameState: (role, name, state)
      case .nameRoleState: (name, role, state)
      }
    parts += first
    if !Self.repeats(second, first) { parts += second }
    if !Self.repeats(third, first), !Self.repeats(third, second) { parts += third }
  }

  /// Whether a group says what another says, capital letters aside.
  private static func repeats(_ group: [Part], _ other: [Part]) -> Bool {
    guard !group.isEmpty, !other.isEmpty else { return false }
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
