/// The three groups of what is said of a node itself; a group that repeats another is left out.
struct OwnParts {
  let name: [Part]
  let role: Part?
  let state: [Part]

  func append(in order: TalkBackSettings.DescriptionOrder, to parts: inout [Part]) {
    let role = role.map { [$0] } ?? []
    let groups =
      switch order {
      case .stateNameRole: [state, name, role]
      case .roleNameState: [role, name, state]
      case .nameRoleState: [name, role, state]
      }
    var said: [String] = []
    for group in groups where !group.isEmpty {
      let text = Self.asciiLowercased(SentenceJoint.joined(group))
      guard !said.contains(text) else { continue }
      said.append(text)
      parts.append(contentsOf: group)
    }
  }

  /// Only the letters of ASCII lose their case, as Guava's `Ascii.toLowerCase` does.
  static func asciiLowercased(_ text: String) -> String {
    guard text.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return text }
    return String(
      decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
