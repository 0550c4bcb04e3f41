public import PlatformTrees
public import Playing
public import ScreenReaders
import Semantics

extension Scenario {
  /// The scenario's app on iOS, at first.
  public func iosApp() throws -> any App<IOSElement, IOSNotification> {
    try Cast(scenario: self, locale: locale).iosApp()
  }

  /// The scenario's app on Android, at first.
  public func androidApp() throws -> any App<AndroidNode, AndroidEvent> {
    try Cast(scenario: self, locale: locale).androidApp()
  }

  /// VoiceOver over the scenario's screen, nothing played yet.
  ///
  /// Throws `UnknownLocale` where its words are not known in the locale.
  public func voiceOver(locale: String? = nil) throws -> Session<VoiceOver> {
    try Cast(scenario: self, locale: locale ?? self.locale).voiceOver()
  }

  /// TalkBack over the scenario's screen, nothing played yet.
  ///
  /// Throws `UnknownLocale` where its words are not known in the locale.
  public func talkBack(locale: String? = nil) throws -> Session<TalkBack> {
    try Cast(scenario: self, locale: locale ?? self.locale).talkBack()
  }
}
