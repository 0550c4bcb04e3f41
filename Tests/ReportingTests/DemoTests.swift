import ScreenReaders
import Semantics
import Testing

@testable import Reporting

@Suite struct DemoTests {
  private func line(
    _ words: [(String, Milliseconds)], _ outcome: ReportedSpeech.Outcome, from began: Milliseconds?,
    to ended: Milliseconds?
  ) -> DemoLine {
    DemoLine(
      speech: ReportedSpeech(
        text: words.map(\.0).joined(), purpose: .focus, outcome: outcome,
        reason: outcome == .heard ? nil : "by swipe right", cause: "swipe right", requested: 0,
        began: began, ended: ended, duration: 900, parts: []),
      words: outcome == .dropped ? [] : words.map { DemoWord($0.0, begins: $0.1) })
  }

  private func track(_ lines: [DemoLine], sound: DemoSound? = nil) -> DemoTrack {
    DemoTrack(
      reader: .talkBack, locale: "en", app: "an app", sound: sound,
      steps: [
        DemoStep(
          number: 1, action: "swipe right", began: 0, picture: "<svg/>", shown: "A <screen>",
          lines: lines)
      ], length: 2000)
  }

  private func page(_ lines: [DemoLine]) -> String {
    Demo(title: "Fish & <chips>", tracks: [track(lines)]).html
  }

  @Test func wordsBearTheirMoments() {
    let html = page([line([("one, ", 10), ("two", 400)], .heard, from: 10, to: 900)])
    #expect(html.contains("data-began=\"10\" data-ended=\"900\""))
    #expect(html.contains("<span data-at=\"10\">one, </span><span data-at=\"400\">two</span>"))
  }

  @Test func nothingComesFromElsewhere() {
    let html = page([line([("<script>alert(1)</script>", 0)], .heard, from: 0, to: 900)])
    #expect(html.contains("&lt;script&gt;alert(1)"))
    #expect(html.contains("Fish &amp; &lt;chips&gt;"))
    #expect(!html.contains("http://") || html.contains("http://www.w3.org/2000/svg"))
    #expect(!html.contains("src=\"/") && !html.contains("url("))
    #expect(html.contains("default-src 'none'"))
  }

  @Test func whatWasCutAndWhatWasLostIsTold() {
    let html = page([
      line([("expan", 0)], .cut, from: 0, to: 180),
      line([("lost", 0)], .dropped, from: nil, to: nil),
    ])
    #expect(html.contains("cut off after 0.18 s of 0.90 s, by swipe right"))
    #expect(html.contains("<s lang=\"en\" dir=\"auto\">lost</s>"))
    #expect(html.contains("never heard: by swipe right"))
  }

  @Test func aStepWithoutSpeechIsSilent() {
    #expect(page([]).contains("<p class=\"quiet\">Silence</p>"))
  }

  @Test func theSoundIsInsideThePage() {
    let sound = DemoSound(bytes: [1, 2, 3, 4], mediaType: "audio/mpeg")
    let html = Demo(title: "A", tracks: [track([], sound: sound)]).html
    #expect(html.contains("src=\"data:audio/mpeg;base64,AQIDBA==\""))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func encodes(_ text: String, _ encoded: String) {
    #expect(DataURL.base64(Array(text.utf8)) == encoded)
  }

  @Test func aCastShowsWordsAsTheyAreHeard() throws {
    let demo = Demo(
      title: "A\u{1B}[2J",
      tracks: [track([line([("one ", 500), ("two", 900)], .heard, from: 500, to: 1400)])])
    let lines = demo.cast(of: demo.tracks[0]).split(separator: "\n")
    #expect(
      lines.first == #"{"version":2,"width":88,"height":28,"title":"A\u001b[2J"}"#)
    #expect(lines.contains(#"[0.5,"o","one "]"#))
    #expect(lines.contains(#"[0.9,"o","two"]"#))
    #expect(lines[1].contains("A [2J"))
    let times = lines.dropFirst().compactMap { Double($0.dropFirst().prefix { $0 != "," }) }
    #expect(times == times.sorted())
  }
}
