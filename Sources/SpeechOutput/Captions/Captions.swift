public import Hearing
import ScreenReaders
public import Semantics

/// What is heard of one or more timelines, as text with its moments.
public struct Captions: Sendable, Hashable {
  /// One utterance.
  public struct Cue: Sendable, Hashable {
    /// Who speaks, such as `VoiceOver`.
    public var speaker: String
    /// In milliseconds.
    public var begins: Milliseconds
    /// In milliseconds; later than `begins`.
    public var ends: Milliseconds
    /// The words that were begun.
    public var words: [RenderedWord]
    /// Ended before all of it was spoken.
    public var isCut: Bool

    /// The words as they stand in the text, and a dash where they were cut.
    public var text: String {
      let text = words.map(\.text).joined().asCaption
      return isCut ? text + " –" : text
    }
  }

  /// In the order in which they begin.
  public var cues: [Cue]

  /// Captions of a recording, with the engine's own word timing.
  public init(_ timeline: Timeline, _ rendering: Rendering) {
    cues = rendering.utterances.compactMap { utterance in
      Cue(timeline, timeline.speech[utterance.index], words: utterance.words, ends: utterance.ends)
    }
    order()
  }

  /// Captions of a timeline without a recording, with estimated word timing.
  public init(estimated timeline: Timeline, rate: Int = 175) {
    let estimate = DurationEstimate(rate: rate)
    cues = timeline.speech.compactMap { speech in
      guard let began = speech.began, let ended = speech.ended else { return nil }
      let text = speech.utterance.text
      let words = estimate.words(of: text, language: timeline.locale)
      return Cue(
        timeline, speech, words: Self.words(words, of: text, from: began, to: ended), ends: ended)
    }
    order()
  }

  /// Several captions in one.
  public init(merging captions: [Captions]) {
    cues = captions.flatMap(\.cues)
    order()
  }

  private mutating func order() {
    // Not the library's sort: who came first stays first.
    cues = cues.enumerated()
      .sorted { ($0.element.begins, $0.offset) < ($1.element.begins, $1.offset) }
      .map(\.element)
  }

  /// Divides a text between its words, so that each takes what follows it along.
  private static func words(
    _ words: [TimedWord], of text: String, from began: Milliseconds, to ended: Milliseconds
  ) -> [RenderedWord] {
    words.enumerated().compactMap { place, word in
      let next = place + 1 < words.count ? words[place + 1] : nil
      let from = place == 0 ? text.startIndex : word.range.lowerBound
      let begins = began + word.begins
      guard begins < ended || place == 0 else { return nil }
      let ends = min(next.map { began + $0.begins } ?? ended, ended)
      return RenderedWord(
        String(text[from..<(next?.range.lowerBound ?? text.endIndex)]), begins: begins,
        ends: max(begins, ends))
    }
  }

  /// Cues that do not lie within a recording of a length, or end before they begin.
  public func misplaced(in length: Milliseconds) -> [Cue] {
    cues.filter { $0.begins < 0 || $0.begins >= $0.ends || $0.ends > length }
  }
}

extension Captions.Cue {
  fileprivate init?(
    _ timeline: Timeline, _ speech: Speech, words: [RenderedWord], ends: Milliseconds
  ) {
    guard let began = speech.began, !words.isEmpty else { return nil }
    self.init(
      speaker: timeline.reader.title, begins: began, ends: max(ends, began + 1), words: words,
      isCut: speech.wasCut)
  }
}

extension String {
  /// The text with its white space, line ends among it, as single spaces.
  var asOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// One line without controls, which no player shows and NUL of which ends some.
  var asCaption: String { asOneLine.withoutControls }
}
