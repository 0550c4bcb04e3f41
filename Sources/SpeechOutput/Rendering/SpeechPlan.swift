import Hearing
import ScreenReaders
import Semantics

/// What of a timeline is made audible: texts, voices and how long each may take.
struct SpeechPlan: Hashable, Sendable {
  var utterances: [PlannedUtterance]
}

/// An utterance that was begun, on the clock of its timeline.
struct PlannedUtterance: Hashable, Sendable {
  /// Its place among the speech of the timeline.
  var index: Int
  var segments: [PlannedSegment]
  /// How long it is audible, in milliseconds.
  var slot: Milliseconds
  /// How long it could be before other speech begins, in milliseconds.
  var room: Milliseconds
  /// Ended before all of it was spoken.
  var isCut: Bool
}

/// A stretch of an utterance with one voice.
struct PlannedSegment: Hashable, Sendable {
  var text: SpeakableText
  var voice: VoiceSettings
}

extension SpeechPlan {
  /// Plans the speech of a timeline.
  ///
  /// Throws `textTooLong`, `timelineTooLong`, `unknownVoice` or `unknownVariant`.
  init(
    _ timeline: Timeline, voices: VoiceTable, list: VoiceList
  ) throws(SpeechError) {
    guard timeline.end <= SpeechRenderer.longest else { throw .timelineTooLong(timeline.end) }
    utterances = []
    let begins = timeline.speech.compactMap(\.began).sorted()
    for (index, speech) in timeline.speech.enumerated() {
      guard let began = speech.began, let ended = speech.ended else { continue }
      let next = begins.first(after: began)
      var planned = PlannedUtterance(
        index: index, segments: [], slot: ended - began,
        room: (next ?? max(timeline.end, ended) + Self.roomAtEnd) - began, isCut: speech.wasCut)
      for segment in speech.utterance.segments(in: timeline.locale).flatMap(\.readable) {
        let text = SpeakableText(segment.text, language: segment.language)
        guard text.original.count <= VoiceSettings.Limits.textLength else {
          throw .textTooLong(characters: text.original.count)
        }
        let voice = try voices.settings(
          for: timeline.reader, language: segment.language, in: list)
        if !text.isSilent { planned.segments.append(PlannedSegment(text: text, voice: voice)) }
      }
      if !planned.segments.isEmpty { utterances.append(planned) }
    }
  }

  /// What the last utterance may take beyond its estimate, in milliseconds.
  private static let roomAtEnd = 10_000
}

extension [Milliseconds] {
  /// The first of them that is later; they must be in order.
  fileprivate func first(after moment: Milliseconds) -> Milliseconds? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] > moment { high = middle } else { low = middle + 1 }
    }
    return low < endIndex ? self[low] : nil
  }
}
