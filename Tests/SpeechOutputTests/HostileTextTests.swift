import Hearing
import ScreenReaders
import Semantics
import Testing

@testable import SpeechOutput

/// Texts that have made engines start programs, crash, or hang.
@Suite struct HostileTextTests {
  static let texts = [
    "<audio src=\"/bin/touch earshot-was-here\">listen</audio>",
    "<audio src='file:///etc/passwd'/>",
    "Fish & chips &amp; &#0; &lt;b&gt;", "<b>bold</b> <break time='99999s'/>",
    "<speak><prosody rate='1000%'>fast", "[[h@'loU]] [[", "👍🏽🇩🇪👨‍👩‍👧‍👦 🎉", "مرحبا بالعالم",
    "a\u{0}b", "\u{1}\u{7}\u{1B}[31m", "\u{202E}right to left\u{202C}", "\\\\?\\%s%n%d",
    String(repeating: "a", count: 5000), "e" + String(repeating: "\u{301}", count: 2000),
    "\u{FEFF}\u{FFFD}\u{FFFF}\u{10FFFF}", "'\"`$(reboot);|&<>", "\n\n\r\n\t", "…———…",
  ]

  @Test(arguments: texts) func isSpokenOrSilent(_ text: String) throws {
    let rendering = try SpeechRenderer.tested().render(.saying(["before", text, "after"]))
    #expect(
      rendering.troubled.allSatisfy { trouble in
        if case .tooLong = trouble.trouble { true } else { false }
      })
    let last = try #require(rendering.utterances.last)
    #expect(last.words.map(\.text) == ["after"])
  }

  @Test func aNulDoesNotEndTheText() throws {
    let rendering = try SpeechRenderer.tested().render(.saying(["one\u{0}two"]))
    #expect(rendering.utterances.first?.words.count == 2)
  }

  @Test func markupIsReadAsText() throws {
    let plain = try SpeechRenderer.tested().render(.saying(["<b>bold</b>"]))
    let words = try #require(plain.utterances.first).words
    #expect(words.map(\.text).joined() == "<b>bold</b>")
    #expect(words.count > 1)
  }

  @Test func aMegabyteIsRefused() throws {
    let text = String(repeating: "word ", count: 200_000)
    var timeline = Timeline.saying(["short"])
    timeline.speech[0].utterance.text = text
    let renderer = try SpeechRenderer.tested()
    let error = #expect(throws: SpeechError.self) { try renderer.render(timeline) }
    #expect(error == .textTooLong(characters: 1_000_000))
  }

  @Test func anHourIsEnough() throws {
    var timeline = Timeline.saying(["short"])
    timeline.end = 3_600_001
    let renderer = try SpeechRenderer.tested()
    #expect(throws: SpeechError.timelineTooLong(3_600_001)) { try renderer.render(timeline) }
  }

  @Test func nothingIsSpokenForSpacesAlone() throws {
    let rendering = try SpeechRenderer.tested().render(.saying([" \u{A0} "]))
    #expect(rendering.utterances.isEmpty)
    #expect(rendering.samples.isSilent)
  }
}
