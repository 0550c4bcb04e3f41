import Accordions
import Semantics
import Testing

@testable import Drawing

@Suite struct CursorTests {
  private let stack: PlacedStack

  init() throws {
    let rows = [
      AccordionRow(id: "closed"), AccordionRow(id: "open", icon: .bell, startsOpen: true),
    ]
    stack = PlacedStack(
      ScreenPicture(Accordion(rows: rows)), at: Point(x: 24, y: 24), measuredBy: try TextMeasure())
  }

  @Test(arguments: [
    ("closed", Rect(x: 24, y: 24, width: 340, height: 56)),
    ("open", Rect(x: 24, y: 88, width: 340, height: 40)),
    ("open.row", Rect(x: 24, y: 88, width: 340, height: 102)),
    ("open.description", Rect(x: 72, y: 134, width: 244, height: 40)),
    ("open.icon", Rect(x: 40, y: 104, width: 24, height: 24)),
    ("open.chevron", Rect(x: 324, y: 104, width: 24, height: 24)),
  ])
  func ringFitsTheNode(node: String, frame: Rect) {
    #expect(stack.ring(around: node)?.rect == frame)
  }

  @Test(arguments: ["closed.description", "closed.icon", "nowhere", ""])
  func noRingAroundWhatIsNotShown(node: String) {
    #expect(stack.ring(around: node) == nil)
  }

  @Test func readersAreToldApart() throws {
    let measure = try TextMeasure()
    let pictures = Cursor.Reader.allCases.map { reader in
      var screen = ScreenPicture(Variant(.default))
      screen.cursor = Cursor(reader, on: "row")
      return screen.picture(in: measure).marks
    }
    #expect(pictures[0] != pictures[1])
  }
}
