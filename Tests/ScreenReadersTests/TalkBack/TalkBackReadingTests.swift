import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct TalkBackReadingTests {
  // MARK: Reading on

  @Test func readingGoesOnToTheEndOfTheScreen() throws {
    var reader = try TalkBack([button("A"), label("B")])
    let first = reader.perform(.readFromTop, at: 0)
    #expect(first.heard == ["A, Button"] && first.hint == nil && first.readsOn)
    let second = reader.continueReading(at: 10)
    #expect(second.heard == ["B"] && second.readsOn && reader.focus == "B")
    let end = reader.continueReading(at: 20)
    #expect(end.earcons == [.complete] && !end.readsOn)
    #expect(reader.continueReading(at: 30).outputs.isEmpty)
  }

  @Test func readingFromHereBeginsBehindTheCursor() throws {
    var reader = try TalkBack([button("A"), label("B")])
    _ = reader.hear(.swipeRight)
    #expect(reader.hear(.readFromHere) == ["B"])
  }

  @Test(arguments: [Gesture.swipeRight, .touch(node: "A"), .pauseSpeech, .doubleTap])
  func aGestureEndsReadingOn(_ gesture: Gesture) throws {
    var reader = try TalkBack([button("A"), label("B"), label("C")])
    _ = reader.perform(.readFromTop, at: 0)
    _ = reader.perform(gesture, at: 5)
    #expect(reader.continueReading(at: 10).outputs.isEmpty)
  }

  // MARK: Touching

  private func room() throws -> TalkBack {
    func at(_ x: Double, _ y: Double, _ size: Double) -> Rect {
      Rect(x: x, y: y, width: size, height: size)
    }
    let row = node(
      "row", "android.widget.LinearLayout", .clickable,
      children: [
        label("Title") { $0.bounds = at(10, 10, 20) }
      ]
    ) { $0.bounds = at(0, 0, 100) }
    var hidden = button("Hidden") { $0.bounds = at(10, 10, 20) }
    hidden.element.flags.remove(.visibleToUser)
    return try TalkBack([row, hidden, label("Note") { $0.bounds = at(200, 200, 50) }])
  }

  @Test(arguments: [
    (Point(x: 15, y: 15), "row", ["Title"]), (Point(x: 90, y: 90), "row", ["Title"]),
    (Point(x: 210, y: 210), "Note", ["Note"]), (Point(x: 900, y: 900), nil, []),
  ])
  func aFingerFindsTheStopUnderIt(_ point: Point, _ place: String?, _ heard: [String]) throws {
    var reader = try room()
    let reaction = reader.perform(.touchPoint(point), at: 0)
    #expect(reaction.heard == heard && reader.focus == place)
    #expect(place != nil || reaction.earcons == [.viewEntered])
  }

  @Test func touchingAPartOfARowComesToTheRow() throws {
    var reader = try room()
    #expect(reader.hear(.touch(node: "Title")) == ["Title"])
    #expect(reader.focus == "row")
    #expect(reader.perform(.touch(node: "nobody"), at: 0).earcons == [.viewEntered])
    #expect(reader.focus == "row")
  }

  // MARK: Other gestures

  @Test func gesturesOfTheSystemAskTheAppForThem() throws {
    var reader = try TalkBack([button("A")])
    #expect(reader.perform(.escape, at: 0).commands == [.escape(node: nil)])
    #expect(reader.perform(.magicTap, at: 0).commands == [.magicTap(node: nil)])
    #expect(reader.perform(.doubleTap, at: 0).commands.isEmpty)
    #expect(reader.perform(.scroll(.up), at: 0).commands == [.scroll(.up, node: nil)])
  }

  // MARK: What is said of a node

  @Test func anAnnouncementMovesNothing() throws {
    let reader = try TalkBack([button("A") { $0.actions = [AndroidAction(.collapse)] }])
    let announcement = try #require(reader.announcement(for: "A"))
    #expect(announcement.parts.map(\.text) == ["expanded", "A", "Button"])
    #expect(announcement.parts.map(\.meaning) == [.expanded(.expanded), nil, .role(.button)])
    #expect(announcement.hint.first?.text == "Double-tap to activate")
    #expect(reader.focus == nil && reader.announcement(for: "nobody") == nil)
  }

  @Test func whereTheWordsComeFromIsKnownOfEachPart() throws {
    let reader = try TalkBack([button("A") { $0.actions = [AndroidAction(.expand)] }])
    let parts = try #require(reader.announcement(for: "A")).parts
    #expect(parts.map(\.origin.property) == [.actions, .text, .className])
    #expect(parts.map(\.origin.node) == ["A", "A", "A"])
    #expect(parts.map(\.origin.evidence) == [.platformSource, .platformSource, .platformSource])
  }
}

extension Reaction {
  fileprivate var readsOn: Bool {
    outputs.contains { if case .readOn = $0 { true } else { false } }
  }
}
