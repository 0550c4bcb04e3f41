import Hearing
public import PlatformTrees
public import ScreenReaders

/// Puts a reader in front of an app.
public enum Stage {
  /// An app for VoiceOver.
  public typealias IOSApp = any App<IOSElement, IOSNotification>
  /// An app for TalkBack.
  public typealias AndroidApp = any App<AndroidNode, AndroidEvent>

  /// VoiceOver on an app's screen.
  ///
  /// Throws `UnknownLocale` for a locale without words.
  public static func voiceOver(on app: IOSApp, settings: VoiceOverSettings) throws
    -> Session<VoiceOver>
  {
    Session(
      reader: try VoiceOver(tree: IOSTree([app.tree]), settings: settings), app: app,
      queue: SpeechQueue(reader: .voiceOver, locale: settings.locale))
  }

  /// TalkBack on an app's screen; `windows` where the app is not alone in one window.
  ///
  /// Throws `UnknownLocale` for a locale without words.
  public static func talkBack(
    on app: AndroidApp, windows: AndroidScreen? = nil, settings: TalkBackSettings
  ) throws -> Session<TalkBack> {
    Session(
      reader: try TalkBack(screen: windows ?? AndroidScreen(app.tree), settings: settings),
      app: app, queue: SpeechQueue(reader: .talkBack, locale: settings.locale))
  }
}

extension Session {
  /// Plays a whole script and lets all be heard out.
  public consuming func play(_ script: [ScriptedStep]) -> Performance {
    for step in script { play(step) }
    return finish()
  }
}
