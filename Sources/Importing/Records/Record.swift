public import YAML

/// A raw record of any of the kinds that Earshot answers.
public enum Record: Sendable {
  /// One iOS element.
  case element(VoiceOverRecord)
  /// An iOS screen whose order is asked for.
  case order(VoiceOverOrderRecord)

  /// Reads a record by its shape; nil, with what is wrong reported, where it has none of them.
  public init?(_ node: YAMLNode, _ problems: Problems) {
    if VoiceOverRecord.matches(node) {
      guard let record = VoiceOverRecord(node, problems) else { return nil }
      self = .element(record)
    } else if VoiceOverOrderRecord.matches(node) {
      guard let record = VoiceOverOrderRecord(node, problems) else { return nil }
      self = .order(record)
    } else {
      problems.error(
        "a record holds an 'element' (iOS) or a 'setup' (the order of an iOS screen)",
        at: node.mark)
      return nil
    }
  }
}
