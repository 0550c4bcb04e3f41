import Accordions
import Semantics
import Testing

/// The facts about measures, and what follows from them by arithmetic.
@Suite struct LayoutTests {
  private let measure = InterWidths()

  private func row(_ title: String = "Title", lines: Int = 2, icon: Icon? = nil) -> AccordionRow {
    let description = Array(repeating: "line", count: lines).joined(separator: "\n")
    return AccordionRow(id: "a", title: title, description: description, icon: icon)
  }

  @Test("Fact 3: closed 56 = 16 + 24 + 16, at a width of 340")
  func closedHeight() {
    let layout = row().layout(.default, measuredBy: measure)
    #expect(layout.height == 56)
    #expect(layout.title == Rect(x: 16, y: 16, width: 272, height: 24))
    #expect(layout.frame == Rect(x: 0, y: 0, width: 340, height: 56))
  }

  @Test("Fact 9: the chevron, 12 by 6 in 24, stays at the right end", arguments: [false, true])
  func chevronPlace(hasIcon: Bool) {
    let layout = row(icon: hasIcon ? .bell : nil).layout(.active, measuredBy: measure)
    #expect(layout.chevron == Rect(x: 300, y: 16, width: 24, height: 24))
    #expect(layout.chevronGlyph == Rect(x: 306, y: 25, width: 12, height: 6))
  }

  @Test(
    "Fact 11: Active with the file's own description is 102, with and without the icon",
    arguments: [false, true])
  func activeHeight(hasIcon: Bool) {
    let row = AccordionRow(id: "a", icon: hasIcon ? .circleQuestionMark : nil)
    let layout = row.layout(.active, measuredBy: measure)
    #expect(layout.descriptionLines == 2)
    #expect(layout.height == 102)
  }

  @Test(
    "Fact 11: a longer text makes the row taller and leaves the padding alone",
    arguments: [(1, 82.0), (2, 102.0), (3, 122.0), (7, 202.0)])
  func descriptionHeights(lines: Int, height: Double) throws {
    let layout = row(lines: lines).layout(.active, measuredBy: measure)
    #expect(layout.height == height)
    let description = try #require(layout.description)
    #expect(layout.height - description.maxY == 16)
    #expect(description.y - layout.title.maxY == 6)
  }

  @Test("Fact 13: the icon is 20 in 24 at the front and takes 36 from the text column")
  func icon() throws {
    let plain = row().layout(.default, measuredBy: measure)
    let led = row(icon: .truck).layout(.default, measuredBy: measure)
    #expect(plain.icon == nil)
    #expect(led.icon == Rect(x: 16, y: 16, width: 24, height: 24))
    #expect(led.iconVector == Rect(x: 18, y: 18, width: 20, height: 20))
    #expect(Metrics.iconStroke == 2)
    #expect(plain.title.width == 272)
    #expect(led.title.width == 236)
    #expect(led.title.x == 52)
  }

  @Test("A two-line title is 80 closed and 126 open")
  func twoLineTitle() {
    let row = row("One\nTwo")
    #expect(row.layout(.default, measuredBy: measure).height == 80)
    #expect(row.layout(.active, measuredBy: measure).height == 126)
  }

  @Test("The hit area is the whole closed row, and the title's part of the open one")
  func target() {
    #expect(row().layout(.default, measuredBy: measure).target.height == 56)
    #expect(row().layout(.active, measuredBy: measure).target.height == 56)
    #expect(row().layout(.active, measuredBy: measure).height == 102)
  }

  @Test("Right to left, everything is mirrored inside the same row")
  func mirrored() {
    let layout = row(icon: .lock).layout(
      .active, direction: .rightToLeft, measuredBy: measure)
    #expect(layout.chevron.x == 16)
    #expect(layout.icon?.maxX == 324)
    #expect(layout.title.maxX == 288)
    #expect(layout.height == 102)
  }

  @Test("An open row without a description stays as high as a closed one")
  func emptyDescription() {
    let row = AccordionRow(id: "a", description: "")
    #expect(row.layout(.active, measuredBy: measure).height == 56)
  }

  @Test("A stack puts row under row")
  func stack() {
    let accordion = Accordion(rows: [row(), AccordionRow(id: "b")])
    let layout = StackLayout(
      accordion, states: [.active, .default], spacing: 10, measuredBy: measure)
    #expect(layout.tops == [0, 112])
    #expect(layout.height == 168)
    #expect(layout.frame(of: .header, row: 1) == Rect(x: 0, y: 112, width: 340, height: 56))
    #expect(layout.frame(of: .description, row: 0)?.y == 46)
    #expect(layout.frame(of: .description, row: 1) == nil)
  }
}

