import PlatformTrees
import ScreenReaders
import Testing

@Suite struct VoiceOverContextTests {
  private func all(_ children: [Subtree<IOSElement>]) throws -> [String] {
    let reader = try VoiceOver(children)
    return reader.stops().map {
      VoiceOver.render(reader.announcement(for: $0)?.parts ?? [], as: .phrases)
    }
  }

  @Test func aListTellsItsFirstAndLast() throws {
    let three = try all([view("list", .list, [element("1"), element("2"), element("3")])])
    #expect(three == ["1. List Start.", "2", "3. List End."])
    #expect(try all([view("list", .list, [element("1")])]) == ["1. List Start."])
  }

  @Test func aLandmarkTellsItsFirstAndLastHoweverDeep() throws {
    let nested = view(
      "main", .landmark, [view("a", .semanticGroup, [element("1"), element("2")]), element("3")])
    #expect(try all([nested]) == ["1. Landmark.", "2", "3. End."])
  }

  @Test func tabsAndSegmentsAreCounted() throws {
    let tabs = view("bar", .tabBar, [element("A", .button), element("B", [.button, .selected])])
    #expect(try all([tabs]) == ["A. Tab. 1 of 2.", "Selected: B. Tab. 2 of 2."])
    let items = view("bar", .tabBar, [element("A", [.button, .tabBarItem])])
    #expect(try all([items]) == ["A. Tab. 1 of 1."])
    let segments = view("control", .series, [element("A", .button), element("B")])
    #expect(try all([segments]) == ["A. Button. 1 of 2.", "B 2 of 2."])
  }

  @Test func aTableCountsItsCells() throws {
    let table = view(
      "table", .dataTable(rows: 3, columns: 2),
      [
        element("Name", .header), element("Age", .header), element("Ada"), element("36"),
        element("Bo"), element("7"),
      ])
    #expect(
      try all([table]) == [
        "Name. Row 1. Column 1. Heading.", "Age. Column 2. Heading.", "Ada. Row 2. Column 1.",
        "Age. 36. Column 2.", "Name. Bo. Row 3. Column 1.", "Age. 7. Column 2.",
      ])
  }

  @Test func theElementsOwnContextWins() throws {
    var one = element("1")
    one.element.context = .series(index: 4, count: 9)
    #expect(try all([view("list", .list, [one, element("2")])]).first == "1 4 of 9.")
  }
}
