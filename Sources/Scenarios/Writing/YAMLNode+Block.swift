import YAML

extension YAMLNode {
  /// A mapping or a list in block style, its comments left out.
  var blockLines: [String] {
    switch content {
    case .scalar: [inline]
    case .sequence(let items):
      items.isEmpty ? [inline] : items.flatMap { Self.item($0.blockLines) }
    case .mapping(let entries):
      entries.isEmpty
        ? [inline]
        : entries.flatMap { entry in
          let key = ScenarioText.quoted(entry.key)
          return entry.value.isInline
            ? ["\(key): \(entry.value.inline)"]
            : ["\(key):"] + entry.value.blockLines.map { "  \($0)" }
        }
    }
  }

  private static func item(_ lines: [String]) -> [String] {
    lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
  }

  /// Whether it stands in one line: text, numbers, and what is empty.
  private var isInline: Bool {
    switch content {
    case .scalar: true
    case .sequence(let items): items.isEmpty
    case .mapping(let entries): entries.isEmpty
    }
  }

  private var inline: String {
    switch content {
    case .scalar(let scalar):
      scalar.meaning == .text ? ScenarioText.quoted(scalar.text) : scalar.text
    case .sequence: "[]"
    case .mapping: "{}"
    }
  }
}
