import Hearing
import ScreenReaders
import Testing

struct TimelineTextTests {
  private func read(_ text: String) -> Timeline {
    Timeline(reading: text, reader: .talkBack, locale: "en", timing: DurationEstimate())
  }

  @Test func paragraphsFollowOneAnother() {
    let timeline = read("One.\n\n Two words.\n")
    #expect(timeline.speech.map(\.utterance.text) == ["One.", " Two words."])
    let moments = timeline.speech.flatMap { [$0.began ?? -1, $0.ended ?? -1] }
    #expect(moments == moments.sorted())
    #expect(timeline.end == moments.last)
  }

  @Test(arguments: ["", "\n\n", "   "])
  func nothingToSayTakesNoTime(text: String) {
    #expect(read(text).speech.isEmpty)
    #expect(read(text).end == 0)
  }

  @Test(
    arguments: [
      String(repeating: "A sentence. ", count: 1000), String(repeating: "word ", count: 2000),
      String(repeating: "x", count: 9000),
    ])
  func aLongParagraphIsBrokenWithoutLoss(text: String) {
    let passages = read(text).speech.map(\.utterance.text)
    #expect(passages.count > 2)
    #expect(passages.allSatisfy { $0.count <= 2000 })
    let spoken = passages.joined().filter { $0 != " " }
    #expect(spoken == text.filter { $0 != " " })
  }
}
