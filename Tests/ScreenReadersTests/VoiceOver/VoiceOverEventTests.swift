import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct VoiceOverEventTests {
  private func list() throws -> VoiceOver {
    try VoiceOver([
      element("a"), view("panel", .semanticGroup, [element("p"), element("q")]), element("b"),
    ])
  }

  @Test(arguments: [
    (IOSAnnouncement("x", priority: .low), Queueing.queue),
    (IOSAnnouncement("x"), .interrupt),
    (IOSAnnouncement("x", priority: .high), .interruptAndUninterruptible),
    (IOSAnnouncement("x", queues: true), .queue),
  ])
  func anAnnouncementQueuesByItsPriority(_ item: (IOSAnnouncement, Queueing)) throws {
    var reader = try list()
    let utterance = try #require(
      reader.handle(.announcement(item.0), at: 0).utterances.first)
    #expect(utterance.text == "x" && utterance.purpose == .announcement)
    #expect(utterance.queueing == item.1)
  }

  @Test func aScreenChangeGoesToTheElementGivenElseToTheFirst() throws {
    var reader = try list()
    reader.touch("b")
    let first = reader.handle(.screenChanged(focus: nil), at: 0)
    #expect(first.texts == ["a"] && first.sounds == [.screenChanged])
    #expect(reader.handle(.screenChanged(focus: "q"), at: 0).texts == ["q"])
    #expect(reader.handle(.screenChanged(focus: "panel"), at: 0).texts == ["p"])
  }

  @Test func aLayoutChangeMovesOnlyToAnElementGiven() throws {
    var reader = try list()
    reader.touch("a")
    #expect(reader.handle(.layoutChanged(focus: nil), at: 0).outputs.isEmpty)
    #expect(reader.handle(.layoutChanged(focus: "gone"), at: 0).outputs.isEmpty)
    _ = reader.perform(.swipeRight, at: 0)
    #expect(reader.handle(.layoutChanged(focus: "a"), at: 900).texts == ["a"])
    #expect(reader.focus == "a")
  }

  @Test func aScrolledPageIsToldAndTwiceTheSameIsTheBorder() throws {
    var reader = try list()
    let first = reader.handle(.pageScrolled("Page 2 of 2"), at: 0)
    #expect(first.texts == ["Page 2 of 2"] && first.sounds == [.pageScrolled])
    #expect(reader.handle(.pageScrolled("Page 2 of 2"), at: 0).sounds == [.boundary])
  }

  // MARK: The cursor while the screen changes

  @Test func aVanishedElementIsFollowedByWhatStandsInItsPlace() throws {
    var reader = try list()
    reader.touch("p")
    #expect(reader.apply([.remove(id: "p")], at: 0).texts == ["q"])
    #expect(reader.apply([.remove(id: "q")], at: 0).texts == ["b"])
    #expect(reader.apply([.remove(id: "b")], at: 0).texts == ["a"])
    let last = reader.apply([.remove(id: "a")], at: 0)
    #expect(last.texts.isEmpty && last.focus == [nil] && reader.focus == nil)
  }

  @Test func aPanelThatClosesAroundTheCursorLeavesItOnTheNext() throws {
    var reader = try list()
    reader.touch("q")
    #expect(reader.apply([.remove(id: "panel")], at: 0).texts == ["b"])
    reader = try list()
    reader.touch("q")
    var hidden = IOSElement(id: "panel", isElement: false)
    hidden.isHidden = true
    #expect(reader.apply([.update(hidden)], at: 0).texts == ["b"])
  }

  @Test func insertionsElsewhereLeaveTheCursor() throws {
    var reader = try list()
    reader.touch("a")
    let above = TreeChange.insert(element("new"), below: "screen", after: nil)
    let below = TreeChange.insert(element("row"), below: "screen", after: "a")
    #expect(reader.apply([above, below], at: 0).outputs.isEmpty)
    #expect(reader.focus == "a")
    #expect(reader.heard(.swipeRight) == ["row"])
    #expect(reader.stops() == ["new", "a", "row", "p", "q", "b"])
  }

  @Test func aRebuiltElementIsFoundAgainAndReadAnew() throws {
    var reader = try list()
    reader.touch("a")
    let changes: [TreeChange<IOSElement>] = [
      .remove(id: "a"), .insert(element("a", .button), below: "screen", after: nil),
    ]
    #expect(reader.apply(changes, at: 0).texts == ["a, button"])
    #expect(reader.focus == "a")
  }

  @Test func aReplacedPanelKeepsThePlaceOfTheCursor() throws {
    var reader = try list()
    reader.touch("q")
    let other = view("panel", .semanticGroup, [element("x"), element("y")])
    #expect(reader.apply([.replace(id: "panel", with: other)], at: 0).texts == ["y"])
  }

  @Test func aModalThatComesTakesTheCursor() throws {
    var reader = try list()
    reader.touch("a")
    var sheet = view("sheet", [element("OK", .button)])
    sheet.element.isModal = true
    let reaction = reader.apply([.insert(sheet, below: "screen", after: "b")], at: 0)
    #expect(reaction.texts == ["OK, button"] && reader.stops() == ["OK"])
  }
}
