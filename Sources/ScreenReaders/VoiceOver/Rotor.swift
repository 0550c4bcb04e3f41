import PlatformTrees
import Semantics

extension VoiceOver {
  /// Where the rotor stands.
  struct Rotor: Sendable {
    /// What was last chosen of what every element has.
    var general = NavigationControl.characters
    /// What was chosen on the element under the cursor.
    var chosen: NavigationControl?
    /// The action that a double tap would perform; 0 is VoiceOver's own.
    var action: Int?
    /// The character, word or line that was read last.
    var text: Int?
    /// Per cent.
    var speakingRate = 50

    /// What belongs to the element under the cursor is forgotten with it.
    mutating func leaveElement() {
      chosen = nil
      action = nil
      text = nil
    }

    mutating func choose(_ control: NavigationControl) {
      chosen = control
      action = nil
      text = nil
      if control != .actions && control != .adjust { general = control }
    }

    /// The element's own action that is chosen.
    func chosenAction(of element: IOSElement) -> String? {
      guard let action, action > 0, action <= element.customActions.count else { return nil }
      return element.customActions[action - 1]
    }
  }
}

extension NavigationControl {
  /// The rotor's name for it; nil where iOS has no such choice.
  var rotorWord: VoiceOverWord? {
    switch self {
    case .characters: .rotorCharacters
    case .words: .rotorWords
    case .lines: .rotorLines
    case .headings: .rotorHeadings
    case .controls: .rotorFormControls
    case .links: .rotorLinks
    case .landmarks: .rotorLandmarks
    case .containers: .rotorContainers
    case .actions: .rotorActions
    case .speechRate: .rotorSpeakingRate
    case .adjust: .rotorAdjustValue
    case .images: .rotorImages
    case .verticalNavigation: .rotorVerticalNavigation
    case .paragraphs, .default, .windows: nil
    }
  }

  /// Whether the rotor would stop on the element.
  func includes(_ element: IOSElement) -> Bool {
    switch self {
    case .headings: element.traits.contains(.header)
    case .links: element.traits.contains(.link)
    case .images: element.traits.contains(.image)
    case .controls: !element.traits.isDisjoint(with: Self.formControls)
    case .characters, .words, .lines, .paragraphs, .landmarks, .containers, .actions, .speechRate,
      .adjust, .default, .windows, .verticalNavigation:
      false
    }
  }

  private static let formControls: Traits = [
    .button, .textEntry, .searchField, .adjustable, .switchButton,
  ]
}
