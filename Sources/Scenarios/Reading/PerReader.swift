import ScreenReaders
import YAML

/// A value for both readers, or one for each.
enum PerReader {
  /// Whether a mapping names readers, so that it is not a value itself.
  static func names(_ node: YAMLNode) -> Bool {
    guard let entries = node.entries, !entries.isEmpty else { return false }
    return entries.contains { ReaderKind(rawValue: $0.key) != nil }
  }

  /// Each value that is written and the readers that it is for.
  static func values(
    _ node: YAMLNode, _ problems: Problems
  ) -> [(value: YAMLNode, readers: Set<ReaderKind>)] {
    guard names(node) else { return [(node, Set(ReaderKind.allCases))] }
    return (node.entries ?? []).compactMap { entry in
      if let reader = ReaderKind(rawValue: entry.key) { return (entry.value, [reader]) }
      problems.unknown(
        "reader", entry.key, at: entry.mark, known: ReaderKind.allCases.map(\.rawValue))
      return nil
    }
  }
}
