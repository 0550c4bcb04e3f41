import Accordions
import Semantics

/// A screen reader's cursor on a node.
public struct Cursor: Sendable, Hashable {
  /// The readers whose cursors can be told apart.
  public enum Reader: String, Sendable, CaseIterable {
    /// A dark ring with a light halo.
    case voiceOver = "voiceover"
    /// A green ring.
    case talkBack = "talkback"

    /// The reader's own name.
    public var name: String {
      switch self {
      case .voiceOver: "VoiceOver"
      case .talkBack: "TalkBack"
      }
    }
  }

  /// Whose cursor it is.
  public var reader: Reader
  /// The id of the node: a row's own for its header, "row.description" for its text.
  public var node: String

  /// A reader's cursor on the node of an id.
  public init(_ reader: Reader, on node: String) {
    self.reader = reader
    self.node = node
  }
}

/// What a cursor is drawn around, in pixels.
struct CursorFrame: Hashable {
  var rect: Rect
  var radius: Double
  /// Of the lower corners, where it differs.
  var lowerRadius: Double?
}
