import Hearing
import PlatformTrees
public import ScreenReaders
import Semantics

extension ScriptedStep.Action {
  /// What a cause of this kind is.
  var kind: Cause.Kind {
    switch self {
    case .gesture: .gesture
    case .event, .wait: .event
    }
  }

  /// The action as a person would write it in a script.
  public var description: String {
    switch self {
    case .gesture(let gesture): gesture.description
    case .event(let event): event.description
    case .wait(let duration): "wait \(duration.inShort)"
    }
  }
}

extension ScriptedEvent {
  /// The event as a person would write it in a script.
  public var description: String {
    switch self {
    case .set(let node, let open): "set \(node) \(open ? "open" : "closed")"
    case .tap(let node): "tap \(node)"
    case .announce(let announcement): "announce \"\(announcement.text)\""
    case .layoutChanged(let focus): "layout changed" + (focus.map { " \($0)" } ?? "")
    case .screenChanged(let focus): "screen changed" + (focus.map { " \($0)" } ?? "")
    case .pageScrolled(let text): "page scrolled \"\(text)\""
    case .android(let event): event.kind.rawValue
    }
  }
}

extension Gesture: CustomStringConvertible {
  /// The gesture as a person would write it in a script.
  public var description: String {
    switch self {
    case .swipeRight: "swipe right"
    case .swipeLeft: "swipe left"
    case .swipeUp: "swipe up"
    case .swipeDown: "swipe down"
    case .doubleTap: "double tap"
    case .doubleTapAndHold: "double tap and hold"
    case .touch(let node): "touch \(node)"
    case .touchPoint(let point): "touch \(point.x), \(point.y)"
    case .readFromHere: "read from here"
    case .readFromTop: "read from top"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .pauseSpeech: "pause speech"
    case .scroll(let direction): "three-finger swipe \(direction.rawValue)"
    case .nextControl: "next control"
    case .previousControl: "previous control"
    case .chooseControl(let control): "choose \(control.rawValue)"
    case .action(let name): "action \"\(name)\""
    case .openActions: "open actions"
    case .itemChooser: "item chooser"
    }
  }
}

extension Milliseconds {
  /// In whole seconds where it is some, such as `2s`, else in milliseconds.
  fileprivate var inShort: String {
    self > 0 && isMultiple(of: 1000) ? "\(self / 1000)s" : "\(self)ms"
  }
}
