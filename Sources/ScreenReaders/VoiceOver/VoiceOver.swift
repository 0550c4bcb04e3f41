public import PlatformTrees
import Semantics

/// VoiceOver on iOS: a cursor over an iOS tree that says what a device would say.
///
/// What is known, and how well, stands in `rules` and in the lexicons; the rest is marked
/// `modelled` wherever it is heard.
public struct VoiceOver: ScreenReader {
  public typealias Element = IOSElement
  public typealias Event = IOSNotification

  /// What a person has set. The locale, the idiom and the direction are those of the start.
  public var settings: VoiceOverSettings
  let vocabulary: VoiceOverVocabulary
  var order: ReadingOrder
  var cursor: TreeIndex?
  var activation: Activation?
  var rotor = Rotor()
  /// The full description was read again since the cursor came.
  var hasReread = false
  var isReading = false
  var lastPage: String?

  /// VoiceOver over a screen, its cursor nowhere yet.
  ///
  /// Throws `UnknownLocale`, which names the known ones.
  public init(tree: IOSTree = IOSTree(), settings: VoiceOverSettings = VoiceOverSettings()) throws {
    self.settings = settings
    vocabulary = try VoiceOverVocabulary(locale: settings.locale)
    order = ReadingOrder(tree, geometry: ReadingGeometry(settings))
  }

  /// The screen as VoiceOver knows it.
  public var tree: IOSTree { order.tree }

  public var focus: String? { cursor.map { order.tree[$0].id } }

  public func stops() -> [String] { order.stops(in: nil).map { order.tree[$0].id } }

  public func announcement(for node: String) -> Announcement? {
    guard let place = order.tree.index(of: node), order.kind(place) == .stop else { return nil }
    return announcement(of: order.tree[place], in: context(of: place))
  }
}

extension VoiceOver {
  /// What a double tap or an adjustment may still bring about.
  struct Activation: Sendable {
    enum Kind: Sendable { case activated, adjusted }

    var kind: Kind
    var time: Milliseconds
    /// What was last read again because of it.
    var said: String?
  }
}
