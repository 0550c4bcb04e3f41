import PlatformTrees
import ScreenReaders
import Semantics

/// A reader that says only what the session told it, so that the session is tested alone.
struct EchoReader: ScreenReader {
  typealias Element = AndroidNode
  typealias Event = AndroidEvent

  static let rule = Rule("echo", "Says what happened.", .modelled, source: "test")

  var focus: String?
  var reads: [String] = []

  static func name(of event: AndroidEvent) -> String { event.kind.rawValue }

  func processingDelay(of event: AndroidEvent) -> Milliseconds {
    event.kind == .viewClicked ? 150 : 0
  }

  mutating func perform(_ gesture: Gesture, at time: Milliseconds) -> Reaction {
    switch gesture {
    case .touch(let node):
      focus = node
      return Reaction([.focus(node), .say(say(node, .interrupt)), .hint(say("hint"), pause: 500)])
    case .doubleTap: return Reaction([.send(.activate(node: focus ?? ""))])
    case .readFromTop: return continueReading(at: time)
    default: return Reaction()
    }
  }

  mutating func apply(_ changes: [TreeChange<AndroidNode>], at time: Milliseconds) -> Reaction {
    Reaction(changes.isEmpty ? [] : [.say(say("\(changes.count) changed"))])
  }

  mutating func handle(_ event: AndroidEvent, at time: Milliseconds) -> Reaction {
    Reaction([.say(say("event \(event.source ?? "none") at \(time)"))])
  }

  mutating func continueReading(at time: Milliseconds) -> Reaction {
    guard !reads.isEmpty else { return Reaction() }
    return Reaction([.say(say(reads.removeFirst())), .readOn])
  }

  func stops() -> [String] { [] }
  func announcement(for node: String) -> Announcement? { nil }

  private func say(_ text: String, _ queueing: Queueing = .queue) -> Utterance {
    let origin = Origin(node: focus, property: .text, rule: Self.rule)
    return Utterance(
      .focus, parts: [Part(.text, text, origin: origin)], text: text, queueing: queueing)
  }
}
