public import PlatformTrees
import Semantics

/// TalkBack over an Android screen: what it says, where its cursor goes and what it asks of the
/// app, as its public source of 2024-10-17 does.
public struct TalkBack: ScreenReader {
  /// The screen as the app last showed it.
  public internal(set) var screen: AndroidScreen
  /// What was set when the reader was made.
  public let settings: TalkBackSettings
  let preferences: TalkBackPreferences
  let words: TalkBackWords
  let cleanup: SpeechCleanup

  /// The node with accessibility focus.
  var cursor: TreeIndex?
  var collections = CollectionTracker()
  var windows: WindowTracker
  var control = ReadingControlState()
  var order = TraversalOrder()
  var text = TextCursor()
  var edge = EdgeState()
  var reading = ContinuousReading()
  var changes = ContentChangeFilter()
  var scrolls = ScrollMemory()

  /// A reader over a screen, with its cursor nowhere.
  ///
  /// - Parameter isWindowKnown: the first window was already current, so that its title is not
  ///   spoken when the cursor first enters it.
  /// - Throws: `UnknownLocale` with the known locales, where TalkBack's words are not known in
  ///   the settings' locale.
  public init(
    screen: AndroidScreen, settings: TalkBackSettings = TalkBackSettings(),
    isWindowKnown: Bool = true
  ) throws {
    self.screen = screen
    self.settings = settings
    preferences = TalkBackPreferences(settings)
    words = try TalkBackWords.of(settings.locale)
    cleanup = SpeechCleanup(words: words)
    windows = WindowTracker(current: isWindowKnown ? screen.windows.first?.id : nil)
  }

  /// The locale of TalkBack's own words, a BCP 47 tag.
  public var locale: String { words.locale }

  /// The node under the cursor.
  public var focus: String? { cursor.map { tree[$0].id } }

  /// The node of this id, as the app last showed it.
  public func node(_ id: String) -> AndroidNode? { tree.index(of: id).map { tree[$0] } }

  var tree: FlatTree<AndroidNode> { _read { yield screen.tree } }

  func role(of index: TreeIndex) -> TalkBackRole { tree[index].role }
}
