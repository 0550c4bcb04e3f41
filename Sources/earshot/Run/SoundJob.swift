import Console
import Hearing
import Reporting
import ScreenReaders
import SpeechOutput

/// The sound files of one scenario that are to be made.
struct SoundJob: Sendable {
  /// The path of the files up to the reader.
  let stem: String
  let locale: String
  /// The timelines by their places among the takes.
  let timelines: [(place: Int, timeline: Timeline)]
  let renderer: SpeechRenderer?
  let format: AudioFormat
  /// Tells how it is pronounced; nil where nobody wants to know.
  let pronouncer: Pronouncer?
  let writesCaptions: Bool
  let isStereo: Bool

  /// What was made of a take.
  struct Made {
    /// The place of the take.
    var place: Int
    var audio: ReportedAudio
    var pronunciations: [ReportedPronunciation]
  }

  /// Makes and writes the files.
  var result: Result<[Made], any Error> {
    Result {
      guard let renderer else { return [] }
      let renderings = try timelines.map { try renderer.render($0.timeline) }
      let made = try zip(timelines, renderings).map { take, rendering in
        Made(
          place: take.place, audio: try write(rendering, of: take.timeline),
          pronunciations: try pronunciations(of: take.timeline))
      }
      try writeBoth(renderings)
      return made
    }
  }

  private func write(_ rendering: Rendering, of timeline: Timeline) throws -> ReportedAudio {
    let path = "\(stem).\(timeline.reader.rawValue).\(locale)"
    let file = "\(path).\(format.rawValue)"
    for utterance in rendering.utterances {
      guard let trouble = utterance.trouble else { continue }
      let text = timeline.speech[utterance.index].utterance.text
      writeDiagnostics("\(file): warning: '\(text.prefix(40))' \(trouble.message)\n")
    }
    try writeBytes(try rendering.file(format), to: file)
    if writesCaptions { try write(Captions(timeline, rendering), to: path) }
    return ReportedAudio(file: file, duration: rendering.length)
  }

  private func pronunciations(of timeline: Timeline) throws -> [ReportedPronunciation] {
    guard let pronouncer else { return [] }
    var seen: Set<String> = []
    let texts = timeline.speech.map(\.utterance.text).filter { seen.insert($0).inserted }
    return try pronouncer.pronounce(texts, reader: timeline.reader, language: timeline.locale)
      .map { pronunciation in
        ReportedPronunciation(
          text: pronunciation.text, phonemes: pronunciation.phonemes,
          remarks: pronunciation.findings.map(\.message))
      }
  }

  /// VoiceOver for the left ear and TalkBack for the right.
  private func writeBoth(_ renderings: [Rendering]) throws {
    guard isStereo, renderings.count == 2,
      timelines.map(\.timeline.reader) == [.voiceOver, .talkBack]
    else { return }
    let path = "\(stem).both.\(locale)"
    let both = StereoRendering(left: renderings[0], right: renderings[1])
    try writeBytes(try both.file(format), to: "\(path).\(format.rawValue)")
    let captions = zip(timelines, renderings).map { Captions($0.timeline, $1) }
    if writesCaptions { try write(Captions(merging: captions), to: path) }
  }

  private func write(_ captions: Captions, to path: String) throws {
    try writeText(captions.webVTT, to: "\(path).vtt")
    try writeText(captions.subRip, to: "\(path).srt")
  }
}
