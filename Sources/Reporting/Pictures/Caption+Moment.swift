public import Drawing
import Hearing
import Playing
public import ScreenReaders

extension Performance {
  /// What is heard at a moment; nil in silence.
  func caption(at moment: Moment) -> Caption? {
    let begun = speech(at: moment).filter { $0.began != nil && !$0.utterance.text.isEmpty }
    if begun.isEmpty { return nil }
    let heard = begun.map { $0.heardText(language: timeline.locale) }
    let unheard = zip(begun, heard).map { $0.utterance.text[$1.endIndex...] }
    return Caption(
      Cursor.Reader(timeline.reader), heard: joined(heard), unheard: joined(unheard))
  }

  private func joined(_ texts: [Substring]) -> String {
    texts.map { $0.drop { $0.isWhitespace } }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Cursor.Reader {
  /// The cursor of a reader.
  public init(_ reader: ReaderKind) {
    switch reader {
    case .voiceOver: self = .voiceOver
    case .talkBack: self = .talkBack
    }
  }
}
