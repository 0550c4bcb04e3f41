import PlatformTrees
import ScreenReaders
import Semantics
import YAML

/// The settings that both readers have, and those of each.
enum SettingsKey: String, FieldKey { case hints, direction, voiceover, talkback }

/// The settings of VoiceOver.
enum VoiceOverKey: String, FieldKey {
  case ios, idiom, hints, controls, traits, values, containers, content, punctuation
  case tableHeaders = "table headers"
  case rowAndColumnNumbers = "row and column numbers"
  case actionsNotice = "actions notice"
  case contentNotice = "content notice"
  case capitalLetters = "capital letters"
  case afterActivation = "after activation"
  case activationWindow = "activation window"
  case cutOffAfter = "cut off after"
  case hintPause = "hint pause"
}

/// The settings of TalkBack.
enum TalkBackKey: String, FieldKey {
  case api, verbosity, roles, collections, hints
  case windowTitles = "window titles"
  case elementIDs = "element ids"
  case singleTap = "single tap"
  case capitalLetters = "capital letters"
  case splitScreen = "split screen"
  case descriptionOrder = "description order"
  case actionsControl = "actions control"
  case frequentAnnouncements = "frequent announcements"
  case expandedState = "expanded state"
  case hintDelay = "hint delay"
}

/// Reads how the readers are set.
struct SettingsReader {
  let problems: Problems

  func settings(_ node: YAMLNode) -> Settings {
    var settings = Settings()
    guard let reader = MappingReader<SettingsKey>(node, problems, as: "settings") else {
      return settings
    }
    if let hints = reader.boolean(.hints) {
      settings.voiceOver.speaksHints = hints
      settings.talkBack.usageHints = hints
    }
    settings.direction = reader.word(.direction)
    if let inner = reader.mapping(.voiceover, keys: VoiceOverKey.self) {
      for key in VoiceOverKey.allCases { read(key, inner, into: &settings.voiceOver) }
    }
    if let inner = reader.mapping(.talkback, keys: TalkBackKey.self) {
      for key in TalkBackKey.allCases { read(key, inner, into: &settings) }
    }
    return settings
  }

  private func read(
    _ key: TalkBackKey, _ reader: MappingReader<TalkBackKey>, into all: inout Settings
  ) {
    switch key {
    case .api: if let level = api(reader) { all.android = AndroidAPI(level) }
    case .verbosity: set(&all.talkBack.verbosityPreset, reader.word(key))
    case .roles: set(&all.talkBack.speakRoles, reader.boolean(key))
    case .collections: set(&all.talkBack.speakCollectionInfo, reader.boolean(key))
    case .hints: set(&all.talkBack.usageHints, reader.boolean(key))
    case .windowTitles: set(&all.talkBack.speakSystemWindowTitles, reader.boolean(key))
    case .elementIDs: set(&all.talkBack.speakElementIds, reader.boolean(key))
    case .singleTap: set(&all.talkBack.singleTap, reader.boolean(key))
    case .capitalLetters: set(&all.talkBack.sayCapital, reader.boolean(key))
    case .splitScreen: set(&all.talkBack.splitScreen, reader.boolean(key))
    case .descriptionOrder:
      let order: DescriptionOrder? = reader.word(key)
      set(&all.talkBack.descriptionOrder, order?.setting)
    case .actionsControl: set(&all.talkBack.showsActionsControl, reader.boolean(key))
    case .frequentAnnouncements: set(&all.talkBack.frequentAnnouncements, reader.boolean(key))
    case .expandedState:
      let source: ExpandedStateSource? = reader.word(key)
      set(&all.talkBack.expandedStateSource, source?.setting)
    case .hintDelay: set(&all.talkBack.hintDelay, reader[key]?.duration(problems))
    }
  }

  private func api(_ reader: MappingReader<TalkBackKey>) -> Int? {
    guard let level = reader.integer(.api) else { return nil }
    let known = AndroidAPI.levels
    if known.contains(level) { return level }
    problems.error(
      "an Android API level is \(known.lowerBound) to \(known.upperBound), not \(level)",
      at: reader[.api]?.mark)
    return nil
  }

  private func read(
    _ key: VoiceOverKey, _ reader: MappingReader<VoiceOverKey>,
    into settings: inout VoiceOverSettings
  ) {
    switch key {
    case .ios: set(&settings.version, reader.word(key))
    case .idiom: set(&settings.idiom, reader.word(key))
    case .hints: set(&settings.speaksHints, reader.boolean(key))
    case .controls: set(&settings.controls, reader.word(key))
    case .traits: set(&settings.speaksTraits, reader.boolean(key))
    case .values: set(&settings.speaksValues, reader.boolean(key))
    case .containers: set(&settings.speaksContainers, reader.boolean(key))
    case .content: set(&settings.speaksImportantContent, reader.boolean(key))
    case .punctuation: set(&settings.punctuation, reader.word(key))
    case .tableHeaders: set(&settings.speaksTableHeaders, reader.boolean(key))
    case .rowAndColumnNumbers: set(&settings.speaksRowAndColumnNumbers, reader.boolean(key))
    case .actionsNotice: set(&settings.actionsNotice, reader.word(key))
    case .contentNotice: set(&settings.contentNotice, reader.word(key))
    case .capitalLetters: set(&settings.capitalLetters, reader.word(key))
    case .afterActivation: set(&settings.afterActivation, reader.word(key))
    case .activationWindow: set(&settings.activationWindow, reader[key]?.duration(problems))
    case .cutOffAfter: set(&settings.cutOffAfter, reader[key]?.duration(problems))
    case .hintPause: set(&settings.hintPause, reader[key]?.duration(problems))
    }
  }

  private func set<Value>(_ target: inout Value, _ value: Value?) {
    if let value { target = value }
  }
}

/// The orders of state, name and role, in a scenario's words.
enum DescriptionOrder: String, CaseIterable {
  case stateNameRole = "state, name, role"
  case roleNameState = "role, name, state"
  case nameRoleState = "name, role, state"

  var setting: TalkBackSettings.DescriptionOrder {
    switch self {
    case .stateNameRole: .stateNameRole
    case .roleNameState: .roleNameState
    case .nameRoleState: .nameRoleState
    }
  }
}

/// What tells TalkBack that a node is open or shut, in a scenario's words.
enum ExpandedStateSource: String, CaseIterable {
  case fromActions = "from actions"
  case fromAPI36 = "from actions, then api 36"

  var setting: TalkBackSettings.ExpandedStateSource {
    switch self {
    case .fromActions: .actions
    case .fromAPI36: .actionsThenExpandedState
    }
  }
}
