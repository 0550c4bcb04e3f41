import Hearing
import Playing
import ScreenReaders
import Semantics

/// A session with either reader.
enum HandSession: Sendable {
  case voiceOver(Session<VoiceOver>)
  case talkBack(Session<TalkBack>)

  init(_ cast: Cast, _ reader: ReaderKind) throws {
    switch reader {
    case .voiceOver: self = .voiceOver(try cast.voiceOver())
    case .talkBack: self = .talkBack(try cast.talkBack())
    }
  }

  mutating func play(_ step: ScriptedStep) {
    switch self {
    case .voiceOver(var session):
      session.play(step)
      self = .voiceOver(session)
    case .talkBack(var session):
      session.play(step)
      self = .talkBack(session)
    }
  }

  /// What it comes to if nothing more is done.
  mutating func finish() -> Performance {
    switch self {
    case .voiceOver(var session):
      defer { self = .voiceOver(session) }
      return session.finish()
    case .talkBack(var session):
      defer { self = .talkBack(session) }
      return session.finish()
    }
  }

  var focus: String? {
    switch self {
    case .voiceOver(let session): session.reader.focus
    case .talkBack(let session): session.reader.focus
    }
  }

  /// Every stop of the screen, in the order of swipes.
  var stops: [String] {
    switch self {
    case .voiceOver(let session): session.reader.stops()
    case .talkBack(let session): session.reader.stops()
    }
  }

  func announcement(for node: String) -> Announcement? {
    switch self {
    case .voiceOver(let session): session.reader.announcement(for: node)
    case .talkBack(let session): session.reader.announcement(for: node)
    }
  }

  /// The names of what can be asked of the node under the cursor.
  var actions: [String] {
    switch self {
    case .voiceOver(let session): session.reader.rotorActions
    case .talkBack(let session):
      session.reader.focus.map { session.reader.menuActions(of: $0).map(\.title) } ?? []
    }
  }
}
