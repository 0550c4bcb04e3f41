public import ScreenReaders
import Semantics

extension Timeline {
  /// A text read from begin to end: a paragraph after another, long ones by their sentences.
  ///
  /// A little time is left between them, so that a voice that takes longer than estimated need not
  /// hurry.
  public init(
    reading text: String, reader: ReaderKind, locale: String, timing: any SpeechTiming
  ) {
    self.init(reader: reader, locale: locale)
    let cause = Cause(.reading, step: 0, what: "reading")
    var moment: Milliseconds = 0
    for passage in Self.passages(of: text) {
      let duration = timing.duration(of: passage, language: locale)
      if duration == 0 { continue }
      speech.append(
        Speech(
          utterance: Utterance(.reading, parts: [], text: passage, queueing: .queue),
          cause: cause, requested: 0, began: moment, ended: moment + duration,
          duration: duration, outcome: .heard))
      end = moment + duration
      moment = end + 150 + duration / 10
    }
  }

  /// Letters of one passage: a voice is asked for no more at once.
  private static let longestPassage = 2000

  private static func passages(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { paragraph -> [String] in
      if paragraph.utf8.count <= longestPassage { return [String(paragraph)] }
      return pieces(of: paragraph)
    }
  }

  /// Breaks behind the end of a sentence, else at a space, else where it must.
  private static func pieces(of paragraph: Substring) -> [String] {
    var pieces: [String] = []
    var rest = paragraph
    while !rest.isEmpty {
      let window = rest.prefix(longestPassage)
      guard window.endIndex < rest.endIndex else {
        pieces.append(String(rest))
        break
      }
      let sentence = window.lastIndex { ".!?。！？".contains($0) }
      let end = sentence ?? window.lastIndex { $0 == " " } ?? window.index(before: window.endIndex)
      pieces.append(String(rest[...end]))
      rest = rest[rest.index(after: end)...]
    }
    return pieces
  }
}
