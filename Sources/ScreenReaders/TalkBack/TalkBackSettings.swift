public import Semantics

/// What a person can set in TalkBack, by the names of the settings' meaning.
///
/// Nil stands for TalkBack's own default. A verbosity preset decides over the settings that it
/// covers: `high` turns them all on, `low` all off, `custom` leaves them as they are here.
public struct TalkBackSettings: Sendable, Hashable {
  /// "Verbosity level".
  public enum VerbosityPreset: String, Sendable, CaseIterable { case high, low, custom }

  /// "Element description order".
  public enum DescriptionOrder: String, Sendable, CaseIterable {
    case stateNameRole = "state_name_role"
    case roleNameState = "role_name_state"
    case nameRoleState = "name_role_state"
  }

  /// What tells that a node is open or shut.
  public enum ExpandedStateSource: String, Sendable, CaseIterable {
    /// The actions to expand and to collapse, as the source of 2024-10-17 does.
    case actions
    /// The actions, and where there are none the `expandedState` of API 36. Modelled.
    case actionsThenExpandedState
  }

  /// A BCP 47 tag.
  public var locale: String
  /// Nil where none was ever chosen.
  public var verbosityPreset: VerbosityPreset?
  /// "Speak element type".
  public var speakRoles: Bool?
  /// "Speak list and grid information".
  public var speakCollectionInfo: Bool?
  /// "Speak window names": those of system and keyboard windows.
  public var speakSystemWindowTitles: Bool?
  /// "Speak usage hints".
  public var usageHints: Bool?
  /// "Speak element IDs".
  public var speakElementIds: Bool?
  /// "Single-tap activation".
  public var singleTap: Bool?
  /// "Speak capital letters".
  public var sayCapital: Bool?
  /// The screen is split between two apps.
  public var splitScreen: Bool?
  /// Nil is `stateNameRole`.
  public var descriptionOrder: DescriptionOrder?
  /// "Actions" is among the reading controls (`pref_selector_actions_key`).
  public var showsActionsControl: Bool?
  /// "Frequent content-change announcements"; where off, a node is announced every 30 s at most.
  public var frequentAnnouncements: Bool?
  /// What tells that a node is open or shut.
  public var expandedStateSource = ExpandedStateSource.actions
  /// From the end of what is said of a node to the first sound of its hint, milliseconds.
  ///
  /// The source waits 400 (`DELAY_HINT`) before it hands the hint over; recorded on devices, with
  /// the speech engine's own start, the median of 21 gaps is 720.
  public var hintDelay: Milliseconds = 720

  /// TalkBack's defaults, in a locale.
  public init(locale: String = "en") { self.locale = locale }
}

/// The settings as they come out once presets and defaults are applied.
struct TalkBackPreferences: Sendable {
  let speaksRoles: Bool
  let speaksCollections: Bool
  let speaksSystemWindows: Bool
  let givesHints: Bool
  let speaksElementIds: Bool
  let usesSingleTap: Bool
  let saysCapital: Bool
  let isSplitScreen: Bool
  let order: TalkBackSettings.DescriptionOrder
  let showsActionsControl: Bool
  let limitsAnnouncements: Bool
  let asksExpandedState: Bool
  let hintDelay: Milliseconds

  init(_ settings: TalkBackSettings) {
    func covered(_ value: Bool?, _ standard: Bool) -> Bool {
      switch settings.verbosityPreset {
      case .high: true
      case .low: false
      case .custom, nil: value ?? standard
      }
    }
    speaksRoles = covered(settings.speakRoles, true)
    speaksCollections = covered(settings.speakCollectionInfo, true)
    speaksSystemWindows = covered(settings.speakSystemWindowTitles, true)
    givesHints = covered(settings.usageHints, true)
    speaksElementIds = covered(settings.speakElementIds, false)
    usesSingleTap = settings.singleTap ?? false
    saysCapital = settings.sayCapital ?? false
    isSplitScreen = settings.splitScreen ?? false
    order = settings.descriptionOrder ?? .stateNameRole
    showsActionsControl = settings.showsActionsControl ?? true
    limitsAnnouncements = !(settings.frequentAnnouncements ?? true)
    asksExpandedState = settings.expandedStateSource == .actionsThenExpandedState
    hintDelay = settings.hintDelay
  }
}
