import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct TalkBackControlTests {
  @Test func theControlsFollowEachOtherInTalkBacksOrder() throws {
    var reader = try TalkBack([label("A")])
    let order = [
      "Words", "Lines", "Paragraphs", "Headings", "Controls", "Links", "Speech rate", "Characters",
    ]
    #expect(order.flatMap { _ in reader.hear(.nextControl) } == order)
    #expect(order.flatMap { _ in reader.hear(.previousControl) }.last == "Characters")
  }

  @Test func aChosenControlSaysHowItIsUsed() throws {
    var reader = try TalkBack([label("A")])
    let reaction = reader.perform(.chooseControl(.headings), at: 0)
    #expect(reaction.heard == ["Headings"])
    #expect(reaction.hint?.text == "swipe up or swipe down to read by headings")
    #expect(reader.readingControl == .headings)
    #expect(
      reader.perform(.chooseControl(.speechRate), at: 0).hint?.text
        == "swipe up or swipe down to adjust the setting")
  }

  @Test func withoutHintsOnlyTheNameIsSaid() throws {
    var reader = try TalkBack([label("A")]) { $0.usageHints = false }
    let reaction = reader.perform(.chooseControl(.words), at: 0)
    #expect(reaction.heard == ["Words"] && reaction.hint == nil)
  }

  @Test func whatIsNotOfferedCannotBeChosen() throws {
    var reader = try TalkBack([label("A")])
    #expect(reader.perform(.chooseControl(.actions), at: 0).outputs.isEmpty)
    #expect(reader.perform(.chooseControl(.images), at: 0).outputs.isEmpty)
    #expect(reader.readingControl == .characters)
  }

  // MARK: Headings, controls, links, containers

  private func page() throws -> TalkBack {
    try TalkBack([
      node("H1", "android.widget.TextView", .heading, text: "H1"), label("P"), button("B"),
      node("H2", "android.widget.TextView", .heading, text: "H2"),
    ])
  }

  @Test func headingsAreGoneThroughAndRunOut() throws {
    var reader = try page()
    _ = reader.hear(.swipeRight, .chooseControl(.headings))
    #expect(reader.hear(.swipeDown) == ["H2, Heading"])
    let end = reader.perform(.swipeDown, at: 0)
    #expect(end.heard == ["No next heading"] && end.earcons == [.complete])
    #expect(end.utterances.first?.queueing == .uninterruptible)
    #expect(reader.hear(.swipeDown) == ["H1, Heading"])
    #expect(reader.hear(.swipeUp) == ["No previous heading"])
  }

  @Test(arguments: [
    (NavigationControl.controls, ["B, Button"]), (.links, ["No next link"]),
    (.containers, ["No next container"]), (.default, ["P"]),
  ])
  func eachControlLooksForItsOwn(_ control: NavigationControl, _ heard: [String]) throws {
    var reader = try page()
    _ = reader.hear(.swipeRight, .chooseControl(control))
    #expect(reader.hear(.swipeDown) == heard)
  }

  @Test func goingByHeadingsKeepsTheControlOnHeadings() throws {
    var row = node("row", "android.widget.TextView", [.heading, .clickable], text: "Row")
    row.element.actions = [AndroidAction(.expand)]
    var reader = try TalkBack([label("P"), row])
    _ = reader.hear(.swipeRight, .chooseControl(.headings), .swipeDown)
    #expect(reader.focus == "row" && reader.readingControl == .headings)
  }

  // MARK: Text

  @Test func textIsReadByCharacterAndGoesOnInTheNextItem() throws {
    var reader = try TalkBack([label("Hi!"), label("B")])
    _ = reader.hear(.swipeRight)
    #expect(
      reader.hear(.swipeDown, .swipeDown, .swipeDown, .swipeDown)
        == ["H", "i", "Exclamation mark", "B"])
    #expect(reader.focus == "B")
    #expect(reader.perform(.swipeDown, at: 0).earcons == [.complete])
    #expect(reader.hear(.swipeUp) == ["Exclamation mark"])
  }

  @Test func textIsReadByWordAndParagraph() throws {
    var reader = try TalkBack([label("Don't wait,\nsign up")])
    _ = reader.hear(.swipeRight, .chooseControl(.words))
    #expect(reader.hear(.swipeDown, .swipeDown, .swipeDown) == ["Don't", "wait", "sign"])
    #expect(reader.hear(.swipeUp) == ["wait"])
    _ = reader.hear(.swipeLeft, .swipeLeft, .chooseControl(.paragraphs))
    #expect(reader.hear(.swipeDown, .swipeDown) == ["Don't wait,", "sign up"])
  }

  // MARK: Adjusting

  @Test func aSliderIsAdjustedBySwipesUpAndDown() throws {
    let slider = node("slider", "android.widget.SeekBar", .focusable) {
      $0.rangeInfo = RangeInfo(kind: .percent, min: 0, max: 100, current: 40)
      $0.actions = [AndroidAction(.scrollForward), AndroidAction(.scrollBackward)]
    }
    var reader = try TalkBack([slider, label("A")])
    let reaction = reader.perform(.swipeRight, at: 0)
    #expect(reaction.heard == ["40.0 percent, Slider"])
    #expect(reaction.hint?.text == "\"Swipe up\" or \"Swipe down\" to adjust")
    #expect(reader.readingControl == .adjustableWidget)
    #expect(reader.perform(.swipeUp, at: 0).commands == [.increment(node: "slider")])
    #expect(reader.perform(.swipeDown, at: 0).commands == [.decrement(node: "slider")])
    _ = reader.hear(.swipeRight)
    #expect(reader.readingControl == .characters)
  }

  @Test func theSpeechRateMovesByATenthWithinItsBounds() throws {
    var reader = try TalkBack([label("A")])
    _ = reader.hear(.chooseControl(.speechRate))
    let faster = reader.perform(.swipeUp, at: 0)
    #expect(faster.heard == ["Speech rate 110%"])
    #expect(
      faster.hint?.text == "swipe left with 3 fingers or swipe right with 3 fingers to select"
        + " a different setting")
    let slowest = (0..<20).map { _ in reader.hear(.swipeDown) }.last
    #expect(slowest == ["Speech rate 10%"])
  }
}
