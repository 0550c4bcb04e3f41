import Accordions
import Drawing
import Semantics
import Testing

@Suite struct RenderingTests {
  @Test(arguments: [("a.svg", PictureFormat.svg), ("b/c.PNG", .png), ("x.y.png", .png)])
  func formatOfAFile(path: String, format: PictureFormat) throws {
    #expect(try PictureFormat(ofFile: path) == format)
  }

  @Test(arguments: [("a.pgn", "png"), ("svg", "svg"), ("dir.svg/file", "svg"), ("", "svg")])
  func unknownFormat(path: String, nearest: String) {
    let error = #expect(throws: UnknownName.self) { try PictureFormat(ofFile: path) }
    #expect(error?.nearest == nearest)
  }

  @Test func misspeltWordsNameTheNearest() {
    let errors = [
      #expect(throws: UnknownName.self) { try PictureWords.state("presed") },
      #expect(throws: UnknownName.self) { try PictureWords.scheme("drak") },
      #expect(throws: UnknownName.self) { try PictureWords.direction("rlt") },
      #expect(throws: UnknownName.self) { try PictureWords.reader("talkbak") },
      #expect(throws: UnknownName.self) { try PictureWords.textScale("AX6") },
      #expect(throws: UnknownName.self) { try Icon(named: "circle-questionmark") },
    ]
    #expect(
      errors.map { $0?.nearest } == [
        "pressed", "dark", "rtl", "talkback", "AX1", "circle-question-mark",
      ])
  }

  @Test func wordsStandForValues() throws {
    #expect(try PictureWords.state("Active") == .active)
    #expect(try PictureWords.scheme("auto") == .auto)
    #expect(try PictureWords.textScale("1.3") == .android(1.3))
    #expect(try PictureWords.textScale("AX2") == .ios(.accessibility2))
    #expect(throws: UnknownName.self) { try PictureWords.textScale("2.1") }
    #expect(throws: UnknownName.self) { try PictureWords.textScale("nan") }
  }

  @Test(arguments: [0, -1, .infinity, .nan, 65])
  func badScale(scale: Double) throws {
    let picture = Sample.defaultLight.picture(in: try TextMeasure())
    for format in PictureFormat.allCases {
      #expect(throws: PictureError.self) { try format.bytes(of: picture, scale: scale) }
    }
  }

  @Test func largestPictureAndOnePast() throws {
    let measure = try TextMeasure()
    let rows = (0..<600).map { AccordionRow(id: "r\($0)") }
    let picture = ScreenPicture(Accordion(rows: rows)).picture(in: measure)
    #expect(throws: PictureError.tooLarge(width: 388, height: 38_440)) { try picture.png() }
    #expect(try picture.png(scale: 0.5).count > 1000)
  }
}
