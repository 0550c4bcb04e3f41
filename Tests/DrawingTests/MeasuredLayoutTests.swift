import Accordions
import Drawing
import Semantics
import Testing

/// Heights that come out where a real font decides what wraps.
@Suite struct MeasuredLayoutTests {
  private let inter: TextMeasure

  init() throws {
    inter = try TextMeasure()
  }

  private static let answers: [(String, Double)] = [
    ("Short.", 82), (ComponentProperty.defaultDescription, 102),
    (
      "Use a stack of rows when each title has a detail worth hiding, as in FAQ lists and so on.",
      122
    ),
  ]

  @Test(arguments: answers)
  func openHeightGrowsByTheLine(description: String, height: Double) {
    let row = AccordionRow(id: "row", description: description)
    #expect(row.layout(.active, measuredBy: inter).height == height, "fact 11")
  }

  @Test(arguments: [(Icon?.none, 56.0), (.bell, 80)])
  func titleThatWrapsBesideAnIcon(icon: Icon?, height: Double) {
    let row = AccordionRow(id: "row", title: "When should I use an Accordion?", icon: icon)
    #expect(row.layout(.default, measuredBy: inter).height == height, "fact 21")
  }

  @Test(arguments: ContentSize.allCases)
  func heightsFollowTheTextSize(size: ContentSize) {
    let scale = TextScale.ios(size)
    let row = AccordionRow(id: "row")
    let layout = row.layout(.active, scale: scale, measuredBy: inter)
    let title = inter.lines(of: row.title, size: scale.size(of: .title), width: 272)
    let text = inter.lines(of: row.description, size: scale.size(of: .description), width: 272)
    let closed = max(56, 32 + Double(title) * scale.lineHeight(of: .title))
    let expected = closed + 6 + Double(text) * scale.lineHeight(of: .description)
    #expect(abs(layout.height - expected) < 0.001)
    #expect((layout.titleLines, layout.descriptionLines) == (title, text))
  }

  @Test(arguments: [
    "Title of accordion", "Body content that appears when the row expands.",
    "When should I use an Accordion?", "Which states does Accordion have?",
    "No. A reader two levels deep has lost track of what closing does.",
  ])
  func widthsWithoutAFontAreNear(text: String) {
    let (real, near) = (inter.width(of: text, size: 16), InterWidths().width(of: text, size: 16))
    #expect(abs(near - real) / real < 0.01)
  }
}
