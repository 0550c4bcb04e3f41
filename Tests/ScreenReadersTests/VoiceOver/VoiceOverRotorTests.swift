import PlatformTrees
import ScreenReaders
import Semantics
import Testing

@Suite struct VoiceOverRotorTests {
  private func page() throws -> VoiceOver {
    var mail = element("mail")
    mail.element.customActions = ["Archive", "Delete"]
    var volume = element("volume", .adjustable)
    volume.element.value = "50%"
    return try VoiceOver([
      element("Title", .header), element("text", label: "It is Bo\nyes"), element("link", .link),
      view("main", .landmark, [element("More", .header), element("save", .button)]), mail, volume,
    ])
  }

  @Test func aTurnSpeaksTheNameOfWhatTheScreenHas() throws {
    var reader = try page()
    reader.touch("text")
    var names: [String] = []
    for _ in 0..<9 { names += reader.heard(.nextControl) }
    #expect(
      names == [
        "Words", "Lines", "Speaking Rate", "Headings", "Links", "Form Controls", "Containers",
        "Landmarks", "Characters",
      ])
    #expect(reader.heard(.previousControl) == ["Landmarks"])
    #expect(reader.perform(.nextControl, at: 0).sounds == [.rotorTurned])
  }

  @Test func headingsAreStoppedAtUpToTheLast() throws {
    var reader = try page()
    reader.touch("Title")
    #expect(reader.heard(.chooseControl(.headings)) == ["Headings"])
    #expect(reader.heard(.swipeDown) == ["More, heading, landmark"])
    let end = reader.perform(.swipeDown, at: 0)
    #expect(end.sounds == [.boundary] && end.texts.isEmpty && reader.focus == "More")
    #expect(reader.heard(.swipeUp) == ["Title, heading"])
  }

  @Test func linksControlsAndContainersAreFound() throws {
    var reader = try page()
    _ = reader.perform(.chooseControl(.links), at: 0)
    #expect(reader.heard(.swipeDown) == ["link, link"])
    _ = reader.perform(.chooseControl(.controls), at: 0)
    #expect(reader.heard(.swipeDown) == ["save, button, end"])
    reader.touch("text")
    _ = reader.perform(.chooseControl(.containers), at: 0)
    #expect(reader.heard(.swipeDown) == ["More, heading, landmark"])
  }

  @Test func whatIsNotThereCannotBeChosen() throws {
    var reader = try page()
    reader.touch("text")
    for control in [NavigationControl.images, .actions, .adjust, .paragraphs, .windows] {
      let reaction = reader.perform(.chooseControl(control), at: 0)
      #expect(reaction.sounds == [.noResults] && reaction.texts.isEmpty)
    }
  }

  @Test func actionsAreSteppedThroughAndPerformed() throws {
    var reader = try page()
    reader.touch("mail")
    #expect(reader.heard(.swipeDown) == ["Archive"])
    #expect(reader.heard(.swipeDown) == ["Delete"])
    #expect(
      reader.perform(.doubleTap, at: 0).commands == [.customAction(name: "Delete", node: "mail")])
    #expect(reader.heard(.swipeUp) == ["Delete"])
    #expect(reader.heard(.swipeDown) == ["Activate"])
    #expect(reader.perform(.doubleTap, at: 0).commands == [.activate(node: "mail")])
    #expect(
      reader.perform(.action(named: "Archive"), at: 0).commands
        == [.customAction(name: "Archive", node: "mail")])
    #expect(reader.perform(.action(named: "Fly"), at: 0).sounds == [.noResults])
    #expect(reader.heard(.openActions) == ["Actions, Activate, Archive, Delete"])
  }

  @Test func anAdjustableIsAdjustedAndSpeaksItsValueAlone() throws {
    var reader = try page()
    reader.touch("volume")
    #expect(reader.perform(.swipeUp, at: 0).commands == [.increment(node: "volume")])
    var louder = element("volume", .adjustable)
    louder.element.value = "60%"
    #expect(reader.apply([.update(louder)], at: 0).texts == ["60%"])
    #expect(reader.perform(.swipeDown, at: 0).commands == [.decrement(node: "volume")])
    #expect(reader.apply([], at: 0).texts.isEmpty)
  }

  @Test func textIsReadByCharactersWordsAndLines() throws {
    var reader = try page()
    reader.touch("text")
    #expect(reader.heard(.swipeDown) == ["I"])
    #expect(reader.heard(.swipeDown) == ["t"])
    #expect(reader.heard(.swipeDown) == ["space"])
    #expect(reader.heard(.swipeUp) == ["t"])
    _ = reader.perform(.chooseControl(.words), at: 0)
    #expect((0..<4).flatMap { _ in reader.heard(.swipeDown) } == ["It", "is", "Bo", "yes"])
    #expect(reader.perform(.swipeDown, at: 0).sounds == [.boundary])
    _ = reader.perform(.chooseControl(.lines), at: 0)
    #expect((0..<2).flatMap { _ in reader.heard(.swipeDown) } == ["It is Bo", "yes"])
  }

  @Test func aCapitalLetterIsToldAsSet() throws {
    var reader = try page()
    reader.touch("text")
    reader.settings.capitalLetters = .speakCap
    #expect(reader.heard(.swipeDown) == ["cap, I"])
    reader.touch("text")
    reader.settings.capitalLetters = .playSound
    #expect(reader.perform(.swipeDown, at: 0).sounds == [.alert])
  }

  @Test func theSpeakingRateIsChangedInSteps() throws {
    var reader = try page()
    reader.touch("text")
    _ = reader.perform(.chooseControl(.speechRate), at: 0)
    #expect(reader.heard(.swipeUp) == ["55%"])
    #expect(reader.heard(.swipeDown) == ["50%"])
  }
}
