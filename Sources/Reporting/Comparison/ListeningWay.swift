public import Accordions
public import Implementations
public import PlatformTrees
public import Playing
public import ScreenReaders
public import Semantics

/// One way to listen to an accordion: how it is built, what it runs on, and in which language.
public struct ListeningWay: Sendable, Hashable {
  /// The system's version, which decides the reader.
  public enum Version: Sendable, Hashable {
    case ios(IOSVersion)
    case android(AndroidAPI)
  }

  /// The implementation's card.
  public var card: ImplementationCard
  /// What the app runs on.
  public var version: Version
  /// The reader's locale, a BCP 47 tag.
  public var locale: String
  /// Whether usage hints are spoken; nil as the reader ships.
  public var hints: Bool?

  /// A way with its parts.
  public init(
    _ card: ImplementationCard, _ version: Version, locale: String = "en", hints: Bool? = nil
  ) {
    self.card = card
    self.version = version
    self.locale = locale
    self.hints = hints
  }

  /// The reader of the system.
  public var reader: ReaderKind {
    switch version {
    case .ios: .voiceOver
    case .android: .talkBack
    }
  }

  /// The version as people write it.
  public var versionName: String {
    switch version {
    case .ios(let version): version.description
    case .android(let api): api.description
    }
  }
}

/// What an app brings along, whatever it runs on.
public struct AppHabits: Sendable, Hashable {
  /// The app's own words for states and actions.
  public var words: DisclosureWords
  /// Whether transitions take no time.
  public var reducedMotion: Bool
  /// Between a tap and the change of the tree; nil for what is usual for the framework.
  public var latency: Milliseconds?

  /// An app as it usually is.
  public init(
    words: DisclosureWords = .english, reducedMotion: Bool = false, latency: Milliseconds? = nil
  ) {
    self.words = words
    self.reducedMotion = reducedMotion
    self.latency = latency
  }

  func setting<Version>(_ version: Version) -> AppSetting<Version> {
    AppSetting(version: version, words: words, reducedMotion: reducedMotion, latency: latency)
  }
}

extension ListeningWay {
  /// What is heard of a row of an accordion that is built this way.
  ///
  /// Throws `UnknownName` for an implementation that is not of the version's system, and
  /// `UnknownLocale` for a locale without words.
  public func hearing(
    of row: String, in accordion: Accordion, habits: AppHabits = AppHabits()
  ) throws -> DisclosureHearing? {
    switch version {
    case .ios(let version):
      let kind = try Catalogue.ios(named: card.id)
      return try hearing(of: row, in: accordion, kind, habits.setting(version))
    case .android(let api):
      let kind = try Catalogue.android(named: card.id)
      return try hearing(of: row, in: accordion, kind, habits.setting(api))
    }
  }

  private func hearing(
    of row: String, in accordion: Accordion, _ kind: some IOSImplementation,
    _ setting: AppSetting<IOSVersion>
  ) throws -> DisclosureHearing? {
    let app = AccordionApp(accordion, kind: kind, setting: setting)
    let session = try Stage.voiceOver(on: app, settings: voiceOverSettings)
    return DisclosureListener(session, locale: locale).hearing(of: row)
  }

  private func hearing(
    of row: String, in accordion: Accordion, _ kind: some AndroidImplementation,
    _ setting: AppSetting<AndroidAPI>
  ) throws -> DisclosureHearing? {
    let app = AccordionApp(accordion, kind: kind, setting: setting)
    let session = try Stage.talkBack(on: app, settings: talkBackSettings)
    return DisclosureListener(session, locale: locale).hearing(of: row)
  }
}

extension ListeningWay {
  /// VoiceOver as this way sets it.
  var voiceOverSettings: VoiceOverSettings {
    var settings = VoiceOverSettings()
    settings.locale = locale
    if case .ios(let version) = version { settings.version = version }
    settings.speaksHints = hints ?? settings.speaksHints
    return settings
  }

  /// TalkBack as this way sets it.
  var talkBackSettings: TalkBackSettings {
    var settings = TalkBackSettings(locale: locale)
    settings.usageHints = hints
    return settings
  }
}
