public import PlatformTrees
public import Semantics

/// What a person can set, and what an iOS version decides, about VoiceOver.
public struct VoiceOverSettings: Sendable, Hashable {
  /// The kind of device, which decides when two elements count as side by side.
  public enum Idiom: String, Sendable, CaseIterable {
    case phone, pad
  }

  /// Verbosity, Controls (iOS 18.4): where role words are spoken.
  public enum Controls: String, Sendable, CaseIterable {
    case before, after, off
  }

  /// Verbosity: how "Actions Available" and "More Content Available" are told.
  public enum Notice: String, Sendable, CaseIterable {
    case speak, sound, off
  }

  /// What is said after a double tap, when the cursor stays.
  public enum AfterActivation: String, Sendable, CaseIterable {
    /// Label, value and state, without role words and hint.
    case labelAndValue = "label and value"
    /// The whole description; the hint follows the first time since the cursor came.
    case fullThenHintOnce = "full"
    case nothing
    /// The new state begins and is cut off by the element's name.
    case cutOff = "cut off"
  }

  /// What becomes of punctuation inside text: named, a pause, or nothing.
  public enum Punctuation: String, Sendable, CaseIterable {
    case all, some, none
  }

  /// How a capital letter is told when text is read by characters.
  public enum CapitalLetters: String, Sendable, CaseIterable {
    case speakCap = "speak cap"
    case playSound = "play sound"
    case changePitch = "change pitch"
    case off
  }

  /// A BCP 47 tag: the language of VoiceOver's own words, and of text that names no other.
  public var locale = "en"
  public var version = IOSVersion.current
  public var idiom = Idiom.phone
  public var direction = LayoutDirection.leftToRight
  /// How the text of utterances is written.
  public var rendering = VoiceOver.Rendering.commas

  /// Speak Hints.
  public var speaksHints = true
  public var controls = Controls.after
  /// Role words, switch positions and "dimmed", and with them the expanded status.
  public var speaksTraits = true
  public var speaksValues = true
  /// Container descriptions: lists, landmarks, groups and "1 of 3".
  public var speaksContainers = true
  public var speaksTableHeaders = true
  public var speaksRowAndColumnNumbers = true
  /// Custom content of high importance, with the element.
  public var speaksImportantContent = true
  public var actionsNotice = Notice.speak
  public var contentNotice = Notice.speak
  public var punctuation = Punctuation.some
  public var capitalLetters = CapitalLetters.changePitch

  public var afterActivation = AfterActivation.labelAndValue
  /// How long after a double tap a change still counts as its effect, milliseconds.
  public var activationWindow: Milliseconds = 1000
  /// How long the state word is heard where `afterActivation` cuts it off, milliseconds.
  public var cutOffAfter: Milliseconds = 180
  /// Between the end of a description and its hint, milliseconds.
  public var hintPause: Milliseconds = 1120

  /// VoiceOver as it is first switched on.
  public init() {}

  /// Only labels.
  public static var minimal: VoiceOverSettings {
    var settings = VoiceOverSettings()
    settings.speaksHints = false
    settings.speaksTraits = false
    settings.speaksValues = false
    settings.speaksContainers = false
    settings.speaksTableHeaders = false
    settings.speaksRowAndColumnNumbers = false
    settings.speaksImportantContent = false
    settings.actionsNotice = .off
    settings.contentNotice = .off
    return settings
  }

  /// Where role words are spoken in this version: before iOS 18 there was no choice.
  var effectiveControls: Controls { version < .ios18 ? .after : controls }
}
