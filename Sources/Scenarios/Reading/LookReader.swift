import Accordions
import Playing
import YAML

/// Reads how a node looks.
struct LookReader {
  let problems: Problems

  func look(_ node: YAMLNode) -> NodeLook? {
    guard let reader = MappingReader<LookKey>(node, problems, as: "a look") else { return nil }
    var look = NodeLook()
    look.foreground = reader[.foreground].flatMap(color)
    look.background = reader[.background].flatMap(color)
    look.focusRing = reader.word(.focusRing)
    look.isTruncated = reader.boolean(.truncated) ?? false
    look.ignoresReducedMotion = reader.boolean(.ignoresReducedMotion) ?? false
    look.ignoresDirection = reader.boolean(.ignoresDirection) ?? false
    return look
  }

  /// `'#RRGGBB'`, or a token by its value in light.
  private func color(_ node: YAMLNode) -> Color? {
    guard let text = node.text(problems) else { return nil }
    if text.hasPrefix("#") {
      if text.utf8.count == 7, let hex = UInt32(text.dropFirst(), radix: 16) { return Color(hex) }
      problems.error("expected a colour such as '#48484A', not \(node.kindInWords)", at: node.mark)
      return nil
    }
    if let token = ColorToken(rawValue: text) { return token.color(in: .light) }
    problems.unknown(
      "colour", text, at: node.mark, known: ColorToken.allCases.map(\.rawValue))
    return nil
  }
}
