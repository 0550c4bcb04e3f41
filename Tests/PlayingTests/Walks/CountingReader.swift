import PlatformTrees
import ScreenReaders
import Semantics

/// A reader, and how often it wanted to speak.
struct CountingReader<Base: ScreenReader>: ScreenReader {
  var base: Base
  private(set) var asked = 0

  init(_ base: Base) { self.base = base }

  var focus: String? { base.focus }

  static func name(of event: Base.Event) -> String { Base.name(of: event) }

  func processingDelay(of event: Base.Event) -> Milliseconds { base.processingDelay(of: event) }
  func stops() -> [String] { base.stops() }
  func announcement(for node: String) -> Announcement? { base.announcement(for: node) }

  mutating func perform(_ gesture: Gesture, at time: Milliseconds) -> Reaction {
    counted(base.perform(gesture, at: time))
  }

  mutating func apply(_ changes: [TreeChange<Base.Element>], at time: Milliseconds) -> Reaction {
    counted(base.apply(changes, at: time))
  }

  mutating func handle(_ event: Base.Event, at time: Milliseconds) -> Reaction {
    counted(base.handle(event, at: time))
  }

  mutating func continueReading(at time: Milliseconds) -> Reaction {
    counted(base.continueReading(at: time))
  }

  private mutating func counted(_ reaction: Reaction) -> Reaction {
    for output in reaction.outputs {
      switch output {
      case .say, .hint: asked += 1
      case .play, .send, .focus, .stopSpeech, .readOn: break
      }
    }
    return reaction
  }
}
