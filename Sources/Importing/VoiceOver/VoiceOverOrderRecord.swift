public import PlatformTrees
public import ScreenReaders
import Semantics
public import YAML

/// A record of a screen whose reading order is asked for.
///
/// The set-ups are half data, half prose ("Modal 0 (isModal)", "4 plain elements"); what they say
/// is built as views and vended elements, never looked up.
public struct VoiceOverOrderRecord: Sendable {
  public var id: String
  public var tree: IOSTree
  public var settings: VoiceOverSettings

  /// Whether a value has the shape of such a record.
  public static func matches(_ node: YAMLNode) -> Bool { node["setup"]?.entries != nil }

  /// Reads a record; nil, with what is wrong reported, where that cannot be done.
  public init?(_ node: YAMLNode, _ problems: Problems) {
    let fields = Fields(node, problems, as: "an order record", known: Self.keys)
    guard let fields, let id = fields.required("id")?.text(problems),
      let setup = fields.required("setup"), setup.mapping(problems) != nil
    else { return nil }
    self.id = id
    settings = VoiceOverSettings(record: fields, element: setup, problems)
    settings.idiom = setup["idiom"]?.word(problems, what: "idiom") ?? .phone
    settings.direction = setup["direction"]?.word(problems, what: "direction") ?? .leftToRight
    var builder = ScreenBuilder(version: settings.version, problems: problems)
    tree = IOSTree([builder.screen(setup)])
  }

  private static let keys: Set<String> = [
    "id", "setup", "expected_order", "confidence", "os", "notes", "source", "evidence", "locale",
    "group",
  ]

  /// The stops in the order of swipes to the right.
  ///
  /// Throws `UnknownLocale`.
  public func answer() throws -> VoiceOverOrderAnswer {
    let reader = try VoiceOver(tree: tree, settings: settings)
    let order = reader.stops().map { stop in
      if let place = tree.index(of: stop), let label = tree[place].label, !label.isEmpty {
        return label
      }
      return VoiceOver.render(reader.announcement(for: stop)?.parts ?? [], as: .phrases)
    }
    return VoiceOverOrderAnswer(id: id, order: order)
  }
}
