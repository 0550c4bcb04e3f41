import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct TalkBackEventTests {
  private func row(_ action: AndroidAction.Kind) -> AndroidNode {
    button("Row") { $0.actions = [AndroidAction(action)] }.element
  }

  // MARK: Clicks

  @Test func onlyAClickIsKeptBack() throws {
    let reader = try TalkBack([])
    for kind in AndroidEvent.Kind.allCases {
      let delay = reader.processingDelay(of: AndroidEvent(kind, source: nil))
      #expect(delay == (kind == .viewClicked ? 150 : 0), "\(kind)")
    }
  }

  @Test(arguments: [(true, "expanded"), (false, "collapsed")])
  func aClickSaysTheStateThatIsThereWhenItIsLookedAt(_ hasChanged: Bool, _ heard: String) throws {
    var reader = try TalkBack([Subtree(row(.expand))])
    _ = reader.hear(.swipeRight)
    if hasChanged { _ = reader.apply([.update(row(.collapse))], at: 100) }
    let reaction = reader.handle(AndroidEvent(.viewClicked, source: "Row"), at: 150)
    #expect(reaction.heard == [heard] && reaction.earcons == [.tick])
    let said = try #require(reaction.utterances.first)
    #expect(said.queueing == .queue && said.skipsDuplicates && said.haptic == .clicked)
    #expect(said.purpose == .change)
  }

  @Test func aClickOnAChildOrOnNobodyIsATickAlone() throws {
    var reader = try TalkBack([Subtree(row(.expand), [label("Inner")])])
    for source in ["Inner", nil] {
      let reaction = reader.handle(AndroidEvent(.viewClicked, source: source), at: 0)
      #expect(reaction.heard.isEmpty && reaction.earcons == [.tick])
    }
  }

  @Test(arguments: [
    ("android.widget.Switch", CheckedState.checked, "on"),
    ("android.widget.Switch", .unchecked, "off"), ("android.widget.CheckBox", .checked, "checked"),
    ("android.widget.CheckBox", .unchecked, "not checked"),
  ])
  func aClickSaysWhetherItIsChecked(
    _ className: String, _ state: CheckedState, _ heard: String
  ) throws {
    let box = node("box", className, [.checkable, .clickable], text: "Box") { $0.checked = state }
    var reader = try TalkBack([box])
    #expect(reader.hear(AndroidEvent(.viewClicked, source: "box")) == [heard])
  }

  @Test func aLongClickIsHeardAndFelt() throws {
    var reader = try TalkBack([button("A")])
    let reaction = reader.handle(AndroidEvent(.viewLongClicked, source: "A"), at: 0)
    #expect(reaction.earcons == [.longClicked] && reaction.heard.isEmpty)
  }

  // MARK: Changed content

  private func changed(_ id: String, _ changes: ContentChanges) -> AndroidEvent {
    AndroidEvent(.windowContentChanged, source: id, changes: changes)
  }

  @Test func swappedActionsAreNeverAnnounced() throws {
    var reader = try TalkBack([Subtree(row(.expand))])
    _ = reader.hear(.swipeRight)
    _ = reader.apply([.update(row(.collapse))], at: 0)
    let types: [ContentChanges] = [
      [], .subtree, .stateDescription, .contentDescription, .expanded, .checked, .contentInvalid,
      .paneAppeared,
    ]
    for type in types { #expect(reader.hear(changed("Row", type)).isEmpty, "\(type)") }
  }

  @Test(arguments: [
    (LiveRegion.polite, Queueing.queue), (.assertive, .interrupt),
  ])
  func aLiveRegionIsDescribedWhole(_ region: LiveRegion, _ queueing: Queueing) throws {
    let live = node("live", "android.widget.LinearLayout", children: [button("A"), label("B")]) {
      $0.liveRegion = region
    }
    var reader = try TalkBack([live])
    let said = reader.handle(changed("live", .subtree), at: 0).utterances
    #expect(said.map(\.text) == ["A, Button, B"])
    #expect(said.map(\.queueing) == [queueing] && said.map(\.purpose) == [.liveRegion])
  }

  @Test func aChangedStateIsSaidUnderTheCursorOnly() throws {
    var reader = try TalkBack([button("A") { $0.stateDescription = "3 items" }, label("B")])
    let event = changed("A", .stateDescription)
    #expect(reader.hear(event).isEmpty)
    _ = reader.hear(.swipeRight)
    #expect(reader.hear(event) == ["3 items"])
  }

  @Test func theStateOfWhatTalkBackActedOnIsSaidFromElsewhere() throws {
    let row = button("Row") {
      $0.stateDescription = "Open"
      $0.actions = [AndroidAction(.expand)]
    }
    var reader = try TalkBack([row, label("B")])
    func acted(at time: Int, heardAt: Int) -> [String] {
      _ = reader.perform(.touch(node: "Row"), at: time)
      _ = reader.perform(.action(named: "Expand"), at: time)
      _ = reader.perform(.touch(node: "B"), at: time)
      return reader.hear(changed("Row", .stateDescription), at: heardAt)
    }
    #expect(acted(at: 0, heardAt: 500) == ["Open"])
    #expect(reader.hear(changed("Row", .stateDescription), at: 500).isEmpty)
    #expect(acted(at: 1000, heardAt: 1501).isEmpty)
  }

  @Test(arguments: [
    (1000, true, [true, false, true]), (0, true, [true, true, true]),
    (0, false, [true, false, false]),
  ])
  func aNodeIsAnnouncedNoMoreOftenThanItAsks(
    _ least: Int, _ isFrequent: Bool, _ said: [Bool]
  ) throws {
    let live = label("Live") {
      $0.liveRegion = .polite
      $0.minimumDurationBetweenContentChanges = least
    }
    var reader = try TalkBack([live]) { $0.frequentAnnouncements = isFrequent }
    let times = [0, 999, 1000]
    #expect(times.map { !reader.hear(changed("Live", .text), at: $0).isEmpty } == said)
  }

  // MARK: Announcements

  @Test(arguments: [
    ("Saved", Queueing.uninterruptibleCanIgnoreInterrupts),
    ("123456789012345678901234567890", .uninterruptibleCanIgnoreInterrupts),
    ("1234567890123456789012345678901", .queue),
  ])
  func aShortAnnouncementIsHeardOut(_ text: String, _ queueing: Queueing) throws {
    var reader = try TalkBack([])
    var event = AndroidEvent(.announcement, source: nil)
    event.text = [text]
    let said = try #require(reader.handle(event, at: 0).utterances.first)
    #expect(said.text == text && said.queueing == queueing && said.haptic == .notification)
  }

  @Test func aToastIsSaidAndAnotherNotificationIsNot() throws {
    var reader = try TalkBack([])
    var event = AndroidEvent(.notificationStateChanged, source: nil)
    event.text = ["Saved"]
    #expect(reader.hear(event).isEmpty)
    event.className = "android.widget.Toast$TN"
    #expect(reader.hear(event) == ["Saved"])
  }

  // MARK: Focus

  /// EventTypeViewAccessibilityFocusedFeedbackRule.java: before "Unlabelled", and where the node
  /// and what folds into it say nothing.
  @Test(arguments: [("bare", "Event"), ("holder", "Event"), ("named", "Named, Button")])
  func aNodeWithoutTextIsSpokenByTheEvent(_ node: String, _ heard: String) throws {
    var bare = AndroidNode(id: "bare", className: "android.view.View")
    bare.flags.insert(.clickable)
    var holder = group("holder", [button("Inner")])
    holder.element.flags.insert(.focusable)
    var named = button("Named")
    named.element.id = "named"
    var reader = try TalkBack([Subtree(bare), holder, named])
    var event = AndroidEvent(.accessibilityFocused, source: node)
    event.text = ["Event"]
    #expect(reader.handle(event, at: 0).heard == [heard] && reader.focus == node)
  }

  // MARK: Windows

  @Test func aNewWindowSaysItsTitleAndTakesTheCursor() throws {
    let screen = AndroidScreen(
      group("screen", [button("A")]), window: AndroidWindow(id: 1, title: "Shop"))
    var reader = try TalkBack(screen: screen, isWindowKnown: false)
    let reaction = reader.handle(AndroidEvent(.windowStateChanged, source: "screen"), at: 0)
    #expect(reaction.heard == ["Shop", "A, Button"] && reader.focus == "A")
    #expect(reaction.utterances.map(\.delay) == [550, 550])
    #expect(reaction.utterances.map(\.queueing) == [.uninterruptible, .queue])
  }

  @Test func aPaneSaysItsTitleAndLeavesTheCursorAlone() throws {
    var pane = group("pane", [button("B")])
    pane.element.paneTitle = "Filter"
    var reader = try TalkBack([button("A"), pane])
    _ = reader.hear(.swipeRight)
    #expect(reader.hear(AndroidEvent(.windowStateChanged, source: "pane")) == ["Filter"])
    #expect(reader.focus == "A")
  }

  /// EventTypeWindowStateChangedFeedbackRule.java; the title of a window comes from elsewhere.
  @Test(arguments: [
    ("androidx.drawerlayout.widget.DrawerLayout", "Filter menu", Queueing.interrupt),
    ("android.widget.SlidingDrawer", "Sliding drawer opened", .interrupt),
    ("com.android.internal.view.menu.IconMenuView", "Options", .uninterruptible),
  ])
  func aDrawerSaysThatItOpens(_ name: String, _ text: String, _ queueing: Queueing) throws {
    var reader = try TalkBack([button("A")])
    var event = AndroidEvent(.windowStateChanged, source: "screen")
    event.className = name
    event.text = ["Filter"]
    let said = try #require(reader.compose(event, at: 0).utterances.first)
    #expect(said.text == text && said.queueing == queueing)
    event.className = "android.app.AlertDialog"
    #expect(reader.compose(event, at: 0).utterances.isEmpty)
  }

  @Test(arguments: [(199, 0), (200, 1)])
  func whatAWindowSetsOffByItselfIsNotSaid(_ time: Int, _ count: Int) throws {
    var reader = try TalkBack([button("A")])
    _ = reader.hear(AndroidEvent(.windowStateChanged, source: "screen"))
    var event = AndroidEvent(.viewFocused, source: "A")
    event.text = ["A"]
    #expect(reader.hear(event, at: time).count == count)
  }

  @Test(arguments: [("A", 199, 0), ("A", 200, 1), ("B", 199, 1), ("screen", 199, 0)])
  func aSelectionRightAfterTheInputFocusIsNotSaid(
    _ source: String, _ time: Int, _ count: Int
  ) throws {
    var reader = try TalkBack([button("A"), button("B")])
    var focused = AndroidEvent(.viewFocused, source: "A")
    focused.text = ["A"]
    #expect(reader.hear(focused) == ["A"])
    var selected = AndroidEvent(.viewSelected, source: source)
    selected.text = ["chosen"]
    #expect(reader.hear(selected, at: time).count == count)
  }

  // MARK: Scrolling

  private func scrolled(_ id: String, _ first: Int, _ last: Int?, of count: Int) -> AndroidEvent {
    var event = AndroidEvent(.viewScrolled, source: id)
    event.scroll = ScrolledItems(first: first, last: last, count: count)
    return event
  }

  @Test(arguments: [
    (4, 8, 20, ["Showing items 5 to 9 of 20."]), (4, 4, 20, ["Showing item 5 of 20."]),
    (4, 20, 20, ["Showing item 5 of 20."]), (-1, 3, 20, []), (0, 0, 0, []), (30, 31, 20, []),
  ])
  func aScrollGestureSaysWhatCameIntoView(
    _ first: Int, _ last: Int, _ count: Int, _ heard: [String]
  ) throws {
    var reader = try TalkBack([list("list", [button("A")], [.scrollForward])])
    _ = reader.hear(.swipeRight)
    #expect(reader.perform(.scroll(.down), at: 0).commands == [.scroll(.down, node: "list")])
    let event = scrolled("list", first, last, of: count)
    let said = reader.handle(event, at: 300).utterances
    #expect(said.map(\.text) == heard && said.allSatisfy { $0.delay == 1000 })
    #expect(reader.hear(event, at: 400).isEmpty)
  }

  @Test func aListThatScrollsByItselfIsSilentAndAPagerIsNot() throws {
    let pager = node("pager", "androidx.viewpager.widget.ViewPager", children: [label("Page")])
    var reader = try TalkBack([list("list", [button("A")]), pager])
    #expect(reader.hear(scrolled("list", 1, 2, of: 9)).isEmpty)
    #expect(reader.hear(scrolled("pager", 1, nil, of: 3)) == ["Page 2 of 3"])
  }
}