/// How heights grow with the text sizes of both systems.
@Suite struct TextScaleTests {
  private let measure = InterWidths()

  @Test(
    "iOS sizes follow the body text",
    arguments: zip(
      ContentSize.allCases, [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]))
  func iosSizes(size: ContentSize, body: Double) {
    #expect(size.bodySize == body)
    #expect(TextScale.ios(size).size(of: .title) == 16 * body / 17)
  }

  @Test(
    "Android sizes are not linear from 1.03",
    arguments: [
      (0.85, 13.6, 11.9), (1, 16, 14), (1.15, 18.1, 16.4), (1.3, 20.2, 18.8), (1.5, 23, 22),
      (1.8, 26, 24.4), (2.0, 28, 26),
    ])
  func androidSizes(scale: Double, title: Double, description: Double) {
    #expect(abs(TextScale.android(scale).size(of: .title) - title) < 1e-9)
    #expect(abs(TextScale.android(scale).size(of: .description) - description) < 1e-9)
  }

  @Test("Between two steps of Android's scale the size lies between theirs")
  func androidBetween() {
    let size = TextScale.android(1.65).size(of: .title)
    #expect(abs(size - 24.5) < 1e-9)
    #expect(TextScale.android(1.02).size(of: .title) == 16 * 1.02)
  }

  @Test(
    "Heights are minima: smaller text leaves 56, larger text grows the row",
    arguments: ContentSize.allCases)
  func heights(size: ContentSize) {
    let scale = TextScale.ios(size)
    let row = AccordionRow(id: "a", title: "Q", description: "A")
    let line = 24 * size.factor
    let closed = row.layout(.default, scale: scale, measuredBy: measure)
    #expect(abs(closed.height - max(56, 32 + line)) < 1e-9)
    let open = row.layout(.active, scale: scale, measuredBy: measure)
    #expect(abs(open.height - closed.height - 6 - 20 * size.factor) < 1e-9)
  }

  @Test("Larger text wraps the default title only where it no longer fits")
  func wraps() {
    let row = AccordionRow(id: "a", icon: .bell)
    #expect(row.layout(.default, scale: .ios(.xxxLarge), measuredBy: measure).titleLines == 1)
    #expect(
      row.layout(.default, scale: .ios(.accessibility3), measuredBy: measure).titleLines == 2)
  }

  @Test("A text size that is not there is answered with the nearest")
  func unknownSize() {
    #expect(throws: UnknownName(kind: "text size", name: "AX6", among: ["AX1"])) {
      try ContentSize(named: "AX6")
    }
  }
}

/// The widths of Inter that stand in where no font is at hand.
@Suite struct InterWidthsTests {
  private let measure = InterWidths()

  @Test("The default title is 132 wide, and the long question 250")
  func widths() {
    #expect(Int(measure.width(of: "Title of accordion", size: 16)) == 132)
    #expect(Int(measure.width(of: "When should I use an Accordion?", size: 16)) == 250)
  }

  @Test("The default description takes two lines in both columns", arguments: [236.0, 272.0])
  func lines(column: Double) {
    let text = ComponentProperty.defaultDescription
    #expect(measure.lines(of: text, size: 14, width: column) == 2)
  }

  @Test("About 32 characters fit beside the icon, and 37 without it")
  func capacity() {
    let text = "Can I change the address of my order later on?"
    let fit = { (column: Double) in
      (1...text.count).last {
        measure.lines(of: String(text.prefix($0)), size: 16, width: column) == 1
      }
    }
    #expect(fit(236).map { (28...34).contains($0) } == true)
    #expect(fit(272).map { (32...39).contains($0) } == true)
  }

  @Test("A word longer than the column is broken; line breaks and empty text count")
  func odd() {
    #expect(measure.lines(of: "", size: 16, width: 100) == 1)
    #expect(measure.lines(of: "a\n\nb", size: 16, width: 100) == 3)
    #expect(measure.lines(of: String(repeating: "m", count: 40), size: 16, width: 236) == 3)
    #expect(measure.lines(of: "m", size: 16, width: 1) == 1)
    #expect(measure.width(of: "標題", size: 16) == 32)
  }
}
