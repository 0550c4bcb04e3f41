/// A property of the component, as a designer sets it (fact 15).
public struct ComponentProperty: Sendable, Hashable {
  /// What a property takes.
  public enum Kind: Sendable, Hashable {
    case variant([String])
    case text
    case instanceSwap
  }

  public let name: String
  public let kind: Kind
  /// The value on a fresh instance.
  public let defaultValue: String

  /// The title of a fresh instance.
  public static let defaultTitle = "Title of accordion"
  /// The description of a fresh instance.
  public static let defaultDescription = "Body content that appears when the row expands."

  /// All five, in the order of the design page.
  public static let all = [
    ComponentProperty(
      name: "State", kind: .variant(RowState.allCases.map(\.rawValue)),
      defaultValue: RowState.default.rawValue),
    ComponentProperty(name: "Icon", kind: .variant(["True", "False"]), defaultValue: "False"),
    ComponentProperty(name: "Title", kind: .text, defaultValue: defaultTitle),
    ComponentProperty(name: "Description", kind: .text, defaultValue: defaultDescription),
    ComponentProperty(
      name: "Icon Swap", kind: .instanceSwap, defaultValue: Icon.circleQuestionMark.rawValue),
  ]
}
