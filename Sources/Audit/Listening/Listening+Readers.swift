import PlatformTrees
import ScreenReaders
import Semantics

extension Listening {
  /// Listens to a screen with every reader that can read it.
  ///
  /// Throws `UnknownLocale` where a reader's words are not known in the screen's locale.
  public init(to screen: AuditedScreen) throws {
    self.screen = screen
    var sides: [Side] = []
    if let exposure = screen.ios {
      var listener = Listener<VoiceOver>(exposure, of: screen)
      try sides.append(listener.side())
    }
    if let exposure = screen.android {
      var listener = Listener<TalkBack>(exposure, of: screen)
      try sides.append(listener.side())
    }
    self.sides = sides
  }
}

extension VoiceOver: AuditedReader {
  static var kind: ReaderKind { .voiceOver }

  static func reader(over tree: FlatTree<IOSElement>, of screen: AuditedScreen) throws -> Self {
    var settings = screen.voiceOver
    settings.locale = screen.locale
    settings.direction = screen.direction
    return try VoiceOver(tree: tree, settings: settings)
  }
}

extension TalkBack: AuditedReader {
  static var kind: ReaderKind { .talkBack }

  static func reader(over tree: FlatTree<AndroidNode>, of screen: AuditedScreen) throws -> Self {
    var settings = screen.talkBack
    settings.locale = screen.locale
    let windows =
      screen.windows.isEmpty
      ? tree.roots.enumerated().map { place, _ in
        AndroidWindow(id: place + 1)
      } : screen.windows
    return try TalkBack(screen: AndroidScreen(tree: tree, windows: windows), settings: settings)
  }
}
