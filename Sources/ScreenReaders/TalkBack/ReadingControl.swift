/// The choices of TalkBack's reading control, in the order in which it goes through them, by
/// TalkBack's own names.
public enum ReadingControl: String, Sendable, CaseIterable {
  case typo = "GRANULARITY_TYPO"
  case actions = "ACTIONS"
  case characters = "GRANULARITY_CHARACTERS"
  case words = "GRANULARITY_WORDS"
  case lines = "GRANULARITY_LINES"
  case paragraphs = "GRANULARITY_PARAGRAPHS"
  case headings = "GRANULARITY_HEADINGS"
  case controls = "GRANULARITY_CONTROLS"
  case links = "GRANULARITY_LINKS"
  case landmarks = "GRANULARITY_LANDMARKS"
  case windows = "GRANULARITY_WINDOWS"
  case containers = "GRANULARITY_CONTAINERS"
  case `default` = "GRANULARITY_DEFAULT"
  case speechRate = "SPEECH_RATE"
  case adjustableWidget = "ADJUSTABLE_WIDGET"

  /// Comes and goes with the node under the cursor.
  var isContextual: Bool {
    switch self {
    case .typo, .actions, .adjustableWidget: true
    case .characters, .words, .lines, .paragraphs, .headings, .controls, .links, .landmarks,
      .windows, .containers, .default, .speechRate:
      false
    }
  }

  /// Offered without being turned on in the settings first.
  var isOnByDefault: Bool {
    switch self {
    case .typo, .actions, .characters, .words, .lines, .paragraphs, .headings, .controls, .links,
      .speechRate, .adjustableWidget:
      true
    case .landmarks, .windows, .containers, .default: false
    }
  }
}

/// Where the reading control stands (SelectorController.java).
struct ReadingControlState: Sendable {
  var current = ReadingControl.characters
  /// What it goes back to once a contextual choice is no longer offered.
  var toRestore: ReadingControl?
  /// Which entry of the actions a double tap would do; nil is the click.
  var chosenAction: Int?
  /// In percent of the engine's own.
  var speechRate = 100
}
