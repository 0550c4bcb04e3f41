import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct TalkBackActionTests {
  private func row(_ actions: [AndroidAction]) -> Subtree<AndroidNode> {
    button("Row") { $0.actions = actions }
  }

  private let actions = [
    AndroidAction(.expand, label: "Show more"), AndroidAction(.custom, label: "Archive"),
    AndroidAction(.dismiss), AndroidAction(.scrollForward), AndroidAction(.custom),
  ]

  @Test func theMenuHoldsWhatTheNodeOffers() throws {
    let reader = try TalkBack([row(actions)])
    #expect(reader.menuActions(of: "Row").map(\.title) == ["Expand", "Archive", "Dismiss"])
    #expect(reader.menuActions(of: "nobody").isEmpty)
  }

  @Test func aChildOffersWhatTheRowAroundItDoes() throws {
    var outer = group("outer", [button("Inner")])
    outer.element.actions = [AndroidAction(.collapse)]
    let reader = try TalkBack([outer, label("Alone")])
    let offered = reader.menuActions(of: "Inner")
    #expect(offered.map(\.title) == ["Collapse"])
    #expect(offered.map(\.command) == [.perform(.collapse, node: "outer")])
    #expect(reader.menuActions(of: "Alone").isEmpty)
  }

  @Test func anEntryIsPerformedByItsName() throws {
    var reader = try TalkBack([row(actions)])
    _ = reader.hear(.swipeRight)
    func sent(_ name: String) -> [Command] {
      reader.perform(.action(named: name), at: 0).commands
    }
    #expect(sent("Expand") == [.perform(.expand, node: "Row")])
    #expect(sent("Archive") == [.customAction(name: "Archive", node: "Row")])
    #expect(sent("Show more").isEmpty)
  }

  @Test func theMenuOpensOnItsFirstEntry() throws {
    var reader = try TalkBack([row(actions), label("A")])
    #expect(reader.perform(.openActions, at: 0).outputs.isEmpty)
    _ = reader.hear(.swipeRight)
    #expect(reader.hear(.openActions) == ["Actions, Expand"])
    _ = reader.hear(.swipeRight)
    #expect(reader.perform(.openActions, at: 0).outputs.isEmpty)
  }

  @Test func theActionsControlTurnsThroughTheEntriesAndADoubleTapDoesThem() throws {
    var reader = try TalkBack([row(actions)])
    _ = reader.hear(.swipeRight)
    #expect(reader.readingControl == .actions)
    #expect(reader.perform(.doubleTap, at: 0).commands == [.activate(node: "Row")])
    #expect(
      reader.hear(.swipeDown, .swipeDown, .swipeDown, .swipeDown)
        == ["Expand", "Archive", "Dismiss", "Activate"])
    #expect(reader.hear(.swipeUp) == ["Dismiss"])
    #expect(reader.perform(.doubleTap, at: 0).commands == [.perform(.dismiss, node: "Row")])
  }

  @Test func theChosenActionIsForgottenWhereTheCursorGoes() throws {
    var reader = try TalkBack([row(actions), label("A")])
    _ = reader.hear(.swipeRight, .swipeDown, .swipeRight, .swipeLeft)
    #expect(reader.focus == "Row")
    #expect(reader.perform(.doubleTap, at: 0).commands == [.activate(node: "Row")])
  }

  @Test func withoutTheActionsControlTheMenuIsHintedAt() throws {
    var reader = try TalkBack([row(actions)]) { $0.showsActionsControl = false }
    let hint = reader.perform(.swipeRight, at: 0).hint
    #expect(reader.readingControl == .characters)
    #expect(
      hint?.text == "Double-tap to activate, Actions available, use Tap with 3 fingers to view")
  }

  @Test func aDoubleTapNeverExpandsByItself() throws {
    var reader = try TalkBack([label("A") { $0.actions = [AndroidAction(.expand)] }])
    _ = reader.hear(.swipeRight)
    #expect(reader.perform(.doubleTap, at: 0).commands == [.activate(node: "A")])
    #expect(reader.perform(.doubleTapAndHold, at: 0).commands == [.longPress(node: "A")])
  }

  // MARK: Open or shut

  @Test(arguments: [
    (TalkBackSettings.ExpandedStateSource.actions, ExpandedState.collapsed, "Row, Button"),
    (.actionsThenExpandedState, .collapsed, "collapsed, Row, Button"),
    (.actionsThenExpandedState, .expanded, "expanded, Row, Button"),
    (.actionsThenExpandedState, .partial, "partially expanded, Row, Button"),
  ])
  func aProfileMayAskTheExpandedStateOfAPI36(
    _ source: TalkBackSettings.ExpandedStateSource, _ state: ExpandedState, _ spoken: String
  ) throws {
    let row = button("Row") { $0.expandedState = state }
    var reader = try TalkBack([row]) { $0.expandedStateSource = source }
    #expect(reader.hear(.swipeRight) == [spoken])
  }

  @Test func theActionsDecideOverTheExpandedState() throws {
    let row = button("Row") {
      $0.expandedState = .expanded
      $0.actions = [AndroidAction(.expand)]
    }
    var reader = try TalkBack([row]) { $0.expandedStateSource = .actionsThenExpandedState }
    #expect(reader.hear(.swipeRight) == ["collapsed, Row, Button"])
  }
}
