import PlatformTrees
import YAML

/// A role in a tester's words, such as `button` or `button inside h2`.
struct ReportedRole {
  private(set) var traits: Traits = []
  private(set) var headingLevel: Int?

  /// Takes what is known of it, and warns of the rest.
  init(_ node: YAMLNode, _ problems: Problems) {
    for word in Self.words(of: node.text(problems) ?? "") {
      if let level = Self.headingLevel(word) {
        traits.insert(.header)
        headingLevel = level
      } else if let trait = Self.named.first(where: { $0.key == word })?.value {
        traits.insert(trait)
      } else {
        problems.warning(
          "VoiceOver has no role '\(word)'", at: node.mark,
          suggestion: NearestWord.nearest(to: word, in: Self.named.map(\.key)))
      }
    }
  }

  private static let named: KeyValuePairs<String, Traits> = [
    "button": .button, "link": .link, "heading": .header, "header": .header, "image": .image,
    "text": .staticText, "static text": .staticText, "text field": .textEntry,
    "search field": .searchField, "secure text field": .secureTextField, "adjustable": .adjustable,
    "slider": .adjustable, "switch": .switchButton, "switch button": .switchButton,
    "tab": .tabBarItem, "back button": .backButton,
  ]

  private static func words(of text: String) -> [String] {
    text.lowercased().split(separator: ",").flatMap { $0.split(separator: " inside ") }
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The level of `h2` or `heading level 2`.
  private static func headingLevel(_ word: String) -> Int? {
    let level = ["heading level ", "h"].first { word.hasPrefix($0) }
      .flatMap { Int(word.dropFirst($0.count)) }
    return level.flatMap { (1...6).contains($0) ? $0 : nil }
  }
}
