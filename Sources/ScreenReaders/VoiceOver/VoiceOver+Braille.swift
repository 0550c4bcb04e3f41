import Semantics

/// What a braille display shows. No public source lists the abbreviations that VoiceOver has for
/// roles and states, so that its words stand there as they are spoken.
extension VoiceOver {
  public func brailleParts() -> [Part] {
    focus.flatMap(announcement).map(Self.brailleParts) ?? []
  }

  /// What a braille display shows of what is said of an element.
  public static func brailleParts(of announcement: Announcement) -> [Part] {
    announcement.parts.map { $0.because(of: braille) }
  }

  /// What the app announces is shown in place of the element for a while.
  public func brailleMessage(of utterance: Utterance) -> [Part]? {
    utterance.purpose == .announcement
      ? utterance.parts.map { $0.because(of: Self.brailleAlert) } : nil
  }
}
