import Accordions
import Semantics
import Testing

/// Each numbered fact of the design page about behaviour, variants and properties.
@Suite struct FactTests {
  @Test("Fact 1: the answer is hidden under the title until the row is tapped")
  func hidesUntilTapped() throws {
    let accordion = Accordion(rows: [AccordionRow(id: "a", title: "Q", description: "A")])
    var state = AccordionState(accordion)
    #expect(try description(of: accordion, state).isHidden)
    #expect(state.activate(row: 0) == [RowChange(row: 0, from: .default, to: .active)])
    #expect(try !description(of: accordion, state).isHidden)
  }

  @Test(
    "Fact 2: every variant has the description node, filled while closed, shown while open",
    arguments: Variant.all)
  func descriptionIsBound(variant: Variant) throws {
    var row = AccordionRow(id: "a", description: "Filled")
    row.icon = variant.hasIcon ? .circleQuestionMark : nil
    let text = try #require(row.tree(variant.state).children.last)
    #expect(text.id == "a.description")
    #expect(text.name == "Filled")
    #expect(text.isHidden == (variant.state != .active))
    let layout = row.layout(variant.state, measuredBy: InterWidths())
    #expect((layout.description == nil) == (variant.state != .active))
  }

  @Test("Fact 4: six variants, State by Icon, complete")
  func sixVariants() {
    #expect(Variant.all.count == 6)
    #expect(Set(Variant.all).count == 6)
    #expect(Set(Variant.all.map(\.state)) == [.default, .pressed, .active])
    #expect(Variant.all.first?.name == "State=Default, Icon=False")
  }

  @Test("Fact 5: Default is white with an inside edge and the xs shadow")
  func defaultStyle() {
    let style = RowStyle(.default)
    #expect(style.fill == .bgWhite0)
    #expect(style.edge == .borderSoft100)
    #expect(Metrics.edgeWidth == 1)
    #expect(style.shadow?.token == "dropShadow/xs")
    #expect(style.shadow?.drops.map(\.y) == [1, 4])
    #expect(style.shadow?.drops.map(\.blur) == [2, 4])
    #expect(style.shadow?.drops.map(\.opacity) == [0.04, 0.01])
  }

  @Test(
    "Facts 6 and 7: Pressed and Active are weak, flat and without an edge",
    arguments: [RowState.pressed, .active])
  func flatStyles(state: RowState) {
    let style = RowStyle(state)
    #expect(style.fill == .bgWeak50)
    #expect(style.edge == nil)
    #expect(style.shadow == nil)
    #expect(style.showsDescription == (state == .active))
    #expect(state.isOpen == (state == .active))
  }

  @Test("Fact 6: Pressed is still closed and still 56")
  func pressedHeight() {
    let row = AccordionRow(id: "a")
    #expect(row.layout(.pressed, measuredBy: InterWidths()).height == 56)
  }

  @Test("Fact 8: the radius is 24 in all states", arguments: RowState.allCases)
  func radius(state: RowState) {
    #expect(RowStyle(state).radius.rawValue == "dimensions/radius/2xl")
    #expect(RowStyle(state).radius.value(on: .ios) == 24)
    #expect(Metrics.radius == 24)
  }

  @Test("Fact 9: the chevron is swapped, not turned")
  func chevrons() {
    #expect(RowState.allCases.map { RowStyle($0).chevron } == [.down, .down, .up])
    #expect(Chevron.down.rawValue == "chevron-down")
    #expect(Chevron.up.rawValue == "chevron-up")
  }

  @Test("Fact 10: the chevron is soft in Default, and sub in Pressed and Active")
  func chevronColors() {
    #expect(
      RowState.allCases.map { RowStyle($0).chevronColor } == [.fgSoft500, .fgSub700, .fgSub700])
  }

  @Test("Fact 12: press and click go through the states; a cancelled press goes back")
  func transitions() {
    #expect(RowState.default.after(.press) == .pressed)
    #expect(RowState.pressed.after(.click) == .active)
    #expect(RowState.active.after(.click) == .default)
    #expect(RowState.pressed.after(.cancel) == .default)
    #expect(RowState.active.after(.press) == .active)
    #expect(RowState.default.after(.click) == .default)
    #expect(DimensionToken.motionDurationBase.value(on: .android) == 200)
    #expect(Metrics.transition == 200)
  }

  @Test("Fact 14: the leading icon is sub-700 in every state", arguments: RowState.allCases)
  func iconColor(state: RowState) {
    #expect(RowStyle(state).iconColor == .fgSub700)
  }

  @Test("Fact 15: five properties with their defaults, no more")
  func properties() {
    #expect(
      ComponentProperty.all.map(\.name) == [
        "State", "Icon", "Title", "Description", "Icon Swap",
      ])
    #expect(
      ComponentProperty.all.map(\.defaultValue) == [
        "Default", "False", "Title of accordion",
        "Body content that appears when the row expands.", "circle-question-mark",
      ])
    #expect(ComponentProperty.all.first?.kind == .variant(["Default", "Pressed", "Active"]))
    let fresh = AccordionRow(id: "a")
    #expect(fresh.title == "Title of accordion")
    #expect(fresh.description == "Body content that appears when the row expands.")
    #expect(fresh.icon == nil)
    #expect(!fresh.startsOpen)
  }

  @Test("Fact 16: title 16/24 and description 14/20")
  func typography() {
    #expect(TextStyle.title.size == 16)
    #expect(TextStyle.title.lineHeight == 24)
    #expect(TextStyle.description.size == 14)
    #expect(TextStyle.description.lineHeight == 20)
    #expect(RowStyle(.active).titleColor == .textStrong950)
    #expect(RowStyle(.active).descriptionColor == .textSub700)
  }

  @Test("Facts 18 and 19: the platforms' row heights and touch targets; 56 is above both")
  func platformMeasures() {
    #expect(DimensionToken.listRowMinHeight.value(on: .ios) == 44)
    #expect(DimensionToken.listRowMinHeight.value(on: .android) == 56)
    #expect(DimensionToken.minTouchTarget.value(on: .ios) == 44)
    #expect(DimensionToken.minTouchTarget.value(on: .android) == 48)
    for system in OperatingSystem.allCases {
      #expect(Metrics.minimumHeight > DimensionToken.minTouchTarget.value(on: system))
    }
  }

  @Test("Fact 20: the neutral row is a disclosure with its state", arguments: [false, true])
  func disclosure(isOpen: Bool) throws {
    let header = try #require(
      AccordionRow(id: "a", title: "Q").tree(RowState(isOpen: isOpen)).children.first)
    #expect(header.id == "a")
    #expect(header.role == .button)
    #expect(header.expanded == (isOpen ? .expanded : .collapsed))
    #expect(header.actions.contains(isOpen ? .collapse : .expand))
    #expect(header.opens == "a.description")
  }

  @Test("Fact 21: a title that wraps pushes the closed row past 56")
  func wrappingTitle() {
    var row = AccordionRow(id: "a", title: "When should I use an Accordion?")
    #expect(row.layout(.default, measuredBy: InterWidths()).height == 56)
    row.icon = .circleQuestionMark
    #expect(row.layout(.default, measuredBy: InterWidths()).titleLines == 2)
    #expect(row.layout(.default, measuredBy: InterWidths()).height == 80)
  }

  private func description(of accordion: Accordion, _ state: AccordionState) throws -> Node {
    let row = try #require(accordion.tree(state.rows).children.first)
    return try #require(row.children.last)
  }
}
