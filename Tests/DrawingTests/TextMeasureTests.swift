import Drawing
import Semantics
import Testing

/// The figures of the design page and of arithmetic on Inter, measured with Pango.
@Suite struct TextMeasureTests {
  private let inter: TextMeasure

  init() throws {
    inter = try TextMeasure()
  }

  @Test func defaultTitleIs132Wide() {
    #expect(abs(inter.width(of: "Title of accordion", size: 16) - 132.251) < 0.01)
  }

  @Test(arguments: [236.0, 272.0])
  func defaultDescriptionTakesTwoLines(column: Double) {
    let text = "Body content that appears when the row expands."
    #expect(inter.lines(of: text, size: 14, width: column) == 2)
  }

  @Test func fullColumnHasOneAndAHalfPixelsToSpare() {
    let line = inter.width(of: "Body content that appears when the row", size: 14)
    #expect(abs(272 - line - 1.5) < 0.1)
  }

  @Test func longTitleWrapsBesideAnIcon() {
    let title = "When should I use an Accordion?"
    #expect(abs(inter.width(of: title, size: 16) - 250) < 0.5)
    #expect(inter.lines(of: title, size: 16, width: 272) == 1)
    #expect(inter.lines(of: title, size: 16, width: 236) == 2)
  }

  @Test func wordWiderThanItsColumnBreaks() {
    let word = String(repeating: "Donaudampfschifffahrt", count: 4)
    #expect(inter.lines(of: word, size: 16, width: 236) > 2)
  }

  @Test(arguments: ["inter", "INTER", "Inter"])
  func familyIsFoundInAnyCase(name: String) throws {
    #expect(try TextMeasure(family: name).family == "Inter")
  }

  @Test(arguments: [("Intr", "Inter"), ("Inter Dsplay", "Inter Display"), ("Sans", nil)])
  func missingFamilyNamesTheNearest(name: String, nearest: String?) {
    let error = #expect(throws: UnknownName.self) { try TextMeasure(family: name) }
    if let nearest { #expect(error?.nearest == nearest) }
    #expect(error?.description.contains("unknown font \"\(name)\"") == true)
  }
}
