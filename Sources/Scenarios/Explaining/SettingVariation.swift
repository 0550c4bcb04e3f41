import PlatformTrees
public import ScreenReaders

/// A setting that takes something away from what is said.
public struct SettingVariation: Sendable {
  /// As a scenario has it: `voiceover: {hints: false}`.
  public let title: String
  public let reader: ReaderKind
  let change: @Sendable (inout Settings) -> Void

  private init(
    _ title: String, _ reader: ReaderKind, _ change: @escaping @Sendable (inout Settings) -> Void
  ) {
    self.title = title
    self.reader = reader
    self.change = change
  }

  /// Whether settings are already so.
  public func isMade(in settings: Settings) -> Bool {
    var changed = settings
    change(&changed)
    return changed == settings
  }

  /// Every setting that can take something away, by reader.
  public static let all = voiceOver + talkBack

  private static let voiceOver = [
    vo("hints: false") { $0.speaksHints = false }, vo("controls: off") { $0.controls = .off },
    vo("traits: false") { $0.speaksTraits = false },
    vo("values: false") { $0.speaksValues = false },
    vo("containers: false") { $0.speaksContainers = false },
    vo("content: false") { $0.speaksImportantContent = false },
    vo("table headers: false") { $0.speaksTableHeaders = false },
    vo("row and column numbers: false") { $0.speaksRowAndColumnNumbers = false },
    vo("actions notice: off") { $0.actionsNotice = .off },
    vo("content notice: off") { $0.contentNotice = .off },
    vo("after activation: nothing") { $0.afterActivation = .nothing },
  ]

  private static let talkBack = [
    tb("hints: false") { $0.usageHints = false }, tb("roles: false") { $0.speakRoles = false },
    tb("collections: false") { $0.speakCollectionInfo = false },
    tb("window titles: false") { $0.speakSystemWindowTitles = false },
    tb("verbosity: low") { $0.verbosityPreset = .low },
    tb("frequent announcements: false") { $0.frequentAnnouncements = false },
  ]

  private static func vo(
    _ title: String, _ change: @escaping @Sendable (inout VoiceOverSettings) -> Void
  ) -> SettingVariation {
    SettingVariation("voiceover: {\(title)}", .voiceOver) { change(&$0.voiceOver) }
  }

  private static func tb(
    _ title: String, _ change: @escaping @Sendable (inout TalkBackSettings) -> Void
  ) -> SettingVariation {
    SettingVariation("talkback: {\(title)}", .talkBack) { change(&$0.talkBack) }
  }
}
