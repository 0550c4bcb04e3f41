public import PlatformTrees
public import ScreenReaders

/// How the readers are set, the locale apart.
public struct Settings: Sendable, Hashable {
  /// VoiceOver, and the iOS that it runs on.
  public var voiceOver = VoiceOverSettings()
  /// TalkBack.
  public var talkBack = TalkBackSettings()
  /// The Android that TalkBack and the app run on.
  public var android = AndroidAPI.current

  /// The readers as they ship.
  public init() {}
}
