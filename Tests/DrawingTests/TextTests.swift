import Accordions
import Semantics
import Testing

@testable import Drawing

/// Text as it is set: sides, breaks, and letters that no installed font has.
@Suite struct TextTests {
  private let measure: TextMeasure

  init() throws {
    measure = try TextMeasure()
  }

  private func titles(
    _ title: String, _ direction: LayoutDirection, scale: TextScale = .standard
  ) -> [TextRun] {
    var screen = ScreenPicture([.init(AccordionRow(id: "row", title: title), .default)])
    screen.direction = direction
    screen.textScale = scale
    return screen.picture(in: measure).marks.compactMap { mark in
      if case .text(let run, _) = mark { run } else { nil }
    }
  }

  @Test(arguments: ["Title", "שלום", "مرحبا", "123"])
  func nearSideFollowsTheScreen(title: String) throws {
    let left = try #require(titles(title, .leftToRight).first)
    #expect(left.x == 40)
    let right = try #require(titles(title, .rightToLeft).first)
    #expect(abs(right.x + measure.width(of: title, size: 16) - 348) < 0.01)
  }

  @Test func hebrewRunsFromTheRight() throws {
    let run = try #require(titles("אב", .leftToRight).first)
    #expect(run.glyphs.map(\.letter) == [2, 0])
  }

  @Test func longWordBreaksWithoutAHyphen() {
    let word = String(repeating: "Accordion", count: 8)
    let lines = measure.setLines(of: word, Typesetting(size: 16, width: 236))
    #expect(lines.count > 2)
    #expect(lines.flatMap(\.glyphs).count == word.count)
    #expect(lines.allSatisfy { $0.width <= 236 })
  }

  @Test func lettersStayInsideTheRow() {
    let title = String(repeating: "W", count: 300)
    for run in titles(title, .leftToRight, scale: .ios(.accessibility5)) {
      #expect(run.glyphs.allSatisfy { run.x + $0.x < 364 - 16 - 24 })
    }
  }

  @Test func letterThatNoFontHasIsABox() {
    let line = measure.setLines(of: "\u{10FFFD}", Typesetting(size: 16)).first
    #expect(line?.glyphs.count == 1)
    #expect(line?.glyphs.first?.outline.bounds.map { $0.x >= 0 } == true)
  }

  @Test(arguments: [(256, 0), (257, 1), (1000, 3)])
  func onlyWordsThatNobodyReadsAreOpened(length: Int, breaks: Int) {
    let text = BreakableText.made(from: String(repeating: "x", count: length))
    #expect(text.unicodeScalars.filter { $0 == "\u{200B}" }.count == breaks)
  }

  @Test func textOfAMegabyteIsMeasured() {
    let text = String(repeating: "word and more ", count: 75_000)
    #expect(measure.lines(of: text, size: 14, width: 272) > 25_000)
  }
}
