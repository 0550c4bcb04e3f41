import PlatformTrees
import ScreenReaders
import Semantics
import YAML

extension SettingsKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .hints: .boolean
    case .direction: .word(LayoutDirection.self)
    case .voiceover: .object(.voiceover)
    case .talkback: .object(.talkback)
    }
  }

  var about: String {
    switch self {
    case .hints: "Whether usage hints are spoken."
    case .direction: "The way that lines run; that of the locale's script where it is absent."
    case .voiceover: "VoiceOver, and the iOS that it runs on."
    case .talkback: "TalkBack, and the Android that it runs on."
    }
  }
}

extension VoiceOverKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .ios: .word(IOSVersion.self)
    case .idiom: .word(VoiceOverSettings.Idiom.self)
    case .hints, .traits, .values, .containers, .content, .tableHeaders, .rowAndColumnNumbers:
      .boolean
    case .controls: .word(VoiceOverSettings.Controls.self)
    case .punctuation: .word(VoiceOverSettings.Punctuation.self)
    case .actionsNotice, .contentNotice: .word(VoiceOverSettings.Notice.self)
    case .capitalLetters: .word(VoiceOverSettings.CapitalLetters.self)
    case .afterActivation: .word(VoiceOverSettings.AfterActivation.self)
    case .activationWindow, .cutOffAfter, .hintPause: .duration
    }
  }

  var about: String {
    switch self {
    case .ios: "The version of iOS."
    case .idiom: "The kind of device, which decides what counts as side by side."
    case .hints: "Speak Hints."
    case .controls: "Where role words are spoken (iOS 18.4)."
    case .traits: "Role words, switch positions, dimmed and the expanded status."
    case .values: "Values."
    case .containers: "Container descriptions, and places such as `1 of 3`."
    case .content: "Custom content of high importance, with the element."
    case .punctuation: "How much punctuation inside text is named."
    case .tableHeaders: "Headers of data tables."
    case .rowAndColumnNumbers: "Row and column numbers of data tables."
    case .actionsNotice: "How available actions are told."
    case .contentNotice: "How more content is told."
    case .capitalLetters: "How a capital letter is told when text is read by characters."
    case .afterActivation: "What is said after a double tap, when the cursor stays."
    case .activationWindow: "How long after a double tap a change counts as its effect."
    case .cutOffAfter: "How long the state is heard where it is cut off."
    case .hintPause: "Between the end of a description and its hint."
    }
  }
}

extension TalkBackKey: DescribedKey {
  var shape: Shape {
    switch self {
    case .api: .integer(AndroidAPI.levels)
    case .verbosity: .word(TalkBackSettings.VerbosityPreset.self)
    case .roles, .collections, .hints, .windowTitles, .elementIDs, .singleTap, .capitalLetters,
      .splitScreen, .actionsControl, .frequentAnnouncements:
      .boolean
    case .descriptionOrder: .word(DescriptionOrder.self)
    case .expandedState: .word(ExpandedStateSource.self)
    case .hintDelay: .duration
    }
  }

  var about: String {
    switch self {
    case .api: "The API level of Android."
    case .verbosity: "The verbosity level; `high` and `low` decide over single settings."
    case .roles: "Speak element type."
    case .collections: "Speak list and grid information."
    case .hints: "Speak usage hints."
    case .windowTitles: "Speak window names: those of system and keyboard windows."
    case .elementIDs: "Speak element IDs."
    case .singleTap: "Single-tap activation."
    case .capitalLetters: "Speak capital letters."
    case .splitScreen: "The screen is split between two apps."
    case .descriptionOrder: "The element description order."
    case .actionsControl: "Actions are among the reading controls."
    case .frequentAnnouncements: "Frequent content-change announcements."
    case .expandedState: "What tells that a node is open or shut."
    case .hintDelay: "From the end of what is said of a node to its hint."
    }
  }
}
