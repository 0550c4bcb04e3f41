public import PlatformTrees
public import ScreenReaders
public import Semantics

/// How the readers are set, the locale apart.
public struct Settings: Sendable, Hashable {
  /// VoiceOver, and the iOS that it runs on.
  public var voiceOver = VoiceOverSettings()
  /// TalkBack.
  public var talkBack = TalkBackSettings()
  /// The Android that TalkBack and the app run on.
  public var android = AndroidAPI.current

  /// The way that lines run on the screen; nil for that of the locale's script.
  public var direction: LayoutDirection?

  /// The readers as they ship.
  public init() {}
}
