import Semantics

/// The words that VoiceOver says of its own accord, by their names in the lexicons.
enum VoiceOverWord: Int, CaseIterable, Sendable {
  // States and roles
  case selected, dimmed, button, backButton, back, switchButton, on, off, mixed, tab
  case textField, secureTextField, isEditing, heading, headingLevel, link, adjustable, image
  case searchField, expanded, collapsed
  // Containers
  case position, row, column, rowSpan, columnSpan, listStart, listEnd, landmarkStart, landmarkEnd
  // Notices
  case actionsAvailable, moreContent
  // Hints
  case toggleHint, editHint, editingHint, textAreaHint, adjustHint, expandHint, collapseHint
  // Rotor
  case rotorCharacters, rotorWords, rotorLines, rotorHeadings, rotorLinks, rotorFormControls
  case rotorContainers, rotorLandmarks, rotorImages, rotorActions, rotorAdjustValue
  case rotorSpeakingRate, rotorVerticalNavigation, activate
  // Text
  case capital, space, itemChooser
  // Punctuation
  case comma, dot, colon, semicolon, questionMark, exclamationMark, hyphen, leftParenthesis
  case rightParenthesis, slash, quote, ampersand, atSign

  /// Hints are sentences: the hint keeps its capital where other words lose it.
  var isSentence: Bool {
    switch self {
    case .toggleHint, .editHint, .editingHint, .textAreaHint, .adjustHint, .expandHint,
      .collapseHint, .rotorCharacters, .rotorWords, .rotorLines, .rotorHeadings, .rotorLinks,
      .rotorFormControls, .rotorContainers, .rotorLandmarks, .rotorImages, .rotorActions,
      .rotorAdjustValue, .rotorSpeakingRate, .rotorVerticalNavigation, .activate, .itemChooser,
      .back:
      true
    case .selected, .dimmed, .button, .backButton, .switchButton, .on, .off, .mixed, .tab,
      .textField, .secureTextField, .isEditing, .heading, .headingLevel, .link, .adjustable,
      .image, .searchField, .expanded, .collapsed, .position, .row, .column, .rowSpan,
      .columnSpan, .listStart, .listEnd, .landmarkStart, .landmarkEnd, .actionsAvailable,
      .moreContent, .capital, .space, .comma, .dot, .colon, .semicolon, .questionMark,
      .exclamationMark, .hyphen, .leftParenthesis, .rightParenthesis, .slash, .quote, .ampersand,
      .atSign:
      false
    }
  }
}

extension VoiceOverWord {
  /// What the word tells in any language; nil where it has no numbers yet or is no state or role.
  var meaning: Meaning? {
    switch self {
    case .selected: .selected
    case .dimmed: .disabled
    case .button, .backButton: .role(.button)
    case .switchButton: .role(.toggle)
    case .on: .checked(.checked)
    case .off: .checked(.unchecked)
    case .mixed: .checked(.mixed)
    case .tab: .role(.tab)
    case .textField, .secureTextField, .searchField: .role(.textField)
    case .heading: .heading(level: nil)
    case .link: .role(.link)
    case .adjustable: .role(.slider)
    case .image: .role(.image)
    case .expanded: .expanded(.expanded)
    case .collapsed: .expanded(.collapsed)
    case .back, .isEditing, .headingLevel, .position, .row, .column, .rowSpan, .columnSpan,
      .listStart, .listEnd, .landmarkStart, .landmarkEnd, .actionsAvailable, .moreContent,
      .toggleHint, .editHint, .editingHint, .textAreaHint, .adjustHint, .expandHint,
      .collapseHint, .rotorCharacters, .rotorWords, .rotorLines, .rotorHeadings, .rotorLinks,
      .rotorFormControls, .rotorContainers, .rotorLandmarks, .rotorImages, .rotorActions,
      .rotorAdjustValue, .rotorSpeakingRate, .rotorVerticalNavigation, .activate, .capital,
      .space, .itemChooser, .comma, .dot, .colon, .semicolon, .questionMark, .exclamationMark,
      .hyphen, .leftParenthesis, .rightParenthesis, .slash, .quote, .ampersand, .atSign:
      nil
    }
  }
}

extension VoiceOverWord {
  /// The name of a punctuation mark.
  static func mark(_ character: Character) -> VoiceOverWord? { marks[character] }

  private static let marks: [Character: VoiceOverWord] = [
    ",": .comma, "、": .comma, "،": .comma, "，": .comma, ".": .dot, "。": .dot, ":": .colon,
    ";": .semicolon, "?": .questionMark, "？": .questionMark, "؟": .questionMark,
    "!": .exclamationMark, "！": .exclamationMark, "-": .hyphen, "(": .leftParenthesis,
    ")": .rightParenthesis, "/": .slash, "\"": .quote, "“": .quote, "”": .quote, "„": .quote,
    "&": .ampersand, "@": .atSign,
  ]
}
