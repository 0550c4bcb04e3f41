import Hearing
public import PlatformTrees
public import ScreenReaders

/// Puts a reader in front of an app.
public enum Stage {
  /// An app for VoiceOver.
  public typealias IOSApp = any App<IOSElement, IOSNotification>

  /// VoiceOver on an app's screen.
  ///
  /// Throws `UnknownName` for a locale without words.
  public static func voiceOver(on app: IOSApp, settings: VoiceOverSettings) throws
    -> Session<VoiceOver>
  {
    Session(
      reader: try VoiceOver(tree: IOSTree([app.tree]), settings: settings), app: app,
      queue: SpeechQueue(reader: .voiceOver, locale: settings.locale))
  }
}

extension Session {
  /// Plays a whole script and lets all be heard out.
  public consuming func play(_ script: [ScriptedStep]) -> Performance {
    for step in script { play(step) }
    return finish()
  }
}
