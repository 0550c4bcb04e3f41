import Hearing
import ScreenReaders
import Semantics
import Testing

@testable import SpeechOutput

@Suite struct CaptionTests {
  @Test func liesWithinItsRecording() throws {
    let texts = ["collapsed, Shipping, Button", "expanded", "Zürich & <b>Köln</b>"]
    let timeline = Timeline.saying(texts)
    let rendering = try SpeechRenderer.tested().render(timeline)
    let captions = Captions(timeline, rendering)
    #expect(captions.misplaced(in: rendering.length).isEmpty)
    #expect(captions.cues.map(\.text) == texts)
    #expect(captions.misplaced(in: 10).count == 3)
  }

  @Test func endsWhereSpeechWasCut() throws {
    let timeline = Timeline.cutting("collapsed, Shipping, Button", at: 700)
    let rendering = try SpeechRenderer.tested().render(timeline)
    let cue = try #require(Captions(timeline, rendering).cues.first)
    // What comes after the first word is the pause of the comma.
    #expect((500..<700).contains(cue.ends))
    #expect(cue.text == "collapsed –")
  }

  /// Words of a second each.
  private func captions(_ words: [String], isCut: Bool = false) -> Captions {
    var captions = Captions(merging: [])
    let timed = words.enumerated().map { place, word in
      RenderedWord(word, begins: 3_661_000 + place * 1000, ends: 3_662_000 + place * 1000)
    }
    captions.cues = [
      Captions.Cue(
        speaker: "VoiceOver", begins: 3_661_000, ends: 3_661_000 + words.count * 1000,
        words: timed, isCut: isCut)
    ]
    return captions
  }

  @Test func writesWebVTT() {
    #expect(
      captions(["Fish ", "& ", "<chips>"]).webVTT == """
        WEBVTT

        01:01:01.000 --> 01:01:04.000
        <v VoiceOver>Fish <01:01:02.000>&amp; <01:01:03.000>&lt;chips&gt;

        """)
  }

  @Test(arguments: ["\0", "\u{1B}", "\u{7F}", "\u{9E}", "\u{FFFE}"])
  func noControlReachesAPlayer(character: String) {
    let captions = captions(["a\(character)b"])
    #expect(captions.webVTT.hasSuffix("<v VoiceOver>a\u{FFFD}b\n"))
    #expect(captions.subRip.hasSuffix("VoiceOver: a\u{FFFD}b\n"))
  }

  @Test func writesSubRip() {
    #expect(
      captions(["a\n\n--> ", "b"], isCut: true).subRip == """
        1
        01:01:01,000 --> 01:01:03,000
        VoiceOver: a --> b –

        """)
  }

  @Test func aLineEndCannotEndACue() {
    let text = captions(["a\n\n00:00:01.000 --> 00:00:02.000\nb"]).webVTT
    #expect(text.split(separator: "\n").count == 3)
    #expect(!text.dropFirst(40).contains("-->"))
  }

  @Test func estimatesWithoutARecording() {
    let timeline = Timeline.saying(["collapsed, Shipping, Button", "expanded"])
    let captions = Captions(estimated: timeline)
    #expect(captions.cues.map(\.text) == ["collapsed, Shipping, Button", "expanded"])
    #expect(captions.misplaced(in: timeline.end).isEmpty)
    #expect(captions.cues[0].words.map(\.text) == ["collapsed, ", "Shipping, ", "Button"])
  }

  @Test func tellsTwoReadersApart() {
    let both = Captions(merging: [
      Captions(estimated: .saying(["one", "two"], reader: .talkBack)),
      Captions(estimated: .saying(["one"], reader: .voiceOver)),
    ])
    #expect(both.cues.map(\.speaker) == ["TalkBack", "VoiceOver", "TalkBack"])
  }
}
