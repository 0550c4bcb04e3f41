import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct VoiceOverGestureTests {
  private func faq(_ change: (inout VoiceOverSettings) -> Void = { _ in }) throws -> VoiceOver {
    try VoiceOver(
      [
        disclosure("states", .collapsed), disclosure("nest", .expanded), element("No."),
        element("Help", .link),
      ], change)
  }

  @Test func aSwipeSpeaksAndItsHintFollowsAfterThePause() throws {
    var reader = try faq()
    let reaction = reader.perform(.swipeRight, at: 0)
    #expect(reaction.texts == ["states, button, heading, collapsed"])
    #expect(reaction.focus == ["states"] && reader.focus == "states")
    #expect(reaction.sounds == [.focusMoved])
    guard case .hint(let hint, let pause)? = reaction.outputs.last else {
      Issue.record("no hint")
      return
    }
    #expect(hint.text == "Double tap to expand" && pause == 1120)
  }

  @Test func atTheEndThereIsASoundAndTheCursorStays() throws {
    var reader = try faq()
    reader.touch("Help")
    let reaction = reader.perform(.swipeRight, at: 0)
    #expect(reaction.sounds == [.boundary] && reaction.texts.isEmpty && reader.focus == "Help")
    reader.touch("states")
    #expect(reader.perform(.swipeLeft, at: 0).sounds == [.boundary])
  }

  @Test func hintsCanBeSwitchedOff() throws {
    var reader = try faq { $0.speaksHints = false }
    #expect(reader.perform(.swipeRight, at: 0).hint == nil)
  }

  @Test func readingOnLeavesHintsOutAndGoesToTheEnd() throws {
    var reader = try faq()
    var heard = reader.perform(.readFromTop, at: 0)
    #expect(heard.hint == nil)
    var texts = heard.texts
    for _ in 0..<10 {
      heard = reader.continueReading(at: 0)
      texts += heard.texts
    }
    #expect(
      texts == [
        "states, button, heading, collapsed", "nest, button, heading, expanded", "No.",
        "Help, link",
      ])
    reader.touch("No.")
    #expect(reader.heard(.readFromHere) == ["No."])
    _ = reader.perform(.pauseSpeech, at: 0)
    #expect(reader.continueReading(at: 0).outputs.isEmpty)
  }

  @Test func touchFindsTheStopThatHoldsTheNode() throws {
    var row = element("row", .button)
    row.children = [element("inner")]
    var reader = try VoiceOver([element("first"), row])
    #expect(reader.heard(.touch(node: "inner")) == ["row, button"])
    #expect(reader.perform(.touch(node: "nowhere"), at: 0).outputs.isEmpty)
  }

  @Test func touchAtAPointFindsWhatLiesThere() throws {
    var left = element("left")
    left.element.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    var right = element("right")
    right.element.frame = Rect(x: 50, y: 0, width: 50, height: 50)
    var reader = try VoiceOver([left, right])
    #expect(reader.heard(.touchPoint(Point(x: 60, y: 10))) == ["right"])
    #expect(reader.perform(.touchPoint(Point(x: 60, y: 90)), at: 0).outputs.isEmpty)
  }

  @Test func aDoubleTapGoesToTheElementUnlessItsPointLiesInAnotherControl() throws {
    var row = element("row", .button)
    row.element.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    row.element.activationPoint = Point(x: 90, y: 20)
    var reader = try VoiceOver([row])
    reader.touch("row")
    let plain = reader.perform(.doubleTap, at: 0)
    #expect(plain.commands == [.activate(node: "row")] && plain.sounds == [.activated])
    var inner = IOSElement(id: "switch", isElement: false)
    inner.traits = .switchButton
    inner.frame = Rect(x: 80, y: 0, width: 20, height: 40)
    row.children = [Subtree(inner)]
    reader = try VoiceOver([row])
    reader.touch("row")
    #expect(reader.perform(.doubleTap, at: 0).commands == [.activate(node: "switch")])
  }

  @Test func otherGesturesAreHandedToTheApp() throws {
    var reader = try faq()
    reader.touch("nest")
    #expect(reader.perform(.escape, at: 0).commands == [.escape(node: "nest")])
    #expect(reader.perform(.magicTap, at: 0).commands == [.magicTap(node: "nest")])
    #expect(reader.perform(.doubleTapAndHold, at: 0).commands == [.longPress(node: "nest")])
    #expect(reader.perform(.scroll(.up), at: 0).commands == [.scroll(.up, node: "nest")])
  }

  @Test func theItemChooserCounts() throws {
    var reader = try faq()
    #expect(reader.heard(.itemChooser) == ["Item Chooser, 4 items"])
  }

  @Test func aGroupsLabelIsHeardOnTheWayIn() throws {
    var reader = try VoiceOver([
      element("before"),
      view("group", .semanticGroup, label: "Billing", [element("one"), element("two")]),
    ])
    #expect(reader.heard(.swipeRight) == ["before"])
    #expect(reader.heard(.swipeRight) == ["Billing, one"])
    #expect(reader.heard(.swipeRight) == ["two"])
    reader.settings.speaksContainers = false
    reader.touch("before")
    #expect(reader.heard(.swipeRight) == ["one"])
  }

  @Test func noticesAreSpokenSoundedOrLeftOut() throws {
    var item = element("mail")
    item.element.customActions = ["Delete"]
    item.element.customContent = [CustomContent(label: "Size", value: "2 MB", isImportant: false)]
    var reader = try VoiceOver([item])
    #expect(
      reader.heard(.swipeRight) == ["mail, actions available, more content available"])
    reader.settings.actionsNotice = .sound
    reader.settings.contentNotice = .off
    let reaction = reader.perform(.touch(node: "mail"), at: 0)
    #expect(reaction.texts == ["mail"] && reaction.sounds == [.focusMoved, .alert])
  }
}
