import PlatformTrees
import Playing
import ScreenReaders
import Semantics

extension Chance {
  /// What a person or the app may do next on a screen with these nodes, stops and triggers.
  mutating func step(nodes: [String], stops: [String], triggers: [String]) -> ScriptedStep {
    let pauses: [Milliseconds?] = [nil, nil, 0, 40, 300, 2000]
    return ScriptedStep(action(nodes, stops, triggers), after: one(of: pauses))
  }

  private mutating func action(
    _ nodes: [String], _ stops: [String], _ triggers: [String]
  ) -> ScriptedStep.Action {
    switch Int.random(in: 0..<16, using: &self) {
    case 0...4: return .gesture(one(of: [.swipeRight, .swipeRight, .swipeLeft]))
    case 5...7: return .gesture(.doubleTap)
    case 8: return .gesture(.touch(node: one(of: nodes)))
    case 9 where !triggers.isEmpty:
      return .event(.set(one(of: triggers), open: once(in: 2)))
    case 10 where !triggers.isEmpty: return .event(.tap(one(of: triggers)))
    case 11: return .event(one(of: events(stops)))
    case 12: return .wait(one(of: [10, 500, 5000]))
    case 13: return .gesture(.chooseControl(one(of: NavigationControl.allCases)))
    default: return .gesture(one(of: Self.gestures))
    }
  }

  private static let gestures: [Gesture] = [
    .swipeUp, .swipeDown, .doubleTapAndHold, .readFromHere, .readFromTop, .escape, .magicTap,
    .pauseSpeech, .scroll(.down), .scroll(.up), .nextControl, .previousControl, .openActions,
    .itemChooser, .action(named: "Expand"),
  ]

  /// On Android an app may put the cursor on any node; a good one chooses a stop.
  private mutating func events(_ stops: [String]) -> [ScriptedEvent] {
    [
      .announce(IOSAnnouncement("Saved")), .layoutChanged(focus: nil), .screenChanged(focus: nil),
      .layoutChanged(focus: stops.isEmpty ? nil : one(of: stops)), .pageScrolled("Page 2"),
    ]
  }
}
