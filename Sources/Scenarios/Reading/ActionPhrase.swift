import PlatformTrees
import Playing
import ScreenReaders
import Semantics
import YAML

/// The words of `do` that say all by themselves.
///
/// Where two say the same, the first is the one that transcripts print.
enum ActionPhrase: String, CaseIterable {
  case swipeRight = "swipe right"
  case swipeLeft = "swipe left"
  case swipeUp = "swipe up"
  case swipeDown = "swipe down"
  case doubleTap = "double tap"
  case doubleTapAndHold = "double tap and hold"
  case readFromHere = "read from here"
  case twoFingerSwipeDown = "two-finger swipe down"
  case readFromTop = "read from top"
  case twoFingerSwipeUp = "two-finger swipe up"
  case escape
  case twoFingerScrub = "two-finger scrub"
  case back
  case magicTap = "magic tap"
  case twoFingerDoubleTap = "two-finger double tap"
  case pauseSpeech = "pause speech"
  case twoFingerTap = "two-finger tap"
  case threeFingerSwipeUp = "three-finger swipe up"
  case threeFingerSwipeDown = "three-finger swipe down"
  case threeFingerSwipeLeft = "three-finger swipe left"
  case threeFingerSwipeRight = "three-finger swipe right"
  case nextControl = "next control"
  case turnRotorRight = "turn rotor right"
  case previousControl = "previous control"
  case turnRotorLeft = "turn rotor left"
  case openActions = "open actions"
  case itemChooser = "item chooser"
  case layoutChanged = "layout changed"
  case screenChanged = "screen changed"

  var action: ScriptedStep.Action {
    switch self {
    case .swipeRight: .gesture(.swipeRight)
    case .swipeLeft: .gesture(.swipeLeft)
    case .swipeUp: .gesture(.swipeUp)
    case .swipeDown: .gesture(.swipeDown)
    case .doubleTap: .gesture(.doubleTap)
    case .doubleTapAndHold: .gesture(.doubleTapAndHold)
    case .readFromHere, .twoFingerSwipeDown: .gesture(.readFromHere)
    case .readFromTop, .twoFingerSwipeUp: .gesture(.readFromTop)
    case .escape, .twoFingerScrub, .back: .gesture(.escape)
    case .magicTap, .twoFingerDoubleTap: .gesture(.magicTap)
    case .pauseSpeech, .twoFingerTap: .gesture(.pauseSpeech)
    case .threeFingerSwipeUp: .gesture(.scroll(.up))
    case .threeFingerSwipeDown: .gesture(.scroll(.down))
    case .threeFingerSwipeLeft: .gesture(.scroll(.left))
    case .threeFingerSwipeRight: .gesture(.scroll(.right))
    case .nextControl, .turnRotorRight: .gesture(.nextControl)
    case .previousControl, .turnRotorLeft: .gesture(.previousControl)
    case .openActions: .gesture(.openActions)
    case .itemChooser: .gesture(.itemChooser)
    case .layoutChanged: .event(.layoutChanged(focus: nil))
    case .screenChanged: .event(.screenChanged(focus: nil))
    }
  }
}

/// The words of `do` that something follows.
enum ActionVerb: String, CaseIterable {
  case touch
  case choose
  case action
  case wait
  case set
  case tap
  case announce
  case layoutChanged = "layout changed"
  case screenChanged = "screen changed"
  case pageScrolled = "page scrolled"

  /// How it is written, for messages and documentation.
  var form: String {
    switch self {
    case .touch: "touch NODE"
    case .choose: "choose CONTROL"
    case .action: "action NAME"
    case .wait: "wait DURATION"
    case .set: "set NODE open"
    case .tap: "tap NODE"
    case .announce: "announce TEXT"
    case .layoutChanged: "layout changed NODE"
    case .screenChanged: "screen changed NODE"
    case .pageScrolled: "page scrolled TEXT"
    }
  }
}

/// Reads the text of `do`.
struct ActionParser {
  let problems: Problems
  let mark: Mark

  func action(_ written: String) -> ScriptedStep.Action? {
    let text = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let phrase = ActionPhrase(rawValue: text) { return phrase.action }
    for verb in ActionVerb.allCases {
      if text == verb.rawValue {
        problems.error("'\(verb.rawValue)' needs more: \(verb.form)", at: mark)
        return nil
      }
      if text.hasPrefix(verb.rawValue + " ") {
        return action(verb, written.after(verb.rawValue).trimmed)
      }
    }
    let known = ActionPhrase.allCases.map(\.rawValue) + ActionVerb.allCases.map(\.form)
    let nearest =
      NearestWord.nearest(to: text, in: known)
      ?? nearestVerb(to: text)
    problems.error(
      "unknown step '\(Excerpt.of(text))'", at: mark, suggestion: nearest ?? "swipe right")
    return nil
  }

  private func nearestVerb(to text: String) -> String? {
    let first = text.prefix { $0 != " " }
    let word = NearestWord.nearest(to: String(first), in: ActionVerb.allCases.map(\.rawValue))
    return word.flatMap(ActionVerb.init)?.form
  }

  private func action(_ verb: ActionVerb, _ rest: String) -> ScriptedStep.Action? {
    switch verb {
    case .touch: touch(rest)
    case .choose: control(rest).map { .gesture(.chooseControl($0)) }
    case .action: .gesture(.action(named: rest.unquoted))
    case .wait: duration(rest).map { .wait($0) }
    case .set: setting(rest)
    case .tap: .event(.tap(rest.unquoted))
    case .announce: .event(.announce(IOSAnnouncement(rest.unquoted)))
    case .layoutChanged: .event(.layoutChanged(focus: rest.unquoted))
    case .screenChanged: .event(.screenChanged(focus: rest.unquoted))
    case .pageScrolled: .event(.pageScrolled(rest.unquoted))
    }
  }

  private func touch(_ rest: String) -> ScriptedStep.Action? {
    let numbers = rest.split(separator: ",").map { Double($0.trimmed) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite {
      return .gesture(.touchPoint(Point(x: x, y: y)))
    }
    return .gesture(.touch(node: rest.unquoted))
  }

  private func control(_ name: String) -> NavigationControl? {
    if let control = NavigationControl(rawValue: name.unquoted) { return control }
    problems.unknown(
      "control", name.unquoted, at: mark, known: NavigationControl.allCases.map(\.rawValue))
    return nil
  }

  private func duration(_ text: String) -> Milliseconds? {
    switch DurationText.read(text) {
    case .duration(let duration): return duration
    case .problem(let message):
      problems.error(message, at: mark)
      return nil
    }
  }

  private func setting(_ rest: String) -> ScriptedStep.Action? {
    for (word, open) in [
      (" open", true), (" closed", false), (" expanded", true), (" collapsed", false),
    ]
    where rest.hasSuffix(word) {
      return .event(.set(String(rest.dropLast(word.count)).trimmed.unquoted, open: open))
    }
    problems.error("'set \(Excerpt.of(rest))' must end in open or closed", at: mark)
    return nil
  }
}

extension String {
  /// Without the quotes around it.
  var unquoted: String {
    for (left, right) in [("\"", "\""), ("'", "'"), ("“", "”")]
    where count >= 2 && hasPrefix(left) && hasSuffix(right) {
      return String(dropFirst().dropLast())
    }
    return self
  }

  /// What follows words that it begins with, however they are spaced.
  func after(_ words: String) -> Substring {
    var rest = self[...]
    for word in words.split(separator: " ") {
      rest = rest.drop { $0.isWhitespace }.dropFirst(word.count)
    }
    return rest
  }
}
