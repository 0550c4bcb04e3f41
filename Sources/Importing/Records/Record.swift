public import YAML

/// A raw record of any of the kinds that Earshot answers.
public enum Record: Sendable {
  /// One iOS element.
  case element(VoiceOverRecord)
  /// An iOS screen whose order is asked for.
  case order(VoiceOverOrderRecord)
  /// An Android screen and the steps that TalkBack is taken through.
  case screen(TalkBackRecord)

  /// Reads a record by its shape; nil, with what is wrong reported, where it has none of them.
  public init?(_ node: YAMLNode, _ problems: Problems) {
    if VoiceOverRecord.matches(node) {
      guard let record = VoiceOverRecord(node, problems) else { return nil }
      self = .element(record)
    } else if VoiceOverOrderRecord.matches(node) {
      guard let record = VoiceOverOrderRecord(node, problems) else { return nil }
      self = .order(record)
    } else if TalkBackRecord.matches(node) {
      guard let record = TalkBackRecord(node, problems) else { return nil }
      self = .screen(record)
    } else {
      problems.error(
        """
        a record holds an 'element' (iOS), a 'setup' (the order of an iOS screen) or a 'tree' \
        with 'steps' (Android)
        """,
        at: node.mark)
      return nil
    }
  }
}
