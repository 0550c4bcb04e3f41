import PlatformTrees
import ScreenReaders
import Testing

/// What testers wrote that they heard, compared by words and order.
@Suite struct VoiceOverFieldReportTests {
  private func report(_ id: String) throws -> String {
    let item = try #require(VoiceOverData.fieldReports.first { $0.testDescription == id })
    return try #require(item.node.text(at: "heard"))
  }

  private func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .map { String($0).filter { $0 != "." } }.filter { !$0.isEmpty }
  }

  private func webButton(_ label: String, level: Int?, _ status: ExpandedStatus)
    -> Subtree<IOSElement>
  {
    var button = element("button", level == nil ? .button : [.button, .header], label: label)
    button.element.headingLevel = level
    button.element.expandedStatus = status
    return button
  }

  @Test func aWebDisclosureInAHeadingIsReadWithRoleLevelAndState() throws {
    let heard = try report("govuk-ios15-closed")
    let label = "Providing assisted digital support ... show this section"
    var reader = try VoiceOver([webButton(label, level: 2, .collapsed)])
    let reaction = reader.perform(.swipeRight, at: 0)
    let spoken = reaction.texts + [reaction.hint?.text ?? ""]
    #expect(words(spoken.joined(separator: " ")) == words(heard))
  }

  @Test func aWebDisclosureThatOpensIsReadAgainWhole() throws {
    let heard = try report("govuk-ios15-toggle-open")
    let label = "staying safe show this section"
    var reader = try VoiceOver([webButton(label, level: 2, .collapsed)]) {
      $0.afterActivation = .fullThenHintOnce
    }
    _ = reader.perform(.swipeRight, at: 0)
    _ = reader.perform(.doubleTap, at: 0)
    let first = reader.apply([.update(webButton(label, level: 2, .expanded))], at: 0)
    #expect(words(first.texts.joined(separator: " ")) == words(heard))
    #expect(first.hint?.text == "Double tap to collapse")
    _ = reader.perform(.doubleTap, at: 5000)
    #expect(reader.apply([.update(webButton(label, level: 2, .collapsed))], at: 5000).hint == nil)
  }

  @Test func anOpenWebDisclosureOf2015IsReadInTheSameOrder() throws {
    let heard = try report("iron-collapse-2015")
    var reader = try VoiceOver([webButton("collapse n.1", level: nil, .expanded)])
    #expect(words(reader.heard(.swipeRight).joined()) == words(heard))
  }

  @Test func aStateWordBeginsAndIsCutOff() throws {
    #expect(try report("va-ios26-cutoff").contains("cut off"))
    var reader = try VoiceOver([webButton("Benefits", level: nil, .collapsed)]) {
      $0.afterActivation = .cutOff
    }
    _ = reader.perform(.swipeRight, at: 0)
    _ = reader.perform(.doubleTap, at: 0)
    let said = reader.apply([.update(webButton("Benefits", level: nil, .expanded))], at: 0)
      .utterances
    #expect(said.map(\.text) == ["expanded", "Benefits"])
    #expect(said.map(\.delay) == [0, 180])
    #expect(said.last?.queueing == .interrupt)
  }

  @Test func aNativeDisclosureTellsItsStateAndHowToToggleIt() throws {
    let heard = try report("cvs-disclosuregroup")
    for (status, state, hint) in [
      (ExpandedStatus.collapsed, "Collapsed", "expand"), (.expanded, "Expanded", "collapse"),
    ] {
      var reader = try VoiceOver([webButton("T", level: nil, status)])
      let reaction = reader.perform(.swipeRight, at: 0)
      #expect(heard.contains(state) && heard.contains("Double-tap to \(hint)"))
      #expect(words(reaction.texts.joined()).last == words(state).first)
      #expect(words(reaction.hint?.text ?? "") == ["double", "tap", "to", hint])
    }
  }

  @Test func selectedStandsInFront() throws {
    let heard = try report("xcui-recorded-selected")
    var reader = try VoiceOver([element("set", [.button, .selected], label: "Set 1, done")])
    #expect(words(reader.heard(.swipeRight).joined()) == words(heard))
  }

  @Test func aFlutterTileTellsNoState() throws {
    #expect(try report("flutter-expansiontile").contains("no state"))
    var tile = element("tile", label: "Ingredients")
    tile.element.hint = "Collapsed\n double tap to expand"
    var reader = try VoiceOver([tile])
    #expect(reader.heard(.swipeRight) == ["Ingredients"])
  }

  @Test func whatWasDoubleTappedIsReadAgain() throws {
    #expect(try report("rn-29209-reread").contains("read again"))
    var reader = try VoiceOver([element("save", .button, label: "Save")])
    _ = reader.perform(.swipeRight, at: 0)
    #expect(reader.doubleTap([]) == ["Save"])
  }
}
