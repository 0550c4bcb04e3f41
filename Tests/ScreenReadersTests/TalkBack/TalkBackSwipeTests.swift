import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct TalkBackSwipeTests {
  @Test func aSwipeStopsAtTheEndAndTheNextOneGoesRound() throws {
    var reader = try TalkBack([button("A"), button("B")])
    #expect(reader.places(.swipeRight, .swipeRight) == ["A", "B"])
    let end = reader.perform(.swipeRight, at: 0)
    #expect(end.earcons == [.complete] && end.heard.isEmpty && reader.focus == "B")
    #expect(reader.places(.swipeRight) == ["A"])
    #expect(reader.perform(.swipeLeft, at: 0).earcons == [.complete])
    #expect(reader.places(.swipeLeft) == ["B"])
  }

  @Test func turningBackAtTheEndForgetsTheWayRound() throws {
    var reader = try TalkBack([button("A"), button("B")])
    _ = reader.places(.swipeRight, .swipeRight, .swipeRight, .swipeLeft)
    #expect(reader.focus == "A")
    #expect(reader.places(.swipeRight, .swipeRight) == ["B", "B"])
  }

  @Test func aSwipeBackwardsFromNowhereComesToTheLastStop() throws {
    var reader = try TalkBack([button("A"), button("B")])
    #expect(reader.places(.swipeLeft) == ["B"])
  }

  @Test func whatIsFoldedIntoARowIsNoStop() throws {
    let row = node(
      "row", "android.widget.LinearLayout", .clickable, children: [label("Title"), label("More")])
    var reader = try TalkBack([row, label("Note")])
    #expect(reader.hear(.swipeRight, .swipeRight) == ["Title, More", "Note"])
    #expect(reader.stops() == ["row", "Note"])
  }

  /// AccessibilityNodeInfoUtils.java and WebInterfaceUtils.java: what is scrolled away in a page
  /// is a stop as long as the page's view is visible, and a heading there is not called one.
  @Test(arguments: [(true, ["Title"]), (false, [])])
  func whatIsInAWebPageIsAStopWhileThePageIsVisible(_ isVisible: Bool, _ stops: [String]) throws {
    let title = label("Title") {
      $0.flags.remove(.visibleToUser)
      $0.flags.insert(.heading)
      $0.actions = [AndroidAction(.nextHTMLElement), AndroidAction(.expand)]
    }
    let page = node("page", "android.webkit.WebView", children: [title]) {
      if !isVisible { $0.flags.remove(.visibleToUser) }
    }
    var reader = try TalkBack([page])
    #expect(reader.stops() == stops)
    guard isVisible else { return }
    let reaction = reader.perform(.swipeRight, at: 0)
    #expect(reaction.heard == ["collapsed, Title"] && reaction.earcons == [.focus])
  }

  @Test func aScreenWithNothingToSayHasOnlyItsEdge() throws {
    var reader = try TalkBack([group("empty", [])])
    let reaction = reader.perform(.swipeRight, at: 0)
    #expect(reaction.earcons == [.complete] && reader.focus == nil)
  }

  @Test(arguments: [
    ("before", ["C", "A", "B"]), ("after", ["B", "C", "A"]), ("none", ["A", "B", "C"]),
    ("loop", ["A", "B", "C"]),
  ])
  func anAppMayMoveANodeInTheOrder(_ request: String, _ order: [String]) throws {
    let reader = try TalkBack([
      button("A") { $0.traversalAfter = request == "after" ? "C" : nil }, button("B"),
      button("C") {
        $0.traversalBefore = request == "before" ? "A" : request == "loop" ? "C" : nil
      },
    ])
    #expect(reader.stops() == order)
  }

  @Test func aGroupMovesBehindWhatLiesAboveItsContent() throws {
    func at(_ y: Double, _ height: Double) -> Rect { Rect(x: 0, y: y, width: 100, height: height) }
    var tall = group("tall", [button("Below") { $0.bounds = at(300, 50) }])
    tall.element.bounds = at(0, 400)
    var reader = try TalkBack([tall, button("Above") { $0.bounds = at(100, 50) }])
    #expect(reader.stops() == ["Above", "Below"])
    #expect(reader.places(.swipeRight, .swipeRight, .swipeLeft) == ["Above", "Below", "Above"])
  }

  @Test func windowsFollowEachOther() throws {
    let screen = AndroidScreen(
      tree: FlatTree([group("app", [button("A")]), group("keyboard", [button("Q")])]),
      windows: [
        AndroidWindow(id: 1, title: "Shop"),
        AndroidWindow(id: 2, title: "Keyboard", kind: .inputMethod),
      ])
    var reader = try TalkBack(screen: screen)
    #expect(reader.hear(.swipeRight, .swipeRight) == ["A, Button", "Q, Button, Window Keyboard"])
  }

  // MARK: Scrolling

  @Test func aListIsScrolledBeforeASwipeLeavesIt() throws {
    var reader = try TalkBack([
      list("list", [button("A"), button("B")], [.scrollForward]), button("C"),
    ])
    #expect(reader.hear(.swipeRight, .swipeRight) == ["A, Button, In list", "B, Button"])
    #expect(
      reader.perform(.swipeRight, at: 0).commands == [.perform(.scrollForward, node: "list")])
    #expect(reader.focus == "B")
    _ = reader.apply([.insert(button("New"), below: "list", after: "B")], at: 10)
    #expect(reader.hear(AndroidEvent(.viewScrolled, source: "list"), at: 20) == ["New, Button"])
    #expect(reader.focus == "New")
  }

  @Test func aListThatDoesNotScrollIsLeftByTheNextSwipe() throws {
    var reader = try TalkBack([list("list", [button("A")], [.scrollForward]), button("B")])
    #expect(reader.places(.swipeRight, .swipeRight, .swipeRight) == ["A", "A", "B"])
  }

  @Test func theWayInAndOutOfWhatScrollsIsHeardAsChimes() throws {
    var reader = try TalkBack([list("list", [button("A")], [.scrollBackward]), button("B")])
    #expect(reader.perform(.swipeRight, at: 0).earcons == [.chimeUp])
    #expect(reader.perform(.swipeRight, at: 0).earcons == [.chimeDown])
  }

  // MARK: Changes

  @Test func theCursorStaysOnItsNodeThroughChangesAroundIt() throws {
    var reader = try TalkBack([button("A"), button("B")])
    _ = reader.places(.swipeRight, .swipeRight)
    let changes: [TreeChange<AndroidNode>] = [
      .insert(button("New"), below: "screen", after: "A"), .remove(id: "A"),
    ]
    #expect(reader.apply(changes, at: 0).outputs.isEmpty)
    #expect(reader.focus == "B" && reader.stops() == ["New", "B"])
    #expect(reader.places(.swipeLeft) == ["New"])
  }

  @Test func theCursorIsLostWithItsNode() throws {
    var reader = try TalkBack([button("A"), button("B")])
    _ = reader.places(.swipeRight)
    _ = reader.apply([.remove(id: "A")], at: 0)
    #expect(reader.focus == nil)
    #expect(reader.places(.swipeRight) == ["B"])
  }

  @Test func boundsThatArriveLaterChangeTheOrder() throws {
    func at(_ y: Double, _ height: Double) -> Rect { Rect(x: 0, y: y, width: 100, height: height) }
    var reader = try TalkBack([
      group("tall", [button("Below")]), button("Above") { $0.bounds = at(100, 50) },
    ])
    #expect(reader.places(.swipeRight) == ["Below"])
    var tall = try #require(reader.node("tall"))
    var below = try #require(reader.node("Below"))
    tall.bounds = at(0, 400)
    below.bounds = at(300, 50)
    _ = reader.apply([.update(tall), .update(below)], at: 0)
    #expect(reader.places(.swipeLeft) == ["Above"])
  }
}
