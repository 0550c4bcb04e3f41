public import PlatformTrees
public import Semantics

/// What a person does to a screen reader.
public enum Gesture: Sendable, Hashable {
  case swipeRight, swipeLeft, swipeUp, swipeDown
  case doubleTap
  case doubleTapAndHold
  /// Touch exploration that ends on a node.
  case touch(node: String)
  case touchPoint(Point)
  /// From here (VoiceOver) or TalkBack's continuous reading from the next item.
  case readFromHere
  case readFromTop
  /// Two-finger scrub; TalkBack's back.
  case escape
  case magicTap
  /// Stops or resumes speech.
  case pauseSpeech
  case scroll(ScrollDirection)
  /// The rotor or the reading control, to the next or previous choice.
  case nextControl, previousControl
  /// The rotor or the reading control, by the name of the choice.
  case chooseControl(NavigationControl)
  /// An entry of the actions rotor or the actions menu, by what it is called there.
  case action(named: String)
  /// Opens the actions menu (TalkBack) or reads what is there (VoiceOver).
  case openActions
  case itemChooser
}

/// The way that a three-finger swipe moves.
public enum ScrollDirection: String, Sendable, CaseIterable { case up, down, left, right }

/// What swiping up and down moves by.
public enum NavigationControl: String, Sendable, CaseIterable {
  case characters, words, lines, paragraphs, headings, controls, links, landmarks, containers
  case actions, speechRate = "speech rate", adjust, `default`, windows, images
  case verticalNavigation = "vertical navigation"
}

/// What a reader asks of the app under it.
public enum Command: Sendable, Hashable {
  /// A click (Android) or `accessibilityActivate` and else a tap at the activation point (iOS).
  case activate(node: String)
  case longPress(node: String)
  /// A standard action of Android.
  case perform(AndroidAction.Kind, node: String)
  case customAction(name: String, node: String)
  case increment(node: String)
  case decrement(node: String)
  case escape(node: String?)
  case magicTap(node: String?)
  case scroll(ScrollDirection, node: String?)
}

/// What a reader does about one gesture or event, in order.
public struct Reaction: Sendable {
  /// One thing that a reader does.
  public enum Output: Sendable {
    case say(Utterance)
    /// A sound or vibration without speech.
    case play(Sound?, Haptic?)
    case send(Command)
    /// The cursor went to a node, or nowhere.
    case focus(String?)
    /// Speech stops; with `hints`, only a waiting hint is taken back.
    case stopSpeech(onlyHints: Bool)
    /// After the last utterance ends and the pause has passed, the hint is spoken if the cursor
    /// is still there.
    case hint(Utterance, pause: Milliseconds)
    /// The reader moves on by itself when what it says now has ended: call `continueReading`.
    case readOn
  }

  public var outputs: [Output] = []

  public init(_ outputs: [Output] = []) { self.outputs = outputs }

  /// What is spoken at once, without the hint.
  public var utterances: [Utterance] {
    outputs.compactMap { if case .say(let utterance) = $0 { utterance } else { nil } }
  }

  /// The hint that would follow.
  public var hint: Utterance? {
    outputs.lazy.compactMap { if case .hint(let hint, _) = $0 { hint } else { nil } }.first
  }
}

/// A screen reader: a cursor over a platform tree that turns gestures and events into speech.
///
/// A reader is a value and a fold over what happens to it; it knows no clock but the moments it
/// is told, in milliseconds.
public protocol ScreenReader: Sendable {
  associatedtype Element: TreeElement
  associatedtype Event: Sendable

  /// The node under the cursor.
  var focus: String? { get }
  /// Does what the gesture does.
  mutating func perform(_ gesture: Gesture, at time: Milliseconds) -> Reaction
  /// The app changed its tree; the reader's copy follows, and the cursor is kept or moved.
  mutating func apply(_ changes: [TreeChange<Element>], at time: Milliseconds) -> Reaction
  /// The app's framework sent an event.
  mutating func handle(_ event: Event, at time: Milliseconds) -> Reaction
  /// The event's name on its platform.
  static func name(of event: Event) -> String
  /// How long the reader keeps an event before it looks at it, milliseconds.
  func processingDelay(of event: Event) -> Milliseconds
  /// What was being read out has ended: reading on goes to the next item.
  mutating func continueReading(at time: Milliseconds) -> Reaction
  /// Where a swipe would go, in order: every stop of the screen.
  func stops() -> [String]
  /// What is spoken with the cursor on a node, without moving it.
  func announcement(for node: String) -> Announcement?
  /// What a braille display shows of the node under the cursor.
  func brailleParts() -> [Part]
  /// What a braille display shows for a while because of something said; nil where it stays.
  func brailleMessage(of utterance: Utterance) -> [Part]?
}

extension ScreenReader {
  /// Nothing.
  public func brailleParts() -> [Part] { [] }
  /// Nothing changes.
  public func brailleMessage(of utterance: Utterance) -> [Part]? { nil }
}
