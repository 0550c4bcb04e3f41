/// The screen readers that Earshot simulates.
public enum ReaderKind: String, Sendable, CaseIterable, Comparable {
  case voiceOver = "voiceover"
  case talkBack = "talkback"

  /// The product's own spelling.
  public var title: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .talkBack: "TalkBack"
    }
  }

  /// VoiceOver first, as everywhere in Earshot.
  public static func < (left: ReaderKind, right: ReaderKind) -> Bool {
    left == .voiceOver && right == .talkBack
  }
}
